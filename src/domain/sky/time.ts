import { DELTA_T } from './tables.ts';

const DAY_MS = 86_400_000;
const UNIX_EPOCH_JD = 2_440_587.5;
const J2000_JD = 2_451_545;
const FIRST_LEAP_TABLE_MS = Date.UTC(1972, 0, 1);

/** Starts of UTC's whole-second steps; the first stands for TT − UTC = 42.184 s, each further one adds a second. */
const LEAPS_MS = [
  [1972, 0],
  [1972, 6],
  [1973, 0],
  [1974, 0],
  [1975, 0],
  [1976, 0],
  [1977, 0],
  [1978, 0],
  [1979, 0],
  [1980, 0],
  [1981, 6],
  [1982, 6],
  [1983, 6],
  [1985, 6],
  [1988, 0],
  [1990, 0],
  [1991, 0],
  [1992, 6],
  [1993, 6],
  [1994, 6],
  [1996, 0],
  [1997, 6],
  [1999, 0],
  [2006, 0],
  [2009, 0],
  [2012, 6],
  [2015, 0],
  [2017, 0],
].map(([year, month]) => Date.UTC(year!, month!, 1));

/** Measured TT − UT1 in half-year steps, for the time before UTC counted atomic seconds. */
function measuredDeltaSeconds(atMs: number): number {
  const { table, first, last } = DELTA_T;
  const year = 1970 + atMs / DAY_MS / 365.2425;
  const place = Math.min(Math.max((year - first) * 2, 0), (last - first) * 2 - 1);
  const below = Math.floor(place);
  const low = table[below]!;
  return low + (table[below + 1]! - low) * (place - below);
}

/**
 * TT − UTC. After the newest leap second it stays at 69.184 s: none is announced, the Earth has stopped losing time
 * on the atomic clocks for now, and by resolution of 2022 leap seconds end by 2035, so the civil clock of the future
 * is best foretold as atomic time with the present offset (JPL Horizons does the same).
 */
export function deltaSeconds(atMs: number): number {
  if (atMs < FIRST_LEAP_TABLE_MS) return measuredDeltaSeconds(atMs);
  const steps = LEAPS_MS.findLastIndex((leapMs) => leapMs <= atMs);
  return 42.184 + steps;
}

/** Days of Terrestrial Time since J2000.0. */
export function ttDaysOf(atMs: number): number {
  return (atMs + deltaSeconds(atMs) * 1000) / DAY_MS + UNIX_EPOCH_JD - J2000_JD;
}

export function msOfTtDays(ttDays: number): number {
  const ttMs = (ttDays + J2000_JD - UNIX_EPOCH_JD) * DAY_MS;
  // The offset hangs on the wanted UTC; one repetition settles it because it changes by at most a second.
  const guessMs = ttMs - deltaSeconds(ttMs) * 1000;
  return ttMs - deltaSeconds(guessMs) * 1000;
}
