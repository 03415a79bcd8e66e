import { nested } from '../../quote-cards/words.ts';

const MOST_PARTS = 3;
/** About as much as is read at a glance in large letters. */
const COMFORTABLE = 56;

/** Where a breath is taken: the ends of verses, else sentences and clauses; the mark that ends one stays with it. */
function breaths(text: string): { pieces: string[]; joint: string } {
  if (text.includes('\n')) return { pieces: text.split('\n'), joint: '\n' };
  return { pieces: text.split(/(?<=[.,;:!?—]['’”]?) /u), joint: ' ' };
}

/** The most that is to be read at once. */
const longest = (parts: readonly string[]): number => Math.max(...parts.map((part) => part.length));

/** All ways to cut a row of pieces into so many parts. */
function cuts(pieces: readonly string[], parts: number, joint: string): string[][] {
  if (parts === 1) return [[pieces.join(joint)]];
  const ways: string[][] = [];
  for (let first = 1; first <= pieces.length - parts + 1; first++) {
    const head = pieces.slice(0, first).join(joint);
    for (const rest of cuts(pieces.slice(first), parts - 1, joint)) ways.push([head, ...rest]);
  }
  return ways;
}

/** A quote in up to three parts of about equal length, each ending where a breath is taken, in quotation marks as a whole. */
export function quoteParts(text: string): string[] {
  const { pieces, joint } = breaths(`“${nested(text)}”`);
  const wanted = Math.max(1, Math.round(text.length / COMFORTABLE));
  const count = Math.min(MOST_PARTS, pieces.length, wanted);
  return cuts(pieces, count, joint).reduce((best, way) => (longest(way) < longest(best) ? way : best));
}
