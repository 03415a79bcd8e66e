/**
 * Takes the outlines of Cinzel's capitals for the tarot deck: `node scripts/extract-lettering.ts` writes
 * `src/art/deck/data/lettering.json`. Cards are pictures of their own and cannot count on a font being there.
 */
import { writeFileSync } from 'node:fs';
import { openFont, shaped } from './letter-outlines.ts';
import { absolutePath } from './outline-path.ts';

const ROOT = new URL('../', import.meta.url);
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0 ';

const font = await openFont('@fontsource/cinzel/files/cinzel-latin-400-normal', LETTERS);
const letters = [...LETTERS].map((letter) => {
  const { ids, advances } = shaped(font, letter);
  return [letter, { width: advances[0], d: absolutePath(font.glyphToPath(ids[0]!)) }];
});
const unitsPerEm = font.face.upem;
const json = JSON.stringify({ unitsPerEm, letters: Object.fromEntries(letters) }, null, 2);
writeFileSync(new URL('src/art/deck/data/lettering.json', ROOT), `${json}\n`);
