import type { CivilDate } from '../calendar/civil-date.ts';
import type { SignKey } from '../zodiac/signs.ts';
import type { ReadingBank } from './bank.ts';
import { compose } from './compose.ts';
import { factsOf, type DayFacts } from './day-facts.ts';
import { luckyReasons } from './lucky.ts';
import { plan } from './plan.ts';
import type { DailyReading } from './reading.ts';

/** The reading of a sign for a civil date: the same words wherever and whenever it is asked for. */
export function dailyReading(
  sign: SignKey,
  date: CivilDate,
  bank: ReadingBank,
  // Twelve signs share one sky: pass it when composing several.
  facts: DayFacts = factsOf(date),
): DailyReading {
  const planned = plan(sign, facts);
  return compose(planned, bank, luckyReasons(planned, facts));
}
