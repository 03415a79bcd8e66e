import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ART = join(import.meta.dirname, '../../art');
/** Everything that share pictures are drawn with. */
const FOLDERS = ['share-pictures', 'drawing', 'quote-cards', 'deck'];

function filesOf(folder: string): string[] {
  return readdirSync(join(ART, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

let edition: string | null = null;

/** A hash of the drawing code itself, so that no version number has to be raised by hand. */
export function designEdition(): string {
  if (edition === null) {
    const hash = createHash('sha256');
    for (const file of FOLDERS.flatMap(filesOf)) hash.update(readFileSync(file));
    edition = hash.digest('base64url');
  }
  return edition;
}
