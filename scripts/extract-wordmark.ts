/**
 * Takes the outlines of the name in our logo: `node scripts/extract-wordmark.ts` writes
 * `src/art/brand/data/wordmark.json`. A logo is a picture of its own and cannot count on a font being there.
 */
import { Blob, Buffer as Shaping, Face, Font, shape } from 'harfbuzzjs';
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { relativePath } from './relative-path.ts';

const ROOT = new URL('../', import.meta.url);
const FONT = 'node_modules/@fontsource/cinzel/files/cinzel-latin-600-normal.woff2';
const TARGET = 'src/art/brand/data/wordmark.json';
/** Cinzel's lower case is small capitals: only the first letter is large. */
const NAME = 'Zodiary';

const bytes = await subsetFont(readFileSync(new URL(FONT, ROOT)), NAME, {
  targetFormat: 'sfnt',
  keepFeatures: ['kern'],
  noHinting: true,
});
const font = new Font(new Face(new Blob(Uint8Array.from(bytes).buffer)));
const buffer = new Shaping();
buffer.addText(NAME);
buffer.guessSegmentProperties();
shape(font, buffer);
const positions = buffer.getGlyphPositions();
const letters = buffer.getGlyphInfos().map(({ codepoint }, i) => ({
  width: positions[i]!.xAdvance,
  d: relativePath(font.glyphToPath(codepoint)),
}));
const source =
  'Cinzel 600, SIL Open Font License; units of 1/1000 em, kerned. Made by scripts/extract-wordmark.ts.';
writeFileSync(new URL(TARGET, ROOT), `${JSON.stringify({ source, letters }, null, 2)}\n`);
console.log(`${letters.length} letters, ${letters.reduce((sum, { width }) => sum + width, 0)} units wide`);
