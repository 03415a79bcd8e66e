import type { Body } from './bodies.ts';

const YEAR_DAYS = 365.2422;

/**
 * Days in which a body goes once around the zodiac, seen from here, on average. Mercury and Venus never leave the Sun's
 * neighborhood, so they share its year, whatever their own orbits take.
 */
const ROUND_DAYS = {
  moon: 27.32158,
  sun: YEAR_DAYS,
  mercury: YEAR_DAYS,
  venus: YEAR_DAYS,
  mars: 686.93,
  jupiter: 4330.6,
  saturn: 10_746.9,
  uranus: 30_589,
  neptune: 59_800,
  pluto: 90_600,
} as const satisfies Partial<Record<Body, number>>;

export type RoundBody = keyof typeof ROUND_DAYS;

/** Fastest first. */
export const ROUND_BODIES = Object.keys(ROUND_DAYS) as RoundBody[];

export function meanDegPerDay(body: RoundBody): number {
  return 360 / ROUND_DAYS[body];
}

/** "27.3 days", "11.9 years" */
export function roundInWords(body: RoundBody): string {
  const days = ROUND_DAYS[body];
  if (days < YEAR_DAYS) return `${days.toFixed(1)} days`;
  const years = days / YEAR_DAYS;
  if (years === 1) return '1 year';
  return `${years < 100 ? years.toFixed(1) : Math.round(years)} years`;
}
