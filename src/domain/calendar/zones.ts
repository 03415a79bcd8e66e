import { BoundedMap } from '../bounded-map.ts';
import { addDays, referenceDayStartMs, type CivilDate } from './civil-date.ts';

/** Kiribati's Line Islands keep UTC+14: nowhere on Earth is a later date. */
const MOST_ADVANCED_OFFSET_MS = 14 * 3_600_000;

export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Zone names come from strangers in many spellings: the memory for them is bounded. */
const KEPT_FORMATTERS = 500;
const formatters = new BoundedMap<string, Intl.DateTimeFormat>(KEPT_FORMATTERS);

function wallClock(zone: string): Intl.DateTimeFormat {
  const format = { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return formatters.getOrMake(zone, () => new Intl.DateTimeFormat('en-CA', format));
}

/** The civil date that a calendar on the wall in `zone` shows at the instant. */
export function dateInZone(instantMs: number, zone: string): CivilDate {
  return wallClock(zone).format(instantMs);
}

/** The first instant at which `zone` shows `date` or a later one (midnights skipped by DST included). */
export function dayStartInZone(date: CivilDate, zone: string): number {
  let before = referenceDayStartMs(date) - 15 * 3_600_000;
  let after = referenceDayStartMs(date) + 15 * 3_600_000;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dateInZone(middle, zone) < date) before = middle;
    else after = middle;
  }
  return after;
}

export function nextMidnightMs(instantMs: number, zone: string): number {
  return dayStartInZone(addDays(dateInZone(instantMs, zone), 1), zone);
}

/** The latest date anyone may ask for: tomorrow in the most advanced zone on Earth. */
export function latestOpenDate(instantMs: number): CivilDate {
  return addDays(new Date(instantMs + MOST_ADVANCED_OFFSET_MS).toISOString().slice(0, 10), 1);
}

/** The instant at which the day after the latest open one opens. */
export function nextOpeningMs(instantMs: number): number {
  return referenceDayStartMs(latestOpenDate(instantMs)) - MOST_ADVANCED_OFFSET_MS;
}
