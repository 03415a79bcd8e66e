import type { AspectQuality } from '../natal/aspects.ts';
import type { Mover } from '../natal/mover-tracks.ts';
import type { Point } from '../natal/points.ts';
import type { Meeting } from '../natal/transits.ts';
import type { AspectKind } from '../sky/sky.ts';

const MOVER_WEIGHTS: Partial<Record<Mover, number>> = {
  pluto: 1,
  uranus: 1,
  saturn: 1,
  neptune: 0.9,
  jupiter: 0.8,
  mars: 0.4,
};
const POINT_WEIGHTS: Partial<Record<Point, number>> = {
  sun: 1,
  moon: 1,
  ascendant: 1,
  midheaven: 0.95,
  jupiter: 0.65,
  saturn: 0.7,
};
const OTHER_POINT = 0.85;
const QUALITY_WEIGHTS: Record<AspectQuality, number> = { join: 1, hard: 0.9, easy: 0.7 };

/** What a planet does to its own place comes at the same age for everybody, and is the first thing people ask about. */
const CYCLE_WEIGHTS: Partial<Record<Mover, Partial<Record<AspectKind, number>>>> = {
  jupiter: { conjunction: 1.05, opposition: 0.7, square: 0.6, trine: 0.5, sextile: 0.4 },
  saturn: { conjunction: 1.5, opposition: 1.15, square: 1.05, trine: 0.55, sextile: 0.5 },
  uranus: { conjunction: 1.5, opposition: 1.4, square: 1.1, trine: 0.6, sextile: 0.5 },
  neptune: { conjunction: 1, opposition: 1, square: 1.02, trine: 0.55, sextile: 0.5 },
  pluto: { conjunction: 1, opposition: 1, square: 1.05, trine: 0.55, sextile: 0.5 },
};

/** How much a transit matters beside the others of a year: 1 is Saturn on the Sun. */
export function transitStrength({ body, point, aspect, quality }: Meeting): number {
  const cycle = body === point ? CYCLE_WEIGHTS[body]?.[aspect] : undefined;
  return cycle ?? MOVER_WEIGHTS[body]! * (POINT_WEIGHTS[point] ?? OTHER_POINT) * QUALITY_WEIGHTS[quality];
}
