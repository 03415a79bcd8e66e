import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const ROOT = new URL('../', import.meta.url);
const LOCK = new URL('src/art/pictures.lock.json', ROOT);

/** SHA-256 over the drawing sources (paths from the repository's root) that a picture is made from. */
export function hashOfSources(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of [...sources].sort()) hash.update(source).update(readFileSync(new URL(source, ROOT)));
  return hash.digest('hex');
}

/** Notes for each picture (path from the root) the hash of its sources; entries of others stay as they are. */
export function recordPictures(entries: Readonly<Record<string, string>>): void {
  const known = existsSync(LOCK) ? (JSON.parse(readFileSync(LOCK, 'utf8')) as Record<string, string>) : {};
  const all = Object.entries({ ...known, ...entries }).sort(([a], [b]) => (a < b ? -1 : 1));
  mkdirSync(new URL('.', LOCK), { recursive: true });
  writeFileSync(LOCK, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}
