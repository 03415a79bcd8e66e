import type { SignKey } from '../zodiac/signs.ts';

export interface TodayText {
  title: string;
  text: string;
}

/** The words of the free chart; those of the paid report are others. */
export interface ChartBank {
  sun: ReadonlyMap<SignKey, string>;
  moon: ReadonlyMap<SignKey, string>;
  rising: ReadonlyMap<SignKey, string>;
  elements: ReadonlyMap<string, string>;
  modes: ReadonlyMap<string, string>;
  today: ReadonlyMap<string, TodayText>;
  quiet: readonly string[];
}
