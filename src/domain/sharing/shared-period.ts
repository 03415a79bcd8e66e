import type { MonthlyReading, WeeklyReading } from '../forecast/forecast.ts';
import { periodLabel, periodOf, type PeriodKind } from '../forecast/period.ts';
import { sectionName, sectionsOf, type Section } from '../forecast/sections.ts';
import type { Shared } from './share-text.ts';

interface SharedPeriod extends Shared {
  kind: PeriodKind;
}

/** A week or a month with all its sections. */
export function sharedPeriod(reading: WeeklyReading | MonthlyReading): SharedPeriod {
  const { sign } = reading;
  const kind = 'week' in reading ? 'weekly' : 'monthly';
  const from = 'week' in reading ? reading.week.from : `${reading.month}-01`;
  const words = reading as Partial<Record<Section, string>>;
  return {
    sign,
    kind,
    path: `/horoscope/${sign}?type=${kind}&sign=${sign}`,
    when: periodLabel(periodOf(kind, from)),
    text: sectionsOf(kind)
      .map((section) => `${sectionName(kind, section)}\n${words[section]}`)
      .join('\n\n'),
    facts: [],
  };
}
