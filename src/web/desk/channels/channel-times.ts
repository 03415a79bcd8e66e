import { addDays, type CivilDate } from '../../../domain/calendar/civil-date.ts';
import { instantShowing } from '../../../domain/calendar/instant-showing.ts';
import { wallClockMs } from '../../../domain/calendar/wall-clock.ts';
import { monthDay, shortDay, weekdayName } from '../../../domain/calendar/written-date.ts';
import { clockTime } from '../../../domain/calendar/written-time.ts';

/** A clock on the wall in the owner's zone, which need not be the site's; read it by its UTC parts. */
function wallIn(zone: string, at: string | number): Date {
  return new Date(wallClockMs(typeof at === 'number' ? at : Date.parse(at), zone));
}

export function dateIn(zone: string, at: string | number): CivilDate {
  return wallIn(zone, at).toISOString().slice(0, 10);
}

/** "09:00", as a field of the form wants it. */
export function fieldTimeIn(zone: string, at: string): string {
  return wallIn(zone, at).toISOString().slice(11, 16);
}

/** "9:00 AM" */
export function timeIn(zone: string, at: string | number): string {
  const wall = wallIn(zone, at);
  return clockTime(wall.getUTCHours(), wall.getUTCMinutes());
}

/** "9:00 AM" from "09:00" */
export function slotTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return clockTime(hours, minutes);
}

/** "Tue 12:30 PM" within a week, "Nov 3, 9:00 AM" further off. */
export function dayTimeIn(zone: string, at: string, nowMs: number = Date.now()): string {
  const date = dateIn(zone, at);
  const today = dateIn(zone, nowMs);
  if (date === today) return `Today ${timeIn(zone, at)}`;
  const isNear = date > addDays(today, -7) && date < addDays(today, 7);
  return `${isNear ? weekdayName(date, 'short') : `${shortDay(date)},`} ${timeIn(zone, at)}`;
}

/** When clocks in the zone first show this; null on a day that the zone skips. */
export function instantIn(zone: string, date: CivilDate, time: string): string | null {
  const atMs = instantShowing(Date.parse(`${date}T${time}:00Z`), zone);
  return atMs === null ? null : new Date(atMs).toISOString();
}

/** "November 16 – 22", "November 30 – December 6" */
export function spanWords(from: CivilDate, to: CivilDate): string {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${monthDay(from)} – ${isOneMonth ? Number(to.slice(8)) : monthDay(to)}`;
}
