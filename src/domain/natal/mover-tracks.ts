import { signedDeg } from '../sky/angles.ts';
import type { Body } from '../sky/bodies.ts';
import { rootOf, type Curve } from '../sky/roots.ts';
import { ttDaysOf } from '../sky/time.ts';
import { longitudeAt, motionAt, trackOf, type Track } from '../sky/tracks.ts';

/** What passes over a chart; the Moon passes everything every month. */
export const MOVERS = [
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const satisfies Body[];
export type Mover = (typeof MOVERS)[number];

/** Coarse, for guesses only: a cubic over them strays by seconds of arc, and never holds two turns of direction. */
const STEP_DAYS: Record<Mover, number> = {
  sun: 4,
  mercury: 2,
  venus: 4,
  mars: 5,
  jupiter: 12,
  saturn: 16,
  uranus: 16,
  neptune: 16,
  pluto: 16,
};

/** Where a body goes one way only, from station to station. Longitudes count on past 360. */
export interface Leg {
  fromDays: number;
  toDays: number;
  fromDeg: number;
  toDeg: number;
}

/** A body's way over a span of time. It belongs to no chart: one serves all that are asked for on a day. */
export interface MoverTrack {
  body: Mover;
  track: Track;
  legs: readonly Leg[];
}

/** Stations by the full series, so that what a planet just reaches, or just fails to reach, is decided rightly. */
function stationsOf({ body, samples, startDays, stepDays }: Track): number[] {
  return samples.slice(1).flatMap((after, index) => {
    const before = samples[index]!;
    if (before.slope * after.slope >= 0) return [];
    const change = (after.slope - before.slope) / stepDays;
    const speed: Curve = (days) => ({ value: longitudeAt(body, days).slope, slope: change });
    const fromDays = startDays + index * stepDays;
    return [rootOf(speed, fromDays, fromDays + stepDays, change > 0)];
  });
}

/** The last sample may lie beyond the end of what was asked for. */
function legsOf(track: Track, endDays: number): Leg[] {
  const stations = stationsOf(track).filter((days) => days < endDays);
  const ends = [track.startDays, ...stations, endDays].map((days) => {
    const rough = motionAt(track, days).value;
    return { days, deg: rough + signedDeg(longitudeAt(track.body, days).value - rough) };
  });
  return ends.slice(1).map((to, index) => {
    const from = ends[index]!;
    return { fromDays: from.days, toDays: to.days, fromDeg: from.deg, toDeg: to.deg };
  });
}

export function moverTrack(body: Mover, fromMs: number, toMs: number): MoverTrack {
  const endDays = ttDaysOf(toMs);
  const track = trackOf(body, ttDaysOf(fromMs), endDays, STEP_DAYS[body]);
  return { body, track, legs: legsOf(track, endDays) };
}
