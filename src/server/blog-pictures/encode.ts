import sharp, { type Sharp } from 'sharp';
import { MOVES } from './formats.ts';

/** A picture as posts show it. Nothing of the file that came is left: no place, no camera, no name. */
export interface EncodedPicture {
  width: number;
  height: number;
  whole: Uint8Array;
  small: Uint8Array;
  share: Uint8Array;
}

/** Told to whoever put it up. */
export class Unusable extends Error {}

/** A phone's largest photographs; a small file can claim many more, and would fill the memory. */
const MOST_PIXELS = 60_000_000;
const WIDEST = 1600;
const TALLEST = 2400;
const MOST_BYTES = 400 * 1024;
const QUALITIES = [80, 60];
const SMALL = { width: 720, height: 480 };
/** Behind what is see-through where it cannot stay so. */
const NIGHT = '#0b0f1c';

sharp.cache(false);
sharp.concurrency(1);

function opened(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true });
}

async function check(bytes: Buffer): Promise<void> {
  // Only its head is read here, whatever it claims of its size.
  const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (pages > 1) throw new Unusable(MOVES);
  if (width * height > MOST_PIXELS)
    throw new Unusable(
      `This picture is ${width} by ${height} pixels, more than we can take. Please make it smaller.`,
    );
}

async function wholeOf(bytes: Buffer): Promise<Pick<EncodedPicture, 'width' | 'height' | 'whole'>> {
  for (let scale = 1; ;) {
    let leastBytes = Infinity;
    const size = { width: Math.round(WIDEST * scale), height: Math.round(TALLEST * scale) };
    const { data: pixels, info } = await opened(bytes)
      .autoOrient()
      .resize({ ...size, fit: 'inside', withoutEnlargement: true })
      .toColorspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    for (const quality of QUALITIES) {
      const whole = await sharp(pixels, { raw: { width, height, channels } }).webp({ quality }).toBuffer();
      if (whole.length <= MOST_BYTES) return { width, height, whole };
      leastBytes = whole.length;
    }
    // As many fewer pixels as it has bytes too many, and some more.
    scale = (width / WIDEST) * Math.sqrt(MOST_BYTES / leastBytes) * 0.9;
  }
}

/** Reads what came, whatever it claims to be, and writes it anew. */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  await check(bytes);
  const whole = await wholeOf(bytes);
  const cut = await opened(bytes)
    .autoOrient()
    .resize({ ...SMALL, fit: 'cover' })
    .png()
    .toBuffer();
  return {
    ...whole,
    small: await sharp(cut).webp({ quality: 76 }).toBuffer(),
    share: await sharp(cut).flatten({ background: NIGHT }).jpeg({ quality: 82 }).toBuffer(),
  };
}
