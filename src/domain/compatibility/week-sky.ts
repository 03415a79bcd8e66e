import { addDays, referenceDayStartMs, referenceNoonMs, type CivilDate } from '../calendar/civil-date.ts';
import { eventsBetween } from '../sky/events.ts';
import { positionAt } from '../sky/positions.ts';
import type { SkyEvent } from '../sky/sky.ts';
import type { SignKey } from '../zodiac/signs.ts';

/** A week of reference days, Sunday to Saturday: what every pair's note is chosen from. */
export interface WeekSky {
  /** Its Sunday. */
  from: CivilDate;
  events: readonly SkyEvent[];
  /** Where the Moon stands at noon UTC of each day. */
  moonAtNoon: readonly SignKey[];
}

export function weekSky(sunday: CivilDate): WeekSky {
  const days = Array.from({ length: 7 }, (_, index) => addDays(sunday, index));
  return {
    from: sunday,
    events: eventsBetween(referenceDayStartMs(sunday), referenceDayStartMs(addDays(sunday, 7))),
    moonAtNoon: days.map((day) => positionAt('moon', referenceNoonMs(day)).sign),
  };
}
