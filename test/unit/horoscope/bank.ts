import { readReadingFiles } from '../../../scripts/compile-content.ts';
import { readingBankFrom } from '../../../src/content/horoscope.ts';
import { addDays, type CivilDate } from '../../../src/domain/calendar/civil-date.ts';
import { Almanac } from '../../../src/domain/horoscope/almanac.ts';
import { factsOf, type DayFacts } from '../../../src/domain/horoscope/day-facts.ts';
import type { DailyReading } from '../../../src/domain/horoscope/reading.ts';
import { SIGN_KEYS } from '../../../src/domain/zodiac/signs.ts';

export const bank = readingBankFrom(readReadingFiles());
export const almanac = new Almanac(bank);
export const paragraphs = [bank.byKey, bank.rewordings].flatMap((units) => Object.values(units).flat());

interface Day {
  date: CivilDate;
  facts: DayFacts;
  /** In the order of SIGN_KEYS. */
  readings: DailyReading[];
}

export function daysFrom(first: CivilDate, count: number, everyDays = 1): Day[] {
  almanac.planThrough(addDays(first, (count - 1) * everyDays));
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(first, index * everyDays);
    const facts = factsOf(date);
    return { date, facts, readings: SIGN_KEYS.map((sign) => almanac.reading(sign, date, facts)) };
  });
}
