import type { SetVerse, SocialFormat } from '../../../domain/channels/picture.ts';
import { INK } from '../../drawing/ink.ts';
import { widthOf, type CenteredLine } from './lettering.ts';
import { SHEET, SHEETS, type SheetMeasures } from './sheet.ts';

const MOST_LINES = 5;
const LEADING = 1.26;
/** Tall letters and the feet of long ones, in parts of the size. */
const ASCENT = 0.7;
const DESCENT = 0.25;
/** A verse that needs more room is set smaller as a whole, but no smaller than this part of its size. */
const SMALLEST = 0.8;
/** Clear of the frame on either side; of the picture above and the reference below, in parts of the size. */
const SIDE = 24;
const AIR = 0.58;

const REFERENCE = { face: 'reference', size: 21, tracking: 0.1, fill: INK.brass300 } as const;
/** As tall as a reference is on the tallest sheet. */
const REFERENCE_HEIGHT = 17;
const EDITION = { face: 'edition', size: 16.5, tracking: 0.02, fill: INK.dust } as const;

const MEASURE = SHEET.width - 2 * (SHEET.inset + SIDE);

/** From the tops of the first line to the feet of the last. */
const heightOf = (size: number, lines: number): number => size * (ASCENT + DESCENT + (lines - 1) * LEADING);

/** The night the verse stands in, without the reference. */
function room({ horizon, verseSize, referenceBaseline }: SheetMeasures): { top: number; bottom: number } {
  const air = AIR * verseSize;
  return { top: horizon + air, bottom: referenceBaseline - REFERENCE_HEIGHT - air };
}

/** What part of its size a verse can be set in; 1 where it fits as it is. */
function verseScale(sheet: SheetMeasures, lines: readonly string[]): number {
  const widest = Math.max(...lines.map((line) => widthOf(line, 'verse'))) * sheet.verseSize;
  const { top, bottom } = room(sheet);
  return Math.min(1, MEASURE / widest, (bottom - top) / heightOf(sheet.verseSize, lines.length));
}

type SmallType = typeof REFERENCE | typeof EDITION;

/** What stands under the verse grows with it on tall sheets, and is set smaller on the same terms. */
function smallSize(sheet: SheetMeasures, { size }: SmallType): number {
  return size * Math.max(1, sheet.verseSize / SHEETS['4:5'].verseSize);
}

function lineScale(sheet: SheetMeasures, text: string, type: SmallType): number {
  return Math.min(1, MEASURE / (widthOf(text, type.face, type.tracking) * smallSize(sheet, type)));
}

function smallLine(sheet: SheetMeasures, text: string, type: SmallType, baseline: number): CenteredLine {
  return { text, ...type, size: smallSize(sheet, type) * lineScale(sheet, text, type), baseline };
}

/** Whether a verse can be set under a scene; a letter that is not cast throws. */
export function verseFits(format: SocialFormat, { lines, reference, edition }: SetVerse): boolean {
  if (lines.length === 0 || lines.length > MOST_LINES) return false;
  const sheet = SHEETS[format];
  const scales = [
    verseScale(sheet, lines),
    lineScale(sheet, reference, REFERENCE),
    lineScale(sheet, edition, EDITION),
  ];
  return scales.every((scale) => scale >= SMALLEST);
}

/** The verse in the lines it was broken into by hand, in the middle of its room. */
export function verseLines(format: SocialFormat, verse: SetVerse): CenteredLine[] {
  const { lines, reference, edition } = verse;
  if (!verseFits(format, verse))
    throw new Error(`“${lines.join(' / ')}” does not fit under a picture of ${format}.`);
  const sheet = SHEETS[format];
  const size = sheet.verseSize * verseScale(sheet, lines);
  const { top, bottom } = room(sheet);
  const first = (top + bottom - heightOf(size, lines.length)) / 2 + ASCENT * size;
  return [
    ...lines.map((text, i): CenteredLine => {
      const baseline = first + i * LEADING * size;
      return { text, face: 'verse', size, tracking: 0, fill: INK.ivory, baseline };
    }),
    smallLine(sheet, reference, REFERENCE, sheet.referenceBaseline),
    smallLine(sheet, edition, EDITION, sheet.editionBaseline),
  ];
}
