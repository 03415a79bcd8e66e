import type { DailyReading } from '../../contract/horoscope.ts';

/** A fact of the sky that a paragraph follows from. */
export type ReadingFact = DailyReading['because'][number]['facts'][number];
