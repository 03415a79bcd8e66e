import { wrapDeg } from './angles.ts';
import { nutationInLongitude, polynomial } from './frame.ts';
import { trueObliquity } from './obliquity.ts';
import { ttDaysOf } from './time.ts';

const DAY_MS = 86_400_000;
const CENTURY_DAYS = 36_525;
const DEG = Math.PI / 180;
const J2000_UT_MS = Date.UTC(2000, 0, 1, 12);
/** Turns of the Earth at J2000 and per day of UT1 beyond the whole one (Capitaine et al. 2000). */
const [TURN_AT_J2000, TURN_MORE_PER_DAY] = [0.779057273264, 0.00273781191135448];
/** How far the equinox has come to meet the turning Earth: IAU 2006 precession in right ascension, arcseconds. */
const PRECESSION = [0.014506, 4612.156534, 1.3915817, -0.00000044, -0.000029956, -0.0000000368];

/**
 * Greenwich apparent sidereal time in degrees. UT1 is taken to be UTC, from which it strays by 0.9 s at the most: 14″
 * of this angle, far below what a birth certificate's minute leaves open.
 */
export function siderealDeg(atMs: number): number {
  const days = (atMs - J2000_UT_MS) / DAY_MS;
  const ttDays = ttDaysOf(atMs);
  const turns = TURN_AT_J2000 + TURN_MORE_PER_DAY * days + (days % 1);
  const equinoxes = nutationInLongitude(ttDays) * Math.cos(trueObliquity(ttDays));
  return wrapDeg(turns * 360 + (polynomial(ttDays / CENTURY_DAYS, PRECESSION) + equinoxes) / DEG);
}
