import { correct } from './corrections.ts';
import { VSOP_TO_EQUATOR } from './planets.ts';
import { PLUTO_TERMS } from './pluto-terms.ts';
import { stateFromPolar, turn, type State } from './vectors.ts';

const CENTURY_DAYS = 36_525;
const DEG = Math.PI / 180;

/** Mean longitudes of Jupiter, Saturn and Pluto: degrees at J2000 and per century. */
const MEAN = [
  [34.35, 3034.9057],
  [50.08, 1222.1138],
  [238.96, 144.96],
] as const;

type Term = [number, number, number, number, number, number, number, number, number];

/** Heliocentric state by Meeus, chapter 37 (made for 1885–2099), amended. */
export function plutoState(ttDays: number): State {
  const t = ttDays / CENTURY_DAYS;
  let [lon, lat, range] = [238.958116 + 144.96 * t, -3.908239, 40.7241346];
  let [lonRate, latRate, rangeRate] = [144.96, 0, 0];
  for (const [j, s, p, lonSin, lonCos, latSin, latCos, rangeSin, rangeCos] of PLUTO_TERMS as Term[]) {
    const turning = (j * MEAN[0][1] + s * MEAN[1][1] + p * MEAN[2][1]) * DEG;
    const angle = (j * MEAN[0][0] + s * MEAN[1][0] + p * MEAN[2][0]) * DEG + turning * t;
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    lon += lonSin * sine + lonCos * cosine;
    lat += latSin * sine + latCos * cosine;
    range += rangeSin * sine + rangeCos * cosine;
    lonRate += (lonSin * cosine - lonCos * sine) * turning;
    latRate += (latSin * cosine - latCos * sine) * turning;
    rangeRate += (rangeSin * cosine - rangeCos * sine) * turning;
  }
  const polar = correct('pluto', ttDays, [lon * DEG, lat * DEG, range]);
  const rates = [
    (lonRate * DEG) / CENTURY_DAYS,
    (latRate * DEG) / CENTURY_DAYS,
    rangeRate / CENTURY_DAYS,
  ] as const;
  const state = stateFromPolar(polar, rates);
  return { place: turn(VSOP_TO_EQUATOR, state.place), velocity: turn(VSOP_TO_EQUATOR, state.velocity) };
}
