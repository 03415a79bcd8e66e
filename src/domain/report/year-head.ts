import { monthDay, monthYear } from '../calendar/written-date.ts';
import { dateInZone } from '../calendar/zones.ts';
import type { YearArcWords } from './bank.ts';
import { listText } from './margin-words.ts';
import { datesText, type YearTransit } from './year-events.ts';
import { whenText } from './year-arcs.ts';
import { namesOf, type YearLines } from './year-lines.ts';
import type { YearSpan } from './year-span.ts';

/** The strongest transit of a year that is exact in it. */
export interface MainDate {
  transit: YearTransit;
  /** "March 3" */
  day: string;
  /** "until March" */
  when: string;
  /** Whether it is felt for so long that no day of it is an appointment. */
  isLong: boolean;
}

const TIMES = ['', 'once', 'twice', 'three times', 'four times', 'five times'];
const LONG_MS = 45 * 86_400_000;

export function mainDateOf(told: readonly YearTransit[], span: YearSpan): MainDate | null {
  const [transit] = told
    .filter(({ events }) => events.length > 0)
    .toSorted((a, b) => b.strength - a.strength);
  if (!transit) return null;
  const { events, passes, spans } = transit;
  return {
    transit,
    day: monthDay(dateInZone(events[0]!.atMs, span.zone)),
    when: whenText(transit, span),
    isLong: passes.length > 1 || spans.at(-1)!.toMs - spans[0]!.fromMs > LONG_MS,
  };
}

/** The line under the title, on what is strongest. */
export function headText(
  main: MainDate | null,
  { zone, fromMs }: YearSpan,
  lines: YearLines,
  words: YearArcWords,
): string {
  if (!main) return lines.next('bare');
  const { passes, events } = main.transit;
  const dates = passes.map(({ atMs }) => dateInZone(atMs, zone));
  const names = namesOf(main.transit, words);
  const before = dates.filter((_, at) => passes[at]!.atMs < fromMs);
  if (before.length > events.length) {
    const days = listText(events.map(({ atMs }) => monthDay(dateInZone(atMs, zone))));
    return lines.next('behind', { ...names, before: datesText(before), days });
  }
  const slots = { ...names, from: monthYear(dates[0]!), to: monthYear(dates.at(-1)!) };
  if (passes.length > 1) return lines.next('turning', { ...slots, times: TIMES[passes.length]! });
  return lines.next('once', { ...slots, day: main.day });
}
