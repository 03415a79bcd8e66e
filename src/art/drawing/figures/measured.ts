import type { Drawn, Sheet } from './sheet.ts';

/** A figure whose numbers are known: it can be drawn on any sheet, and described in words. */
export interface MeasuredFigure {
  /** Of the whole picture; `scale` leaves room beneath the frame. */
  heights: { wide: number; phone: number; scale?: boolean };
  alt: string;
  draw: (sheet: Sheet) => Drawn;
}

/** Measuring the sky takes a while: each step is a good moment to let others go first. */
export type Measuring = Generator<void, MeasuredFigure>;

export const DAY_MS = 86_400_000;

/** `count` values, with a pause after every few. */
export function* measuredEach<T>(count: number, measure: (index: number) => T): Generator<void, T[]> {
  const values: T[] = [];
  for (let index = 0; index < count; index++) {
    values.push(measure(index));
    if (index % 8 === 7) yield;
  }
  return values;
}
