import type { CivilDate } from '../calendar/civil-date.ts';
import { instantShowing } from '../calendar/instant-showing.ts';
import { offsetMs } from '../calendar/wall-clock.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A reading that comes later than this is yesterday's news: it is dropped. */
export const MESSAGE_LIFE_MS = 6 * HOUR_MS;

/** A visitor may change the time in the very moment of a sweep: the next ones look at these minutes again. */
export const OVERLAP_MS = 5 * MINUTE_MS;

/** "On this day, whoever has chosen this time is due at this instant." */
export interface DueMinute {
  day: CivilDate;
  /** HH:MM on the visitor's own clock. */
  time: string;
  dueAtMs: number;
}

/** All instants after `fromMs`, up to and including `toMs`. */
export interface Window {
  fromMs: number;
  toMs: number;
}

/** When whoever has chosen this time in the zone is due next. */
export function nextDueMs(zone: string, time: string, instantMs: number): number {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  const wallMs = instantMs + offsetMs(instantMs, zone);
  const todayMs = Math.floor(wallMs / DAY_MS) * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS;
  // Where a zone skips a day, the day after it counts.
  const instants = [0, 1, 2].map((days) => instantShowing(todayMs + days * DAY_MS, zone));
  return instants.find((dueMs) => dueMs !== null && dueMs > instantMs)!;
}

/** Everything the zone's clocks pass in the window, or jump over, minute by minute; more at the hour that comes twice. */
function* minutesPassed(zone: string, { fromMs, toMs }: Window): Generator<number> {
  const firstMs = fromMs + offsetMs(fromMs, zone);
  const lastMs = Math.max(toMs + offsetMs(toMs, zone), firstMs + (toMs - fromMs));
  for (let wallMs = Math.floor(firstMs / MINUTE_MS) * MINUTE_MS; wallMs <= lastMs; wallMs += MINUTE_MS) {
    yield wallMs;
  }
}

/** Which minutes of which days become due in the window. */
export function dueMinutes(zone: string, window: Window): DueMinute[] {
  const offset = offsetMs(window.fromMs - DAY_MS, zone);
  const isSteady = offset === offsetMs(window.toMs + DAY_MS, zone);
  const due: DueMinute[] = [];
  for (const wallMs of minutesPassed(zone, window)) {
    const instantMs = isSteady ? wallMs - offset : instantShowing(wallMs, zone);
    if (instantMs === null || instantMs <= window.fromMs || instantMs > window.toMs) continue;
    const [day, clock] = new Date(wallMs).toISOString().split('T') as [string, string];
    due.push({ day, time: clock.slice(0, 5), dueAtMs: instantMs });
  }
  return due;
}

/**
 * What a sweep at the instant looks at: everything since the last one, which may have been long ago, but nothing that is
 * too old to be sent. A clock that was ahead and has been set back goes on from where it is now.
 */
export function sweepWindow(sweptUntilMs: number | null, instantMs: number): Window {
  const sinceMs = Math.min(sweptUntilMs ?? instantMs, instantMs) - OVERLAP_MS;
  return { fromMs: Math.max(sinceMs, instantMs - MESSAGE_LIFE_MS), toMs: instantMs };
}

export function isTooLate(dueAtMs: number, instantMs: number): boolean {
  return instantMs - dueAtMs >= MESSAGE_LIFE_MS;
}
