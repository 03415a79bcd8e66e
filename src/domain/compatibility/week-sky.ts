import { addDays, referenceNoonMs, type CivilDate } from '../calendar/civil-date.ts';
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

/** The week's sky from its events, which take long to find. */
export function weekSky(sunday: CivilDate, events: readonly SkyEvent[]): WeekSky {
  const days = Array.from({ length: 7 }, (_, index) => addDays(sunday, index));
  return {
    from: sunday,
    events,
    moonAtNoon: days.map((day) => positionAt('moon', referenceNoonMs(day)).sign),
  };
}
