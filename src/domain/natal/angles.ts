import { wrapDeg } from '../sky/angles.ts';
import { trueObliquity } from '../sky/obliquity.ts';
import { siderealDeg } from '../sky/sidereal.ts';
import { ttDaysOf } from '../sky/time.ts';

const DEG = Math.PI / 180;
const MERIDIAN_DEG_PER_MS = 360.98564736629 / 86_400_000;

/** How the sky is turned over a place. */
export interface Turned {
  /** Right ascension of what culminates. */
  meridianDeg: number;
  obliquityDeg: number;
  latitudeDeg: number;
}

/** North and east are positive. */
export interface GeoPlace {
  latitudeDeg: number;
  longitudeDeg: number;
}

export interface Angles {
  ascendantDeg: number;
  midheavenDeg: number;
  /** False only within a polar circle, where the ecliptic may cross the meridian below the horizon. */
  midheavenIsUp: boolean;
}

export function turnedAt(atMs: number, { latitudeDeg, longitudeDeg }: GeoPlace): Turned {
  return {
    meridianDeg: wrapDeg(siderealDeg(atMs) + longitudeDeg),
    obliquityDeg: trueObliquity(ttDaysOf(atMs)) / DEG,
    latitudeDeg,
  };
}

/** The same place a little later: within a day the ecliptic keeps its tilt and the Earth its pace. */
export function turnedLater(turned: Turned, ms: number): Turned {
  return { ...turned, meridianDeg: wrapDeg(turned.meridianDeg + ms * MERIDIAN_DEG_PER_MS) };
}

/** Beyond them some degrees of the zodiac never rise. */
export function isPolar({ latitudeDeg, obliquityDeg }: Turned): boolean {
  return Math.abs(latitudeDeg) >= 90 - obliquityDeg;
}

/**
 * Where the ecliptic meets the eastern horizon and the meridian. The usual formula for the first can find the western
 * horizon within a polar circle; what is in the east follows the midheaven.
 */
export function anglesOf({ meridianDeg, obliquityDeg, latitudeDeg }: Turned): Angles {
  const [theta, e, phi] = [meridianDeg * DEG, obliquityDeg * DEG, latitudeDeg * DEG];
  const midheaven = Math.atan2(Math.sin(theta), Math.cos(theta) * Math.cos(e));
  const rising = Math.atan2(Math.cos(theta), -(Math.sin(theta) * Math.cos(e) + Math.tan(phi) * Math.sin(e)));
  const isEastern = wrapDeg((rising - midheaven) / DEG) < 180;
  const declination = Math.asin(Math.sin(midheaven) * Math.sin(e));
  return {
    midheavenDeg: wrapDeg(midheaven / DEG),
    ascendantDeg: wrapDeg(rising / DEG + (isEastern ? 0 : 180)),
    midheavenIsUp: Math.cos(phi - declination) > 0,
  };
}
