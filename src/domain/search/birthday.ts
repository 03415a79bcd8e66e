import { referenceDayStartMs } from '../calendar/civil-date.ts';
import { positionAt } from '../sky/positions.ts';
import { turnsFrom } from '../sky/turns.ts';
import type { SignKey } from '../zodiac/signs.ts';

const DAY_MS = 86_400_000;

/** The Sun on one day of one year, by UTC. */
export interface SunOfDay {
  year: number;
  /** Its sign at the day's beginning and at its end: two when it changes between. */
  first: SignKey;
  last: SignKey;
}

function dayStartMs(year: number, month: number, day: number): number {
  const [m, d] = [month, day].map((number) => String(number).padStart(2, '0'));
  return referenceDayStartMs(`${year}-${m}-${d}`);
}

const sunAt = (atMs: number): SignKey => positionAt('sun', atMs).sign;

export function isDayOf(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1;
}

export function sunOfDay(year: number, month: number, day: number): SunOfDay {
  const startMs = dayStartMs(year, month, day);
  return { year, first: sunAt(startMs), last: sunAt(startMs + DAY_MS) };
}

/** The Sun's passage from sign to sign next to a day: within two days of it, or none. */
export interface Passage {
  atMs: number;
  to: SignKey;
}

const NEAR_DAYS = 2;

export function passageNear(year: number, month: number, day: number): Passage | null {
  const startMs = dayStartMs(year, month, day);
  const [fromMs, toMs] = [startMs - NEAR_DAYS * DAY_MS, startMs + (NEAR_DAYS + 1) * DAY_MS];
  if (sunAt(fromMs) === sunAt(toMs)) return null;
  for (const turn of turnsFrom('sun', fromMs)) {
    if (turn.atMs >= toMs) return null;
    if (turn.kind === 'ingress') return { atMs: turn.atMs, to: turn.sign };
  }
  return null;
}

/** Years that somebody alive was born in. */
const LIFETIME = 100;

/** A day of the calendar through a hundred years, the latest first. */
export function sunThroughYears(month: number, day: number, lastYear: number): SunOfDay[] {
  return Array.from({ length: LIFETIME + 1 }, (_, back) => lastYear - back)
    .filter((year) => isDayOf(year, month, day))
    .map((year) => sunOfDay(year, month, day));
}
