import { addDays, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { offsetMs, wallClockMs } from '../../domain/calendar/wall-clock.ts';
import { monthDay, shortDay, weekdayName } from '../../domain/calendar/written-date.ts';
import { clockTime } from '../../domain/calendar/written-time.ts';
import { deskSite } from './site.ts';

type Instant = string | number;

const instantMs = (at: Instant): number => (typeof at === 'number' ? at : Date.parse(at));

/** A clock on the wall in the site's zone; read it by its UTC parts. */
function wallOf(at: Instant): Date {
  return new Date(wallClockMs(instantMs(at), deskSite().timeZone));
}

export function dateAt(at: Instant): CivilDate {
  return wallOf(at).toISOString().slice(0, 10);
}

/** Minutes since midnight. */
export function minuteAt(at: Instant): number {
  const wall = wallOf(at);
  return wall.getUTCHours() * 60 + wall.getUTCMinutes();
}

/** "9:12 AM" */
export function timeAt(at: Instant): string {
  const wall = wallOf(at);
  return clockTime(wall.getUTCHours(), wall.getUTCMinutes());
}

/** "today", "yesterday", "Sunday, November 15"; another year is named. */
export function dayWords(date: CivilDate, today: CivilDate): string {
  if (date === today) return 'today';
  if (date === addDays(today, -1)) return 'yesterday';
  const year = date.slice(0, 4) === today.slice(0, 4) ? '' : `, ${date.slice(0, 4)}`;
  return `${weekdayName(date)}, ${monthDay(date)}${year}`;
}

/** "Today 9:12 AM", "Mon, Nov 16, 6:20 PM"; another year is named. */
export function whenAt(at: Instant, nowMs: number = Date.now()): string {
  const date = dateAt(at);
  const today = dateAt(nowMs);
  if (date === today) return `Today ${timeAt(at)}`;
  const year = date.slice(0, 4) === today.slice(0, 4) ? '' : ` ${date.slice(0, 4)}`;
  return `${weekdayName(date, 'short')}, ${shortDay(date)}${year}, ${timeAt(at)}`;
}

/** The instant at which clocks in the site's zone show "08:00" on a day; in an hour that is skipped, the one after it. */
export function instantOf(date: CivilDate, time: string): number {
  const { timeZone } = deskSite();
  const asUtcMs = Date.parse(`${date}T${time}:00Z`);
  const nearMs = asUtcMs - offsetMs(asUtcMs, timeZone);
  return asUtcMs - offsetMs(nearMs, timeZone);
}

/** "New York" */
export function placeOfZone(): string {
  return deskSite().timeZone.split('/').at(-1)!.replaceAll('_', ' ');
}
