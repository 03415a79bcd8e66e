import { signedDeg, wrapDeg } from '../sky/angles.ts';
import { anglesOf, isPolar, type Turned } from './angles.ts';

const DEG = Math.PI / 180;
/** Halvings of a quarter until a millionth of an arcsecond is left. */
const HALVINGS = 40;

/** Longitude on the ecliptic → how much of its way from the meridian to the horizon that point has gone: 0 to 1. */
function wayGone(
  longitudeDeg: number,
  { meridianDeg, obliquityDeg, latitudeDeg }: Turned,
  upper: boolean,
): number {
  const [lon, e] = [longitudeDeg * DEG, obliquityDeg * DEG];
  const ascension = Math.atan2(Math.sin(lon) * Math.cos(e), Math.cos(lon)) / DEG;
  const declination = Math.asin(Math.sin(lon) * Math.sin(e));
  const day = Math.acos(-Math.tan(latitudeDeg * DEG) * Math.tan(declination)) / DEG;
  const fromMeridian = signedDeg(ascension - meridianDeg - (upper ? 0 : 180));
  return Math.abs(fromMeridian) / (upper ? day : 180 - day);
}

/** The point between meridian and horizon that has gone the part of its way. */
function cuspAt(
  part: number,
  turned: Turned,
  meridianDeg: number,
  toHorizonDeg: number,
  upper: boolean,
): number {
  let [near, far] = [0, toHorizonDeg];
  for (let round = 0; round < HALVINGS; round++) {
    const middle = (near + far) / 2;
    if (wayGone(meridianDeg + middle, turned, upper) < part) near = middle;
    else far = middle;
  }
  return wrapDeg(meridianDeg + (near + far) / 2);
}

/** The twelve cusps; undefined beyond the polar circles, where some points of the ecliptic have no way to go. */
export function placidusCusps(turned: Turned): number[] | undefined {
  if (isPolar(turned)) return undefined;
  const { ascendantDeg, midheavenDeg } = anglesOf(turned);
  const upper = wrapDeg(ascendantDeg - midheavenDeg);
  const [eleventh, twelfth] = [1 / 3, 2 / 3].map((part) => cuspAt(part, turned, midheavenDeg, upper, true));
  const [second, third] = [2 / 3, 1 / 3].map((part) =>
    cuspAt(part, turned, midheavenDeg + 180, upper - 180, false),
  );
  const eastern = [midheavenDeg, eleventh!, twelfth!, ascendantDeg, second!, third!];
  const round = [...eastern, ...eastern.map((cusp) => wrapDeg(cusp + 180))];
  // The list began with the tenth.
  return [...round.slice(3), ...round.slice(0, 3)];
}
