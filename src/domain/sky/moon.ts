import { packRows } from './series.ts';
import { angles, cosines, sines, waves } from './sinusoids.ts';
import { ELP } from './tables.ts';
import {
  aboutX,
  aboutZ,
  ARCSEC,
  multiply,
  stateFromPolar,
  turn,
  type Matrix,
  type State,
} from './vectors.ts';

const CENTURY_DAYS = 36_525;
const AU_KM = 149_597_870.7;

// Six numbers a term: amplitude and the coefficients of its argument up to the fourth power of time.
const TERM = 6;
const [LON, LAT, RANGE] = [packRows(ELP.L), packRows(ELP.B), packRows(ELP.R)];
const W1 = ELP.W1 as [number, number, number, number, number];

/** Arcseconds. What falls below it adds up to a few of them at the worst: fit for a drawing. */
const ROUGH_FLOOR = 0.1;
// Within a century of J2000 no power of time is above 1, so the amplitude alone says how far a term can reach.
const ROUGH_LON = packRows(ELP.L, ([amplitude]) => Math.abs(amplitude!) >= ROUGH_FLOOR);

function sumTerms(series: Float64Array[], t: number): { value: number; rate: number } {
  let value = 0;
  let rate = 0;
  for (let power = series.length - 1; power >= 0; power--) {
    const terms = series[power]!;
    let sum = 0;
    let slope = 0;
    const count = terms.length / TERM;
    for (let i = 0, at = 0; i < count; i++, at += TERM) {
      const rest = t * (terms[at + 4]! + t * terms[at + 5]!);
      angles[i] = terms[at + 1]! + t * (terms[at + 2]! + t * (terms[at + 3]! + rest));
    }
    waves(count);
    for (let i = 0, at = 0; i < count; i++, at += TERM) {
      const a = terms[at]!;
      sum += a * sines[i]!;
      slope += a * (terms[at + 2]! + t * 2 * terms[at + 3]!) * cosines[i]!;
    }
    rate = rate * t + value + slope;
    value = value * t + sum;
  }
  return { value, rate };
}

/** The slow turn of the mean ecliptic of date back to that of J2000 (Laskar's P and Q, ELP/MPP02 eq. 4). */
function toEclipticJ2000(t: number): Matrix {
  const p =
    t * (0.10180391e-4 + t * (0.47020439e-6 + t * (-0.5417367e-9 + t * (-0.2507948e-11 + t * 0.463486e-14))));
  const q =
    t *
    (-0.113469002e-3 + t * (0.12372674e-6 + t * (0.1265417e-8 + t * (-0.1371808e-11 - t * 0.320334e-14))));
  const root = Math.sqrt(1 - p * p - q * q);
  return [
    [1 - 2 * p * p, 2 * p * q, 2 * p * root],
    [2 * p * q, 1 - 2 * q * q, -2 * q * root],
    [-2 * p * root, 2 * q * root, 1 - 2 * p * p - 2 * q * q],
  ];
}

// ELP/MPP02's inertial ecliptic and equinox of J2000 to the ICRS, constants of its fit to DE405.
const TO_EQUATOR = multiply(aboutZ(0.05028 * ARCSEC), aboutX(-84_381.4096 * ARCSEC));

function meanLongitude(t: number): number {
  return W1[0] + t * (W1[1] + t * (W1[2] + t * (W1[3] + t * W1[4])));
}

/** The Moon's longitude on the mean ecliptic of date, counted from the equinox of J2000; radians. */
export function roughMoonLongitude(ttDays: number): number {
  const t = ttDays / CENTURY_DAYS;
  return meanLongitude(t) + sumTerms(ROUGH_LON, t).value * ARCSEC;
}

/** Geocentric state of the Moon (AU) in the equatorial frame of J2000, ELP/MPP02. */
export function moonState(ttDays: number): State {
  const t = ttDays / CENTURY_DAYS;
  const [lon, lat, range] = [sumTerms(LON, t), sumTerms(LAT, t), sumTerms(RANGE, t)];
  const meanRate = W1[1] + t * (2 * W1[2] + t * 3 * W1[3]);
  const state = stateFromPolar(
    [meanLongitude(t) + lon.value * ARCSEC, lat.value * ARCSEC, range.value / AU_KM],
    [
      (meanRate + lon.rate * ARCSEC) / CENTURY_DAYS,
      (lat.rate * ARCSEC) / CENTURY_DAYS,
      range.rate / AU_KM / CENTURY_DAYS,
    ],
  );
  const matrix = multiply(TO_EQUATOR, toEclipticJ2000(t));
  return { place: turn(matrix, state.place), velocity: turn(matrix, state.velocity) };
}
