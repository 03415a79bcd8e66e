import type { CivilDate } from '../calendar/civil-date.ts';
import type { GeoPlace } from '../natal/angles.ts';
import { timeAbout, timeWithin, type Birth, type BirthTime } from '../natal/birth.ts';
import {
  civilDayMs,
  resolveLocalTime,
  type Fold,
  type Reckoning,
  type WallTime,
} from '../zones/local-time.ts';

const MINUTE_MS = 60_000;

/** A birth as people tell it: by the calendar and the clock of its place. */
export interface ToldBirth {
  date: CivilDate;
  /** HH:MM; null if unknown. */
  time: string | null;
  /** How far off the time may be, either way. */
  uncertainMinutes?: number | undefined;
  /** Which of two equal clock times; null if nobody knows. */
  fold?: Fold | null | undefined;
  place: GeoPlace & { zone: string };
}

export type FoundBirth =
  | { kind: 'birth'; birth: Birth; offsetSeconds: number }
  | { kind: 'repeated'; choices: readonly [Reckoning, Reckoning] }
  | { kind: 'skipped'; before: WallTime; after: WallTime }
  | { kind: 'day-left-out' };

const offsetAt = (date: CivilDate, time: string, startMs: number): number =>
  Math.round((Date.parse(`${date}T${time}Z`) - startMs) / 1000);

function unknownHour({ date, place }: ToldBirth): FoundBirth {
  const day = civilDayMs(date, place);
  if (!day) return { kind: 'day-left-out' };
  const time = timeWithin(day.startMs, day.endMs);
  const noon = resolveLocalTime(date, '12:00', place, 0);
  const offsetSeconds = noon.kind === 'once' ? noon.offsetSeconds : offsetAt(date, '00:00', day.startMs);
  return { kind: 'birth', birth: { time, place }, offsetSeconds };
}

/** From the first to the second of two equal clock times, and as far beyond as they may be off. */
function either([first, second]: readonly [Reckoning, Reckoning], minutes: number): BirthTime {
  const marginMs = minutes * MINUTE_MS;
  return timeWithin(first.instantMs - marginMs, second.instantMs + marginMs);
}

/** The instant of a birth, or why there is none or more than one. */
export function birthOf(told: ToldBirth): FoundBirth {
  const { date, time, uncertainMinutes = 0, fold, place } = told;
  if (time === null) return unknownHour(told);
  const found = resolveLocalTime(date, time, place, fold ?? undefined);
  if (found.kind === 'once')
    return {
      kind: 'birth',
      birth: { time: timeAbout(found.instantMs, uncertainMinutes), place },
      offsetSeconds: found.offsetSeconds,
    };
  if (found.kind === 'skipped' || fold === undefined) return found;
  return {
    kind: 'birth',
    birth: { time: either(found.choices, uncertainMinutes), place },
    offsetSeconds: found.choices[0].offsetSeconds,
  };
}
