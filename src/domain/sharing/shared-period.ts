import type { MonthlyReading, WeeklyReading } from '../forecast/forecast.ts';
import { periodLabel, periodOf } from '../forecast/period.ts';
import { sectionName, sectionsOf, type Section } from '../forecast/sections.ts';
import type { Shared } from './share-text.ts';
import { sharedHoroscope } from './shared-horoscope.ts';

/** A week or a month with all its sections. */
export function sharedPeriod(reading: WeeklyReading | MonthlyReading): Shared {
  const { sign } = reading;
  const isWeek = 'week' in reading;
  const from = isWeek ? reading.week.from : `${reading.month}-01`;
  const kind = isWeek ? 'weekly' : 'monthly';
  const words = reading as Partial<Record<Section, string>>;
  return sharedHoroscope({
    sign,
    kind,
    path: `/horoscope/${sign}?type=${kind}&sign=${sign}`,
    picture: `${sign}-${isWeek ? `week-${from}` : `month-${reading.month}`}`,
    when: periodLabel(periodOf(kind, from)),
    text: sectionsOf(kind)
      .map((section) => `${sectionName(kind, section)}\n${words[section]}`)
      .join('\n\n'),
    facts: [],
  });
}
