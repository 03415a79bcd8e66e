import { addDays, monthOf, type CivilDate } from '../calendar/civil-date.ts';
import { monthDay, shortDay } from '../calendar/written-date.ts';
import { periodLabel, periodOf } from '../forecast/period.ts';
import type { Archived } from './archived.ts';

/** "November 2026" */
export function monthLabel(month: string): string {
  return periodLabel(periodOf('monthly', `${month}-01`));
}

/** "Nov 8 – 14", "Nov 29 – Dec 5" */
export function weekLabel(from: CivilDate, dayText: (date: CivilDate) => string = shortDay): string {
  const to = addDays(from, 6);
  return `${dayText(from)} – ${monthOf(from) === monthOf(to) ? Number(to.slice(8)) : dayText(to)}`;
}

const yearOf = (date: CivilDate): string => date.slice(0, 4);

function longWeek(from: CivilDate): string {
  const to = addDays(from, 6);
  if (yearOf(from) === yearOf(to)) return `${weekLabel(from, monthDay)}, ${yearOf(from)}`;
  return `${monthDay(from)}, ${yearOf(from)} – ${monthDay(to)}, ${yearOf(to)}`;
}

/** "November 14, 2026", "November 8 – 14, 2026", "November 2026" */
export function whenOf({ kind, from }: Archived): string {
  if (kind === 'monthly') return monthLabel(monthOf(from));
  return kind === 'weekly' ? longWeek(from) : `${monthDay(from)}, ${yearOf(from)}`;
}

/** The same as a link among its neighbors: "Nov 14", "Nov 8 – 14", "November". */
export function shortWhenOf({ kind, from }: Archived): string {
  if (kind === 'monthly') return monthDay(from).split(' ')[0]!;
  return kind === 'weekly' ? weekLabel(from) : shortDay(from);
}
