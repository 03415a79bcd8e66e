import { weekLabel } from '../archive/labels.ts';
import type { CivilDate } from '../calendar/civil-date.ts';
import { monthDay } from '../calendar/written-date.ts';
import { periodLabel, periodOf } from '../forecast/period.ts';
import type { NamedTime } from './days.ts';

function whenWords(span: NamedTime['span'], from: CivilDate): string {
  if (span === 'week') return weekLabel(from, monthDay);
  return span === 'month' ? periodLabel(periodOf('monthly', from)) : monthDay(from);
}

/** How a word such as “tomorrow” was read; null where nothing had to be guessed. `from` is what it came to mean. */
export function readAs({ span, said, isRelative, hasYear }: NamedTime, from: CivilDate): string | null {
  if (isRelative) return `“${said}” here means ${whenWords(span, from)}, by the date on your device.`;
  if (hasYear) return null;
  const when = span === 'day' ? `${monthDay(from)}, ${from.slice(0, 4)}` : whenWords(span, from);
  return `“${said}” here means ${when}.`;
}
