import { correct, isCorrected } from './corrections.ts';
import { packSeries, sumSeries, type Series } from './series.ts';
import { VSOP } from './tables.ts';
import { stateFromPolar, turn, type Matrix, type State } from './vectors.ts';

const MILLENNIUM_DAYS = 365_250;
// 1900–2100 is within ±0.1 millennia of J2000; a little more leaves room for the ends.
const REACH = 0.125;
// Radians or AU. All the terms dropped for it together stay below 0.004″.
const FLOOR = 1e-9;

export type Planet = keyof typeof VSOP;

interface Orbit {
  lon: Series;
  lat: Series;
  range: Series;
}

const ORBITS = Object.fromEntries(
  Object.entries(VSOP).map(([planet, tables]): [string, Orbit] => [
    planet,
    {
      lon: packSeries(tables.L, REACH, FLOOR),
      lat: packSeries(tables.B, REACH, FLOOR),
      range: packSeries(tables.R, REACH, FLOOR),
    },
  ]),
) as Record<Planet, Orbit>;

/** Radians, or a fifth of an arcsecond: fit for a drawing. */
const ROUGH_FLOOR = 1e-6;
const ROUGH_EARTH_LON = packSeries(VSOP.earth.L, REACH, ROUGH_FLOOR);

/** The Earth's heliocentric longitude on the ecliptic of J2000, in radians. */
export function roughEarthLongitude(ttDays: number): number {
  return sumSeries(ROUGH_EARTH_LON, ttDays / MILLENNIUM_DAYS).value;
}

// VSOP87's ecliptic and dynamical equinox J2000 to the equatorial frame of J2000 (Bretagnon & Francou 1988).
export const VSOP_TO_EQUATOR: Matrix = [
  [1, 0.00000044036, -0.000000190919],
  [-0.000000479966, 0.917482137087, -0.397776982902],
  [0, 0.397776982902, 0.917482137087],
];

/** Heliocentric state in the equatorial frame of J2000. */
export function planetState(planet: Planet, ttDays: number): State {
  const t = ttDays / MILLENNIUM_DAYS;
  const { lon, lat, range } = ORBITS[planet];
  const [l, b, r] = [sumSeries(lon, t), sumSeries(lat, t), sumSeries(range, t)];
  const polar = [l.value, b.value, r.value] as const;
  // The amendments creep by less than 0.001″ a day, so the rates stay those of the theory.
  const state = stateFromPolar(isCorrected(planet) ? correct(planet, ttDays, polar) : polar, [
    l.rate / MILLENNIUM_DAYS,
    b.rate / MILLENNIUM_DAYS,
    r.rate / MILLENNIUM_DAYS,
  ]);
  return { place: turn(VSOP_TO_EQUATOR, state.place), velocity: turn(VSOP_TO_EQUATOR, state.velocity) };
}
