import type { Turned } from '../../../src/domain/natal/angles.ts';

const DEG = Math.PI / 180;

/** Declination and hour angle of a point of the ecliptic, radians. */
function seenFrom(longitudeDeg: number, { meridianDeg, obliquityDeg }: Turned): [number, number] {
  const [lon, e] = [longitudeDeg * DEG, obliquityDeg * DEG];
  const ascension = Math.atan2(Math.sin(lon) * Math.cos(e), Math.cos(lon));
  return [Math.asin(Math.sin(lon) * Math.sin(e)), meridianDeg * DEG - ascension];
}

/** Above the horizon it is positive. */
export function sineOfAltitude(longitudeDeg: number, turned: Turned): number {
  const [declination, hourAngle] = seenFrom(longitudeDeg, turned);
  const phi = turned.latitudeDeg * DEG;
  const across = Math.cos(phi) * Math.cos(declination) * Math.cos(hourAngle);
  return Math.sin(phi) * Math.sin(declination) + across;
}

/** In the east it is negative. */
export function sineOfHourAngle(longitudeDeg: number, turned: Turned): number {
  return Math.sin(seenFrom(longitudeDeg, turned)[1]);
}
