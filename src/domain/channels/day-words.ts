import { daysBetween } from '../calendar/civil-date.ts';
import { monthDay, weekdayName } from '../calendar/written-date.ts';
import { dateInZone } from '../calendar/zones.ts';

/** How a sentence names the day of an instant: "today", "yesterday", "on Monday", "on November 17". */
export function dayWords(atMs: number, nowMs: number, timeZone: string): string {
  const date = dateInZone(atMs, timeZone);
  const ago = daysBetween(date, dateInZone(nowMs, timeZone));
  if (ago === 0) return 'today';
  if (Math.abs(ago) === 1) return ago === 1 ? 'yesterday' : 'tomorrow';
  return Math.abs(ago) < 7 ? `on ${weekdayName(date)}` : `on ${monthDay(date)}`;
}
