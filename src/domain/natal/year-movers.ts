import type { Mover } from './mover-tracks.ts';

/** Whose visits make a year. Apart from the code that follows them: pages name them, and the ephemeris stays on the server. */
export const YEAR_MOVERS = [
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const satisfies Mover[];
export type YearMover = (typeof YEAR_MOVERS)[number];
