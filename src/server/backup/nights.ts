import { addDays, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { offsetMs } from '../../domain/calendar/wall-clock.ts';
import { dateInZone } from '../../domain/calendar/zones.ts';

/** When clocks of the zone show the time on the date; where they leave it out that night, an hour beside it. */
export function instantOf(date: CivilDate, time: string, zone: string): number {
  const asIfUtcMs = Date.parse(`${date}T${time}:00Z`);
  const nearMs = asIfUtcMs - offsetMs(asIfUtcMs, zone);
  return asIfUtcMs - offsetMs(nearMs, zone);
}

/** The last instant, now or before, at which a clock on the wall in `zone` showed the time, as "03:15". */
export function lastNightMs(nowMs: number, time: string, zone: string): number {
  const today = dateInZone(nowMs, zone);
  const todayMs = instantOf(today, time, zone);
  return todayMs <= nowMs ? todayMs : instantOf(addDays(today, -1), time, zone);
}

const MINUTE_MS = 60_000;
/** After so many tries of one night the next night is waited for. */
const MOST_TRIES = 6;

/** After a failure the first pause is a quarter of an hour, and each one is twice the last. */
export function mayTryAgain(failures: number, lastFailureMs: number, nowMs: number): boolean {
  if (failures === 0) return true;
  return failures < MOST_TRIES && nowMs - lastFailureMs >= 15 * MINUTE_MS * 2 ** (failures - 1);
}
