import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { clockTime } from '../../domain/calendar/written-time.ts';
import { deviceDate } from './device-date.ts';

/** The date on which an instant falls: by the visitor's own clock, or by UTC where that is not yet known. */
export function wallDate(at: string | number, isOwn: boolean): CivilDate {
  const moment = new Date(at);
  return isOwn ? deviceDate(moment) : moment.toISOString().slice(0, 10);
}

/** "8:52 AM" */
export function wallTime(at: string | number, isOwn: boolean): string {
  const moment = new Date(at);
  return isOwn
    ? clockTime(moment.getHours(), moment.getMinutes())
    : clockTime(moment.getUTCHours(), moment.getUTCMinutes());
}
