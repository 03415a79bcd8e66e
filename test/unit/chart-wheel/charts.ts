import type { WheelChart } from '../../../src/art/drawing/chart-wheel/chart.ts';
import { natalChart } from '../../../src/domain/natal/chart.ts';
import type { HouseSystem } from '../../../src/domain/natal/houses.ts';
import type { Point } from '../../../src/domain/natal/points.ts';
import { BODIES } from '../../../src/domain/sky/bodies.ts';
import { ASPECT_KINDS } from '../../../src/domain/sky/sky.ts';
import { signAtLongitude } from '../../../src/domain/zodiac/signs.ts';
import { chartAnswer } from '../../../src/server/chart/answer.ts';

const HOUR_MS = 3_600_000;

interface Where {
  lat: number;
  lon: number;
  houses?: HouseSystem;
  marginHours?: number;
}

/** A true chart, as the call answers it. */
export function chartOf(iso: string, { lat, lon, houses = 'whole', marginHours = 0 }: Where): WheelChart {
  const time = { atMs: Date.parse(iso), marginMs: marginHours * HOUR_MS };
  return chartAnswer(natalChart({ time, place: { latitudeDeg: lat, longitudeDeg: lon } }, houses), 0);
}

export const LYON = chartOf('1991-11-03T05:40:00Z', { lat: 45.76, lon: 4.84 });
/** Seven within fifteen degrees of Aquarius. */
export const STELLIUM = chartOf('1962-02-05T00:10:00Z', { lat: 40.7, lon: -74 });
export const UNKNOWN_TIME = chartOf('1985-07-13T12:00:00Z', { lat: 51.5, lon: 0, marginHours: 12 });
export const POLAR = chartOf('1990-06-21T22:00:00Z', { lat: 69.65, lon: 18.96 });
export const PLACIDUS_60 = chartOf('1978-12-19T15:20:00Z', { lat: 60.17, lon: 24.94, houses: 'placidus' });

/** Chance with a seed (mulberry32), so that a chart that fails fails again. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Twelve houses from very narrow to very wide, opposite ones alike. */
function unevenCusps(ascendant: number, random: () => number): number[] {
  const widths = Array.from({ length: 6 }, () => 1 + random() * 40);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const steps = [...widths, ...widths].map((width) => (width * 180) / whole);
  let at = ascendant;
  return steps.map((step) => {
    const cusp = at % 360;
    at += step;
    return cusp;
  });
}

/** No sky of ours, but worse than any: the first six may stand within two degrees, every one may go backwards. */
export function inventedChart(seed: number): WheelChart {
  const random = chance(seed);
  const [isCrowded, isTimed, isPlacidus] = [random() < 0.5, random() < 0.8, random() < 0.5];
  const crowd = random() * 360;
  const longitudes = BODIES.map((_, i) => (isCrowded && i < 6 ? crowd + random() * 2 : random() * 360) % 360);
  const ascendant = random() * 360;
  const bodies = BODIES.map((body, i) => {
    const sign = signAtLongitude(longitudes[i]!);
    const isUnsure = body === 'moon' && !isTimed;
    const arc: [number, number] = [(longitudes[i]! + 353) % 360, (longitudes[i]! + 7) % 360];
    return {
      body,
      longitude: isUnsure ? null : longitudes[i]!,
      arc: isUnsure ? arc : null,
      sign,
      signs: [sign],
      house: null,
      retrograde: random() < 0.5,
    };
  });
  const points: Point[] = isTimed ? [...BODIES, 'ascendant', 'midheaven'] : [...BODIES];
  const pick = (): Point => points[Math.floor(random() * points.length)]!;
  const aspects = Array.from({ length: 12 }, () => ({
    points: [pick(), pick()] as const,
    aspect: ASPECT_KINDS[Math.floor(random() * ASPECT_KINDS.length)]!,
    orb: random() * 6,
  })).filter((each) => each.points[0] !== each.points[1]);
  const first = Math.floor(ascendant / 30) * 30;
  const whole = Array.from({ length: 12 }, (_, i) => (first + i * 30) % 360);
  return {
    ascendant: isTimed ? ascendant : null,
    midheaven: isTimed ? random() * 360 : null,
    houses: isPlacidus ? 'placidus' : 'whole',
    cusps: isTimed ? (isPlacidus ? unevenCusps(ascendant, random) : whole) : null,
    bodies,
    aspects,
  };
}
