import { readingBankFrom } from '../src/content/horoscope.ts';
import { addDays, monthOf, type CivilDate } from '../src/domain/calendar/civil-date.ts';
import { longDate } from '../src/domain/calendar/written-date.ts';
import { Almanac } from '../src/domain/horoscope/almanac.ts';
import { factsOf } from '../src/domain/horoscope/day-facts.ts';
import { reasonText } from '../src/domain/horoscope/fact-meaning.ts';
import type { DailyReading } from '../src/domain/horoscope/reading.ts';
import { SIGN_KEYS, signOf } from '../src/domain/zodiac/signs.ts';
import { readReadingFiles } from './compile-content.ts';

function page(title: string, reading: DailyReading): string {
  const tiles = [reading.lucky_number, reading.color, reading.mood, reading.lucky_time]
    .filter(Boolean)
    .join(' · ');
  const reasons = reading.because.flatMap(({ paragraph, facts }) =>
    facts.map((fact) => `- ${paragraph}: ${reasonText(fact)}`),
  );
  return `## ${title}\n\n${reading.description}\n\n_${tiles}_\n\n${reasons.join('\n')}\n`;
}

function datesOfMonth(first: CivilDate): CivilDate[] {
  const dates = Array.from({ length: 31 }, (_, index) => addDays(first, index));
  return dates.filter((date) => monthOf(date) === monthOf(first));
}

/** Readings for people to read in review: one day of all twelve signs, one month of one sign. By file name. */
export function goldenPages(): Record<string, string> {
  const almanac = new Almanac(readingBankFrom(readReadingFiles()));
  almanac.planThrough('2026-11-30');
  const facts = factsOf('2026-11-15');
  const day = SIGN_KEYS.map((sign) => page(signOf(sign).name, almanac.reading(sign, '2026-11-15', facts)));
  const month = datesOfMonth('2026-11-01').map((date) =>
    page(longDate(date), almanac.reading('scorpio', date)),
  );
  return {
    '2026-11-15-all-signs.md': `# Sunday, November 15, 2026\n\n${day.join('\n')}`,
    'scorpio-2026-11.md': `# Scorpio, November 2026\n\n${month.join('\n')}`,
  };
}
