import { referenceDayStartMs } from '../calendar/civil-date.ts';
import { positionAt } from '../sky/positions.ts';
import { turnsFrom } from '../sky/turns.ts';
import { SIGN_KEYS, type SignKey } from '../zodiac/signs.ts';

const DAY_MS = 86_400_000;

export interface Birthday {
  month: number;
  day: number;
  /** Null where it was not given. */
  year: number | null;
}

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

function isDayOf(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1;
}

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

/** Whether the year is given, is one that we reckon with, and has the day. */
export function isDated(birthday: Birthday): birthday is Birthday & { year: number } {
  const { month, day, year } = birthday;
  return year !== null && year >= FIRST_YEAR && year <= LAST_YEAR && isDayOf(year, month, day);
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

export const signBefore = (sign: SignKey): SignKey => SIGN_KEYS[(SIGN_KEYS.indexOf(sign) + 11) % 12]!;

/** A leap year, which has every birthday. */
const ANY_YEAR = 2000;

/** The sign or, near a border, the two signs that somebody with the birthday may have. */
export function signsOfBirthday(birthday: Birthday): SignKey[] {
  const { month, day } = birthday;
  if (isDated(birthday)) {
    const { first, last } = sunOfDay(birthday.year, month, day);
    return [...new Set([first, last])];
  }
  const passage = passageNear(ANY_YEAR, month, day);
  if (passage) return [signBefore(passage.to), passage.to];
  return [sunOfDay(ANY_YEAR, month, day).first];
}

/** Years that somebody alive was born in. */
const LIFETIME = 100;

/** A day of the calendar through a hundred years, the latest first. */
export function sunThroughYears(month: number, day: number, lastYear: number): SunOfDay[] {
  return Array.from({ length: LIFETIME + 1 }, (_, back) => lastYear - back)
    .filter((year) => isDayOf(year, month, day))
    .map((year) => sunOfDay(year, month, day));
}
