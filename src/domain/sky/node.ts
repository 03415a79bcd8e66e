import { nutationInLongitude } from './frame.ts';

const CENTURY_DAYS = 36_525;
const DEG = Math.PI / 180;

/**
 * The Moon's mean ascending node, counted from the true equinox of date. The mean one, since the osculating node
 * trembles by more than a degree, turns back a few times a month and would enter a sign up to a dozen times.
 */
export function nodeLongitude(ttDays: number): number {
  const t = ttDays / CENTURY_DAYS;
  const mean = 125.0445479 + t * (-1934.1362891 + t * (0.0020754 + t * (1 / 467_441 - t / 60_616_000)));
  return mean * DEG + nutationInLongitude(ttDays);
}
