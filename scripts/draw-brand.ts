/**
 * Draws the marks as PNG, and the sign pictures as they are printed on paper: `node scripts/draw-brand.ts`. Those on
 * night are the plates of `scripts/draw-plates.ts`, and what is SVG is made by the build.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import { brandFiles, pngWidth, type BrandFile } from '../src/art/brand/catalog.ts';
import { brandDrawing } from '../src/art/brand/files.ts';
import { isSignKey } from '../src/domain/zodiac/signs.ts';
import { hashOfSources, recordPictures } from './picture-lock.ts';

const ROOT = new URL('../', import.meta.url);
const FOLDER = 'public/brand';
const PREVIEW_SIZE = 320;

function sources(): string[] {
  const drawing = 'src/art/drawing';
  const plates = readdirSync(new URL(`${drawing}/`, ROOT)).filter((name) => /^plate.*\.ts$/.test(name));
  const shared = ['stars', 'logo', 'glyphs', 'glyph-paths', 'icon-paths', 'ink', 'ring', 'svg'];
  return [
    'scripts/draw-brand.ts',
    ...[...plates, ...shared.map((name) => `${name}.ts`)].map((name) => `${drawing}/${name}`),
    `${drawing}/data/stars.json`,
    `${drawing}/data/figures.json`,
    ...['catalog', 'files', 'marks', 'paper'].map((name) => `src/art/brand/${name}.ts`),
    'src/art/brand/data/wordmark.json',
  ];
}

/** Drawn at twice the size and reduced, which keeps hairlines even. */
function drawnAt({ subject, ground }: BrandFile, width: number): Sharp {
  const picture = new Resvg(brandDrawing(subject, ground), {
    fitTo: { mode: 'width', value: width * 2 },
    font: { loadSystemFonts: false },
  }).render();
  return sharp(picture.asPng()).resize(width, null, { kernel: 'mitchell' });
}

/** The file that is taken away and, of a sign, the small picture that the page shows of it. */
async function write(file: BrandFile): Promise<Record<string, Buffer>> {
  const whole = drawnAt(file, pngWidth(file.subject));
  const png = await whole.png({ palette: true, colors: 256, dither: 0.5, effort: 10 }).toBuffer();
  if (!isSignKey(file.subject)) return { [file.name]: png };
  const small = await drawnAt(file, PREVIEW_SIZE).webp({ quality: 78, effort: 6 }).toBuffer();
  return { [file.name]: png, [`${file.subject}-light-${PREVIEW_SIZE}.webp`]: small };
}

mkdirSync(new URL(`${FOLDER}/`, ROOT), { recursive: true });
const hash = hashOfSources(sources());
const drawn = brandFiles().filter(
  ({ format, subject, ground }) => format === 'png' && (ground === 'light' || !isSignKey(subject)),
);
for (const file of drawn) {
  const files = await write(file);
  for (const [name, bytes] of Object.entries(files)) {
    writeFileSync(new URL(`${FOLDER}/${name}`, ROOT), bytes);
    console.log(`${name}: ${bytes.length} bytes`);
  }
  recordPictures(Object.fromEntries(Object.keys(files).map((name) => [`${FOLDER}/${name}`, hash])));
}
