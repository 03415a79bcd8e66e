import { wrapDeg } from './angles.ts';
import { roughMoonLongitude } from './moon.ts';
import { roughEarthLongitude } from './planets.ts';
import { ttDaysOf } from './time.ts';
import { ARCSEC } from './vectors.ts';

const DEG = Math.PI / 180;
/** The Sun is seen where it was 8 minutes ago, the Moon where it was a second ago: 20.5″ less 0.7″. */
const LIGHT = 19.8 * ARCSEC;

/**
 * How far the Moon is ahead of the Sun, 0 to 360, for drawings of its disc: within 0.002° of the full theory (1900 to
 * 2100) at a twentieth of its cost. Both count from the same equinox, so precession and nutation drop out.
 */
export function roughElongationDeg(atMs: number): number {
  const ttDays = ttDaysOf(atMs);
  const seenFromSun = roughMoonLongitude(ttDays) - roughEarthLongitude(ttDays);
  return wrapDeg((seenFromSun + Math.PI + LIGHT) / DEG);
}
