import type { CivilDate } from '../domain/calendar/civil-date.ts';
import { dateInZone, dayStartInZone, nextMidnightMs, nextOpeningMs } from '../domain/calendar/zones.ts';
import type { Clock } from './clock.ts';

/** The day in the site's own zone. */
export interface SiteCalendar {
  today: () => CivilDate;
  nextMidnightMs: () => number;
  /** When what the archive lists changes: at midnight, or when the next day opens somewhere on Earth. */
  nextArchiveChangeMs: () => number;
  /** The instant at which the site's zone turns to the date. */
  startOf: (date: CivilDate) => number;
}

export function siteCalendar(clock: Clock, zone: string): SiteCalendar {
  // Finding a midnight takes a search through the zone's rules; once a day is enough.
  let known = { day: '', endsMs: -Infinity, askedMs: Infinity };
  function current(): { day: CivilDate; endsMs: number } {
    const nowMs = clock.nowMs();
    if (nowMs >= known.endsMs || nowMs < known.askedMs) {
      known = { day: dateInZone(nowMs, zone), endsMs: nextMidnightMs(nowMs, zone), askedMs: nowMs };
    }
    return known;
  }
  return {
    today: () => current().day,
    nextMidnightMs: () => current().endsMs,
    nextArchiveChangeMs: () => Math.min(current().endsMs, nextOpeningMs(clock.nowMs())),
    startOf: (date) => dayStartInZone(date, zone),
  };
}
