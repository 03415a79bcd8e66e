import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ART = join(import.meta.dirname, '../../art');
/** All that pictures for sharing are drawn with. */
const FOLDERS = ['share-pictures', 'drawing', 'quote-cards', 'deck'];

function filesOf(folder: string): string[] {
  return readdirSync(join(ART, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

let edition: string | null = null;

/** The design, in short. It is taken from the sources themselves, so that nobody has to think of a number. */
export function designEdition(): string {
  if (edition === null) {
    const hash = createHash('sha256');
    for (const file of FOLDERS.flatMap(filesOf)) hash.update(readFileSync(file));
    edition = hash.digest('base64url');
  }
  return edition;
}
