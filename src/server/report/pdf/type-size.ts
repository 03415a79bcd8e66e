import type { BookOrder } from './order.ts';

/** How large a book is set. */
export interface BookType {
  size: number;
  /** From line to line. */
  pitch: number;
  /** How full a chapter's last page may be and still be saved, as a share of it. */
  spare: number;
  /** How much of their height and width a chapter's opening drawing and its small wheel have. */
  drawings: number;
}

/** From the most generous to the closest. */
const STEPS: readonly BookType[] = [
  { size: 14.6, pitch: 20, spare: 0.05, drawings: 1 },
  { size: 13.6, pitch: 18.4, spare: 0.12, drawings: 1 },
  { size: 12.8, pitch: 17.2, spare: 0.45, drawings: 1 },
  { size: 12.2, pitch: 16.3, spare: 0.5, drawings: 1 },
  { size: 11.8, pitch: 15.6, spare: 0.6, drawings: 1 },
  { size: 11.3, pitch: 14.8, spare: 0.7, drawings: 0.85 },
  { size: 10.7, pitch: 13.9, spare: 0.8, drawings: 0.72 },
  { size: 10.2, pitch: 13, spare: 0.95, drawings: 0.72 },
];
/** A book with up to so many words begins with the step of the same place. */
const WORDS: readonly number[] = [0, 2500, 3400, 4300, 5200, 5900, 6800, Infinity];

const FEWEST_PAGES = 18;
const MOST_PAGES = 28;

function wordsIn({ document }: BookOrder): number {
  const parts = [...document.themes, ...document.year.months];
  const texts = parts.flatMap(({ passages }) => passages.map(({ text }) => text));
  return texts.join(' ').split(' ').length;
}

/** The type that a book of this length most likely needs. */
export function likelyType(order: BookOrder): BookType {
  const words = wordsIn(order);
  return STEPS[WORDS.findIndex((most) => words <= most)]!;
}

/** The type for another try at a book that came out too long or too short; null where it did not. */
export function betterType(type: BookType, pages: number): BookType | null {
  const over = pages > MOST_PAGES ? pages - MOST_PAGES : Math.min(0, pages - FEWEST_PAGES);
  if (over === 0) return null;
  const steps = Math.sign(over) * Math.ceil(Math.abs(over) / 2);
  const at = Math.max(0, Math.min(STEPS.length - 1, STEPS.indexOf(type) + steps));
  return STEPS[at] === type ? null : STEPS[at]!;
}
