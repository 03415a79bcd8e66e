import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readingBankFrom } from '../src/contract/content.ts';
import { addDays } from '../src/domain/calendar/civil-date.ts';
import { Almanac } from '../src/domain/reading/almanac.ts';
import { readReadingFiles } from './compile-content.ts';

const TARGET = join(import.meta.dirname, '../build/content/plans.json');
/** Beyond today, so that the first start after a build plans nothing. */
const DAYS_AHEAD = 7;

/** The plan of every day since the first, made once at build: a start goes on from where it ends. */
export function compilePlans(nowMs: number): void {
  const almanac = new Almanac(readingBankFrom(readReadingFiles()));
  almanac.planOf(addDays(new Date(nowMs).toISOString().slice(0, 10), DAYS_AHEAD));
  writeFileSync(TARGET, `${JSON.stringify(almanac.plannedDays)}\n`);
}
