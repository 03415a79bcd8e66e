import { Invalid } from '../failures.ts';

const WANTED = 'Please choose a JPEG, PNG, WebP or AVIF file.';

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

const isPng = (bytes: Buffer): boolean => startsWith(bytes, '\x89PNG\r\n\x1a\n');

/** The chunk that makes a PNG move stands before its first pixels. */
function isMovingPng(bytes: Buffer): boolean {
  const movesAt = bytes.indexOf('acTL');
  return movesAt !== -1 && movesAt < bytes.indexOf('IDAT');
}

/** What HEIF calls the kind of file: "avif", "heic". */
const brandOf = (bytes: Buffer): string | null =>
  startsWith(bytes, 'ftyp', 4) ? bytes.toString('latin1', 8, 12) : null;

const isWebp = (bytes: Buffer): boolean => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8);
const isTaken = (bytes: Buffer): boolean =>
  startsWith(bytes, '\xff\xd8\xff') || isPng(bytes) || isWebp(bytes) || brandOf(bytes) === 'avif';

export const MOVES = 'This picture moves. Posts show pictures that hold still, so please choose another.';

/** Looks at the bytes, not at the name: refuses whatever is no picture of a kind that we take, and says which it is. */
export function checkFormat(bytes: Buffer): void {
  if (bytes.length === 0) throw new Invalid(`There’s no picture in this. ${WANTED}`);
  if (brandOf(bytes) === 'avis' || (isPng(bytes) && isMovingPng(bytes))) throw new Invalid(MOVES);
  if (isTaken(bytes)) return;
  if (startsWith(bytes, 'GIF8')) throw new Invalid(`GIFs aren’t taken, since most of them move. ${WANTED}`);
  if (['heic', 'heix', 'mif1', 'hevc'].includes(brandOf(bytes) ?? ''))
    throw new Invalid('This is a HEIC photo, the way iPhones keep them. Please save it as a JPEG first.');
  if (/<svg[\s>]/i.test(bytes.toString('latin1', 0, 1024)))
    throw new Invalid(`SVG drawings aren’t taken: they can carry scripts. ${WANTED}`);
  throw new Invalid(`This isn’t a picture we can read. ${WANTED}`);
}
