/**
 * Takes the outlines of the name in our logo: `node scripts/extract-wordmark.ts` writes
 * `src/art/brand/data/wordmark.json`. A logo is a picture of its own and cannot count on a font being there.
 */
import { writeFileSync } from 'node:fs';
import { openFont, shaped } from './letter-outlines.ts';
import { relativePath } from './outline-path.ts';

const ROOT = new URL('../', import.meta.url);
const FONT = '@fontsource/cinzel/files/cinzel-latin-600-normal';
const TARGET = 'src/art/brand/data/wordmark.json';
/** Cinzel's lower case is small capitals: only the first letter is large. */
const NAME = 'Zodiary';

const font = await openFont(FONT, NAME);
const { ids, advances } = shaped(font, NAME);
const letters = ids.map((id, i) => ({ width: advances[i]!, d: relativePath(font.glyphToPath(id)) }));
const source =
  'Cinzel 600, SIL Open Font License; units of 1/1000 em, kerned. Made by scripts/extract-wordmark.ts.';
writeFileSync(new URL(TARGET, ROOT), `${JSON.stringify({ source, letters }, null, 2)}\n`);
console.log(`${letters.length} letters, ${letters.reduce((sum, { width }) => sum + width, 0)} units wide`);
