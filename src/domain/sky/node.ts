import { nutationInLongitude } from './frame.ts';

const CENTURY_DAYS = 36_525;
const DEG = Math.PI / 180;

/**
 * The Moon's mean ascending node, counted from the true equinox of date. The mean one, since the osculating node
 * sways by up to two degrees, turns back several times a month and crosses some borders three or five times.
 */
export function nodeLongitude(ttDays: number): number {
  const t = ttDays / CENTURY_DAYS;
  const mean = 125.0445479 + t * (-1934.1362891 + t * (0.0020754 + t * (1 / 467_441 - t / 60_616_000)));
  return mean * DEG + nutationInLongitude(ttDays);
}
