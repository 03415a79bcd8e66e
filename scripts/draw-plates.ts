/**
 * Draws the sign plates: `node scripts/draw-plates.ts` writes all of them, `--check aries leo` draws those in memory
 * and compares them with the files in `public/zodiac-signs`.
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { signPlate } from '../src/art/drawing/plate.ts';
import { SIGN_KEYS, isSignKey } from '../src/domain/zodiac/signs.ts';
import type { SignKey } from '../src/domain/zodiac/signs.ts';
import { hashOfSources, recordPictures } from './picture-lock.ts';

const ROOT = new URL('../', import.meta.url);
const FOLDER = 'public/zodiac-signs';
const SIZE = 640;
/** The palette rounds colors and renderers differ in the last bit; a moved line differs by far more. */
export const TOLERATED_MEAN_DIFFERENCE = 0.8;
const HEAVIEST_WEBP = 45_000;

function sources(): string[] {
  const drawing = 'src/art/drawing';
  const plates = readdirSync(new URL(`${drawing}/`, ROOT)).filter((name) => /^plate.*\.ts$/.test(name));
  const shared = [
    'stars.ts',
    'glyphs.ts',
    'glyph-paths.ts',
    'ink.ts',
    'svg.ts',
    'data/stars.json',
    'data/figures.json',
  ];
  return [...[...plates, ...shared].map((name) => `${drawing}/${name}`), 'scripts/draw-plates.ts'];
}

/** Drawn at twice the size and reduced, which keeps hairlines even; a soft kernel, because a sharp one rings and costs bytes. */
async function pixelsOf(sign: SignKey): Promise<Buffer> {
  const picture = new Resvg(signPlate(sign), {
    fitTo: { mode: 'width', value: SIZE * 2 },
    font: { loadSystemFonts: false },
  }).render();
  return sharp(picture.asPng()).resize(SIZE, SIZE, { kernel: 'mitchell' }).removeAlpha().raw().toBuffer();
}

/** Quality 80, or as near to it as the weight of a page with twelve plates allows. */
async function webpOf(picture: Sharp): Promise<Buffer> {
  for (const quality of [80, 78, 76]) {
    const bytes = await picture.webp({ quality, effort: 6, preset: 'picture' }).toBuffer();
    if (bytes.length <= HEAVIEST_WEBP) return bytes;
  }
  return picture.webp({ quality: 74, effort: 6, preset: 'picture' }).toBuffer();
}

async function write(sign: SignKey): Promise<Record<string, Buffer>> {
  const pixels = await pixelsOf(sign);
  const picture = (): Sharp => sharp(pixels, { raw: { width: SIZE, height: SIZE, channels: 3 } });
  return {
    [`${sign}.png`]: await picture().png({ palette: true, colors: 256, dither: 0.5, effort: 10 }).toBuffer(),
    [`${sign}.webp`]: await webpOf(picture()),
    [`${sign}-320.webp`]: await webpOf(picture().resize(320, 320)),
  };
}

/** Mean difference, per color channel in 0 to 255, between the drawing and the committed picture. */
export async function differenceFromCommitted(sign: SignKey): Promise<number> {
  const committed = readFileSync(new URL(`${FOLDER}/${sign}.png`, ROOT));
  const before = await sharp(committed).removeAlpha().raw().toBuffer();
  const now = await pixelsOf(sign);
  if (before.length !== now.length) return 255;
  let sum = 0;
  for (const [i, value] of now.entries()) sum += Math.abs(value - before[i]!);
  return sum / now.length;
}

async function check(signs: readonly SignKey[]): Promise<void> {
  for (const sign of signs) {
    const difference = await differenceFromCommitted(sign);
    const same = difference <= TOLERATED_MEAN_DIFFERENCE;
    console.log(`${sign}: ${same ? 'same' : 'different'} (${difference.toFixed(2)})`);
    if (!same) process.exitCode = 1;
  }
}

async function draw(signs: readonly SignKey[]): Promise<void> {
  mkdirSync(new URL(`${FOLDER}/`, ROOT), { recursive: true });
  const hash = hashOfSources(sources());
  for (const sign of signs) {
    const files = await write(sign);
    for (const [name, bytes] of Object.entries(files))
      writeFileSync(new URL(`${FOLDER}/${name}`, ROOT), bytes);
    recordPictures(Object.fromEntries(Object.keys(files).map((name) => [`${FOLDER}/${name}`, hash])));
    console.log(
      sign,
      Object.values(files)
        .map((bytes) => bytes.length)
        .join(' '),
    );
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const named = process.argv.slice(2).filter(isSignKey);
  const signs = named.length > 0 ? named : SIGN_KEYS;
  await (process.argv.includes('--check') ? check(signs) : draw(signs));
}
