import { piecesOf } from '../quote-cards/breaking.ts';
import { fitWords, type FittedWords, type Room } from '../quote-cards/fitting.ts';
import { widthOf, type FaceName } from '../quote-cards/letters.ts';
import { place, type Align, type Box, type PlacedText } from '../quote-cards/placing.ts';
import { heightOf, leadingOf, widthRoom } from '../quote-cards/words.ts';

/** Where a line or a block of type stands: its edge or middle, and how wide it may be. */
export interface Column {
  align: Align;
  x: number;
  width: number;
}

interface Run {
  text: string;
  size: number;
}

const SMALL = 0.8;
const CAPITAL_TRACKING = 0.06;

/** Capitals large, other letters as small capitals, as our display face has them. */
function runsOf(text: string, size: number): Run[] {
  return (text.match(/\p{Ll}+|[^\p{Ll}]+/gu) ?? []).map((part) => ({
    text: part.toUpperCase(),
    size: /^\p{Ll}/u.test(part) ? size * SMALL : size,
  }));
}

/** A name in capitals and small capitals, smaller where its column is narrow. */
export function nameLine(
  text: string,
  { size, fill, baseline }: { size: number; fill: string; baseline: number },
  column: Column,
): PlacedText[] {
  const measured = (at: number) =>
    runsOf(text, at).map((run) => ({
      ...run,
      // The space after the last letter parts it from the next run.
      width: (widthOf(run.text, 'capitals', CAPITAL_TRACKING) + CAPITAL_TRACKING) * run.size,
    }));
  const widthAt = (at: number) => measured(at).reduce((sum, { width }) => sum + width, 0);
  const fitting = size * Math.min(1, column.width / widthAt(size));
  const whole = widthAt(fitting);
  let left = column.x - { left: 0, center: whole / 2, right: whole }[column.align];
  return measured(fitting).map((run) => {
    const type = { face: 'capitals', size: run.size, fill, tracking: CAPITAL_TRACKING } as const;
    // A space at the end of a run is no letter, but moves the next one.
    const set = place(run.text, type, 'left', left, baseline);
    left += run.width;
    return set;
  });
}

export interface BlockType {
  face: FaceName;
  fill: string;
  largest: number;
  /** Nothing is set smaller: what does not fit then is cut at a word. */
  smallest: number;
  /** What size is worth against even lines; more for few words. */
  sizeWeight?: number;
}

const CUT_MARKS = /[\s,;:.–—-]+$/u;

/** A text in its room; null where it does not fit. */
function fit(text: string, room: Room): FittedWords | null {
  try {
    return fitWords(piecesOf(text), [room]);
  } catch {
    return null;
  }
}

/** As many of its words as fit, found by halves: every try costs. */
function cut(text: string, room: Room): FittedWords {
  const words = text.split(' ');
  let best = fit(`${words[0]!}…`, room);
  let [fits, tooMany] = [1, words.length];
  while (tooMany - fits > 1) {
    const count = Math.floor((fits + tooMany) / 2);
    const tried = fit(`${words.slice(0, count).join(' ').replace(CUT_MARKS, '')}…`, room);
    if (tried) [best, fits] = [tried, count];
    else tooMany = count;
  }
  if (!best) throw new Error(`There is no room for “${words[0]}”.`);
  return best;
}

/** More than one sentence is shown only where it need not be set small: on a phone, size is what counts. */
const WELL_READ = 1.25;

/** As many whole sentences as stand well; only a first one that is too long by itself is cut. */
function fitted(sentences: readonly string[], room: Room): FittedWords {
  for (let count = sentences.length; count > 0; count--) {
    const found = fit(sentences.slice(0, count).join(' '), room);
    if (found && (count === 1 || found.size >= room.smallest * WELL_READ)) return found;
  }
  return cut(sentences[0]!, room);
}

type Height = Pick<Box, 'top' | 'bottom'> & {
  /** The part of what stays free that goes above the text. */
  rise?: number;
};

function roomOf(
  { largest, smallest, sizeWeight = 0.6 }: BlockType,
  { width }: Column,
  { top, bottom }: Height,
): Room {
  return widthRoom({ width, height: bottom - top }, largest, smallest, sizeWeight);
}

function placed(
  { size, lines }: FittedWords,
  { face, fill }: BlockType,
  { align, x }: Column,
  { top, bottom, rise = 0.5 }: Height,
): PlacedText[] {
  const start = top + (bottom - top - heightOf(size, lines.length)) * rise;
  return lines.map((line, i) =>
    place(line, { face, size, fill }, align, x, start + 0.7 * size + i * leadingOf(size)),
  );
}

/** Sentences in even lines, as many and as large as the box allows. */
export function textBlock(
  sentences: readonly string[],
  type: BlockType,
  column: Column,
  height: Height,
): PlacedText[] {
  return placed(fitted(sentences, roomOf(type, column, height)), type, column, height);
}

/** The same for a text that may be left out where there is no room for all of it. */
export function spareBlock(text: string, type: BlockType, column: Column, height: Height): PlacedText[] {
  if (height.bottom - height.top < type.smallest) return [];
  const found = fit(text, roomOf(type, column, height));
  return found ? placed(found, type, column, height) : [];
}
