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

const editions = new Map<string, string>();

/** A hash of the drawing code itself, so that no version number has to be raised by hand. */
export function designEdition(folders: readonly string[] = FOLDERS): string {
  const key = folders.join();
  const known = editions.get(key);
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  for (const file of folders.flatMap(filesOf)) hash.update(readFileSync(file));
  const edition = hash.digest('base64url');
  editions.set(key, edition);
  return edition;
}
