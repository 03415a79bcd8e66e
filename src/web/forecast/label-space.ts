/** In widths of the face's em, a little more than they take: the server that places labels cannot measure them. */
const EM_OF = { narrow: 0.32, plain: 0.5, capital: 0.72, wide: 0.86 };
/** What each letter adds at the size of a label in the drawing. */
const NAME_SIZE = 18;
const TIME_CHARACTER = 8.4;
const CLEARANCE = 24;

function emOf(character: string): number {
  if (/[mwMW]/.test(character)) return EM_OF.wide;
  if (/[A-Z]/.test(character)) return EM_OF.capital;
  return /[fijlrst ,’]/.test(character) ? EM_OF.narrow : EM_OF.plain;
}

export function nameWidth(name: string, size = NAME_SIZE): number {
  return [...name].reduce((sum, character) => sum + emOf(character), 0) * size;
}

export function timeWidth(time: string): number {
  return time.length * TIME_CHARACTER;
}

type Distance = (one: number, next: number) => number;

/** In one row neighbors keep clear of each other. */
export const besideEach: Distance = (one, next) => (one + next) / 2 + CLEARANCE;

/** In two, those of a row do, and the thread to a lower one keeps clear of the upper ones at its sides. */
export const inTurns: Distance = (one, next) => (Math.max(one, next) + CLEARANCE) / 2;

export interface LabelSpace {
  gap: number[];
  from: number;
  to: number;
  fits: boolean;
}

/** What labels of these widths need below a scale: the distance to the next of each, and the ends that hold them all. */
export function spaceFor(widths: readonly number[], distance: Distance, scaleWidth: number): LabelSpace {
  const gap = widths.slice(1).map((next, index) => distance(widths[index]!, next));
  const [from, to] = [(widths[0] ?? 0) / 2, scaleWidth - (widths.at(-1) ?? 0) / 2];
  return { gap, from, to, fits: gap.reduce((sum, one) => sum + one, 0) <= to - from };
}
