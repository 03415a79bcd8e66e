import { fractionOf } from '../../../src/domain/calendar/seed.ts';
import { timeAbout, timeWithin, type Birth } from '../../../src/domain/natal/birth.ts';
import { natalChart } from '../../../src/domain/natal/chart.ts';
import { yearTracks, yearTransits } from '../../../src/domain/natal/transits.ts';
import type { ReportBank } from '../../../src/domain/report/bank.ts';
import {
  reportDocument,
  type ReportDocument,
  type ReportSubject,
} from '../../../src/domain/report/document.ts';
import type { Passage } from '../../../src/domain/report/passages.ts';
import { yearFrom } from '../../../src/domain/report/year-span.ts';

const DAY_MS = 86_400_000;
const FIRST_MS = Date.UTC(1900, 0, 1);
const LAST_MS = Date.UTC(2025, 11, 31);
export const YEAR = yearFrom('2026-11-16', 'UTC');
const TRACKS = yearTracks(YEAR.fromMs, YEAR.toMs);

export type Clock = 'known' | 'unknown' | 'quarter of an hour' | 'hour';

export interface RandomBirth extends Birth {
  clock: Clock;
}

function latitudeOf(index: number): number {
  const share = fractionOf(`latitude ${index}`);
  // Every tenth beyond a polar circle, in turns north and south; the others anywhere people live.
  if (index % 10 === 4) return (index % 20 === 4 ? 1 : -1) * (66.8 + share * 20);
  return -55 + share * 120;
}

function clockOf(index: number): Clock {
  if (index % 5 === 2) return 'unknown';
  if (index % 10 === 8) return 'quarter of an hour';
  return index % 10 === 6 ? 'hour' : 'known';
}

/** The same birth for a number on every machine. */
export function randomBirth(index: number): RandomBirth {
  const atMs = Math.round(FIRST_MS + fractionOf(`born ${index}`) * (LAST_MS - FIRST_MS));
  const clock = clockOf(index);
  const dayMs = atMs - (atMs % DAY_MS);
  const about = { known: 0, 'quarter of an hour': 15, hour: 60, unknown: 0 }[clock];
  return {
    clock,
    time: clock === 'unknown' ? timeWithin(dayMs, dayMs + DAY_MS) : timeAbout(atMs, about),
    place: { latitudeDeg: latitudeOf(index), longitudeDeg: fractionOf(`longitude ${index}`) * 360 - 180 },
  };
}

export interface RandomReport {
  birth: RandomBirth;
  subject: ReportSubject;
  document: ReportDocument;
}

export function reportOf(birth: RandomBirth, bank: ReportBank): RandomReport {
  const chart = natalChart(birth);
  const subject = { chart, offsetMs: 0, year: YEAR, transits: yearTransits(chart, TRACKS) };
  return { birth, subject, document: reportDocument(subject, bank) };
}

export function passagesOf({ themes, year }: ReportDocument): Passage[] {
  return [...themes, ...year.months].flatMap(({ passages }) => passages);
}
