import { addDays, type CivilDate } from '../src/domain/calendar/civil-date.ts';
import { Almanac, type DayPlan } from '../src/domain/horoscope/almanac.ts';
import type { ReadingBank, Unit } from '../src/domain/horoscope/bank.ts';
import { factsOf, type DayFacts } from '../src/domain/horoscope/day-facts.ts';
import type { DailyReading } from '../src/domain/horoscope/reading.ts';
import { SIGN_KEYS, type SignKey } from '../src/domain/zodiac/signs.ts';

/** One day of all twelve signs, with all that can be measured of it. */
export interface MeasuredDay {
  facts: DayFacts;
  plan: DayPlan;
  /** By sign: the paragraphs as the bank has them. */
  units: Record<SignKey, Unit[]>;
  /** In the order of SIGN_KEYS. */
  readings: readonly DailyReading[];
}

export function measuredDays(bank: ReadingBank, first: CivilDate, count: number): MeasuredDay[] {
  const almanac = new Almanac(bank);
  almanac.planThrough(addDays(first, count - 1));
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(first, index);
    const plan = almanac.planOf(date);
    const facts = factsOf(date);
    const units = SIGN_KEYS.map((sign) => [sign, plan[sign].blocks.map(([, id]) => bank.byId[id]!)] as const);
    return {
      facts,
      plan,
      units: Object.fromEntries(units) as MeasuredDay['units'],
      readings: SIGN_KEYS.map((sign) => almanac.reading(sign, date, facts)),
    };
  });
}

/** Every run of so many days, as one sign reads them; `of` takes what is counted from a day. */
export function runsOfDays<T>(
  days: readonly MeasuredDay[],
  length: number,
  of: (day: MeasuredDay, sign: number) => T,
): T[][] {
  return SIGN_KEYS.flatMap((_, sign) =>
    Array.from({ length: Math.max(0, days.length - length + 1) }, (__, start) =>
      days.slice(start, start + length).map((day) => of(day, sign)),
    ),
  );
}
