import { widthOf } from './letters.ts';

/** Part of a text that stays on one line. */
export interface Piece {
  text: string;
  /** Nothing stands between two pieces that a dash joins. */
  spaceBefore: boolean;
  /** The first piece of a verse begins a line whatever room is left. */
  beginsVerse: boolean;
  /** What it costs to end a line here. */
  endCost: number;
}

/** Words, and the parts of words that a dash holds together; lines of verse are kept. */
export function piecesOf(text: string): Piece[] {
  return text.split('\n').flatMap((verse, verseAt) =>
    verse
      .trim()
      .split(/\s+/)
      .flatMap((word, wordAt) =>
        word.split(/(?<=[—⸺])(?=\p{L})/u).map((part, partAt) => ({
          text: part,
          spaceBefore: wordAt > 0 && partAt === 0,
          beginsVerse: verseAt > 0 && wordAt === 0 && partAt === 0,
          endCost: endCost(part),
        })),
      ),
  );
}

export const isVerse = (pieces: readonly Piece[]): boolean => pieces.some(({ beginsVerse }) => beginsVerse);

export function joined(pieces: readonly Piece[]): string {
  return pieces.map(({ text, spaceBefore }, i) => (spaceBefore && i > 0 ? ' ' : '') + text).join('');
}

/** Words that lean on what follows: a line should not end with them. */
const LEANING =
  /^(a|an|the|of|to|in|is|i|and|or|by|at|on|for|we|no|my|his|her|its|our|your|thy|as|but|if|so|he|she|it|not|be|with|from|that|which|who|than|O)$/i;

/** How much a line's end pleases or hurts, on the scale of the squared share of the line that stays empty. */
function endCost(text: string): number {
  if (/[.!?;:—]["”’)]*$/.test(text)) return -0.06;
  if (/,[”’]?$/.test(text)) return -0.035;
  return LEANING.test(text.replace(/^[‘“(]+/, '')) ? 0.1 : 0;
}

/** Room of a line that holds pieces `from` to `to`, both counted, in parts of the size. */
export type Widths = (from: number, to: number) => number;

/** All widths by two looks into one table, so that a hundred layouts of a text measure its words once. */
export function widthsOf(pieces: readonly Piece[]): Widths {
  const space = widthOf('n n', 'roman') - 2 * widthOf('n', 'roman');
  const own = pieces.map(({ text }) => widthOf(text, 'roman'));
  const ends: number[] = [];
  const starts: number[] = [];
  let at = 0;
  for (const [i, piece] of pieces.entries()) {
    if (piece.spaceBefore && i > 0) at += space;
    starts.push(at);
    at += own[i]!;
    ends.push(at);
  }
  return (from, to) => ends[to]! - starts[from]!;
}

export interface Broken {
  /** First piece of each line. */
  starts: number[];
  /** Mean squared share of the room that the lines leave empty or exceed, with what their ends cost. */
  cost: number;
}

/** A short last line hurts; one word alone is to be avoided at nearly any price. */
function lonelyCost(single: boolean, share: number): number {
  if (single) return share < 0.8 ? 4 : 0;
  return share < 0.45 ? 0.3 : 0;
}

/** How far the rest of a verse that is too long for its line stands in, in parts of the size. */
export const TURNOVER = 0.9;

/**
 * Breaks a text into as many lines as there are measures, each no wider than its own, so that all are filled alike.
 * The last line may be shorter, but never a single short word. Null if it does not fit.
 */
export function breakLines(
  pieces: readonly Piece[],
  widths: Widths,
  measures: readonly number[],
): Broken | null {
  const room = measures.reduce((sum, measure) => sum + measure, 0);
  const filled = Math.min(1, (widths(0, pieces.length - 1) / room) * 1.02);
  const widest = Math.max(...measures);
  const verse = isVerse(pieces);
  const lineCost = (from: number, to: number, line: number): number => {
    const measure = measures[line]!;
    const turned = verse && from > 0 && !pieces[from]!.beginsVerse;
    const width = widths(from, to) + (turned ? TURNOVER : 0);
    if (width > measure) return Infinity;
    const miss = (width / measure - filled) / Math.max(filled, 0.25);
    const last = to === pieces.length - 1;
    const single = from === to && pieces.length > 2;
    const lonely = last && line > 0 ? lonelyCost(single, width / (widest * filled)) : single ? 0.25 : 0;
    return miss ** 2 * (last && miss < 0 ? 0.55 : 1) + (last ? 0 : pieces[to]!.endCost) + lonely;
  };
  const best = bestPath(pieces, measures.length, lineCost);
  return best && { starts: best.starts, cost: best.cost / measures.length };
}

/** The cheapest way through the text in exactly so many lines, line by line. */
function bestPath(
  pieces: readonly Piece[],
  lines: number,
  lineCost: (from: number, to: number, line: number) => number,
): Broken | null {
  const count = pieces.length;
  const froms: number[][] = [];
  let costs: number[] = [0];
  for (let line = 0; line < lines; line++) {
    const next: number[] = [];
    const from: number[] = [];
    for (let start = 0; start < count; start++) {
      const sofar = costs[start];
      if (sofar === undefined) continue;
      for (let to = start; to < count; to++) {
        if (to > start && pieces[to]!.beginsVerse) break;
        const cost = sofar + lineCost(start, to, line);
        if (cost === Infinity) break;
        if (cost >= (next[to + 1] ?? Infinity)) continue;
        next[to + 1] = cost;
        from[to + 1] = start;
      }
    }
    froms.push(from);
    costs = next;
  }
  const cost = costs[count];
  return cost === undefined ? null : { starts: startsOf(froms, count), cost };
}

/** Back from the end of the text: where each line began. */
function startsOf(froms: readonly number[][], count: number): number[] {
  const starts: number[] = [];
  let end = count;
  for (const from of froms.toReversed()) {
    end = from[end]!;
    starts.unshift(end);
  }
  return starts;
}
