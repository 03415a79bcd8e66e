/**
 * Draws the tarot deck: `node scripts/draw-deck.ts` writes every card that has a picture to `public/tarot-cards`,
 * `the-moon back` only those, `--reversed` their reversed forms too, `--sheet out.png` a contact sheet instead.
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { DRAWN, drawCard } from '../src/art/deck/deck.ts';
import type { CardSlug } from '../src/domain/tarot/card-names.ts';
import { hashOfSources, recordPictures } from './picture-lock.ts';

const ROOT = new URL('../', import.meta.url);
const FOLDER = 'public/tarot-cards';
type Face = CardSlug | 'back';
type Way = 'upright' | 'reversed';

const WIDE = 670;
const NARROW = 335;
/** Chosen by looking: below these, fine red lines bleed into their ground. More effort costs ten seconds a card for 3 %. */
const QUALITY = { [WIDE]: 58, [NARROW]: 68 };
const EFFORT = 4;
/** Renderers and encoders differ in the last bit; a moved line differs by far more. */
export const TOLERATED_MEAN_DIFFERENCE = 0.8;

function sources(): string[] {
  const deck = readdirSync(new URL('src/art/deck/', ROOT), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|json)$/.test(name))
    .map((name) => `src/art/deck/${name.replaceAll('\\', '/')}`);
  const shared = ['plate-burin', 'plate-engraving', 'svg', 'ink', 'glyphs', 'glyph-paths'];
  return [
    ...deck,
    ...['card-names', 'decans'].map((name) => `src/domain/tarot/${name}.ts`),
    ...shared.map((name) => `src/art/drawing/${name}.ts`),
    'scripts/draw-deck.ts',
  ];
}

/** Drawn at twice the size and reduced, which keeps hatching even. */
function picture(face: Face, width: number, way: Way = 'upright'): Sharp {
  const drawn = new Resvg(drawCard(face, way), {
    fitTo: { mode: 'width', value: width * 2 },
    font: { loadSystemFonts: false },
  }).render();
  return sharp(drawn.asPng()).resize({ width, kernel: 'mitchell' });
}

async function webpOf(face: Face, width: typeof WIDE | typeof NARROW, way: Way): Promise<Buffer> {
  return picture(face, width, way)
    .webp({ quality: QUALITY[width], effort: EFFORT, preset: 'drawing', smartSubsample: true })
    .toBuffer();
}

async function write(face: Face, way: Way): Promise<void> {
  const name = way === 'upright' ? face : `${face}-reversed`;
  const files = {
    [`${FOLDER}/${name}.webp`]: await webpOf(face, WIDE, way),
    [`${FOLDER}/${name}-335.webp`]: await webpOf(face, NARROW, way),
  };
  for (const [path, bytes] of Object.entries(files)) writeFileSync(new URL(path, ROOT), bytes);
  const hash = hashOfSources(sources());
  recordPictures(Object.fromEntries(Object.keys(files).map((path) => [path, hash])));
  const weights = Object.values(files).map((bytes) => bytes.length);
  console.log(name, weights.join(' '));
}

async function draw(faces: readonly Face[], ways: readonly Way[]): Promise<void> {
  mkdirSync(new URL(`${FOLDER}/`, ROOT), { recursive: true });
  for (const face of faces)
    for (const way of ways) if (face !== 'back' || way === 'upright') await write(face, way);
}

/** Mean difference, per color channel in 0 to 255, between the drawing, packed alike, and the committed picture. */
export async function differenceFromCommitted(face: Face): Promise<number> {
  const committed = readFileSync(new URL(`${FOLDER}/${face}-335.webp`, ROOT));
  const before = await sharp(committed).flatten().raw().toBuffer();
  const now = await sharp(await webpOf(face, NARROW, 'upright'))
    .flatten()
    .raw()
    .toBuffer();
  if (before.length !== now.length) return 255;
  let sum = 0;
  for (const [i, value] of now.entries()) sum += Math.abs(value - before[i]!);
  return sum / now.length;
}

/** Rows of cards at 300 px, then the same at 120 px: what is not legible there is not legible on a phone. */
async function sheet(faces: readonly Face[], out: string): Promise<void> {
  const rows = [
    { width: 300, columns: 6 },
    { width: 120, columns: 15 },
  ];
  const gap = 12;
  const tiles: { input: Buffer; left: number; top: number }[] = [];
  let y = gap;
  for (const { width, columns } of rows) {
    const height = Math.round((width * 1170) / 670);
    for (const [i, face] of faces.entries()) {
      const at = {
        left: gap + (i % columns) * (width + gap),
        top: y + Math.floor(i / columns) * (height + gap),
      };
      tiles.push({ input: await picture(face, width).png().toBuffer(), ...at });
    }
    y += Math.ceil(faces.length / columns) * (height + gap) + gap;
  }
  const canvas = { width: 6 * 312 + 96, height: y, channels: 3 as const, background: '#0b0f1e' };
  await sharp({ create: canvas }).composite(tiles).png().toFile(out);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const words = process.argv.slice(2);
  const all: readonly Face[] = ['back', ...DRAWN];
  const named = all.filter((face) => words.includes(face));
  const faces = named.length > 0 ? named : all;
  const out = words[words.indexOf('--sheet') + 1];
  if (words.includes('--sheet') && out) await sheet(faces, out);
  else await draw(faces, words.includes('--reversed') ? ['upright', 'reversed'] : ['upright']);
}
