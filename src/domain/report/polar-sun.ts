import type { NatalChart } from '../natal/chart.ts';
import { daylightOf } from '../natal/daylight.ts';

export const POLAR_SUNS = ['midnight-sun', 'polar-night'] as const;
export type PolarSun = (typeof POLAR_SUNS)[number];

const ALL_DAY_HALF_HOURS = 12;
const ROUNDING = 1e-9;

/** Whether the Sun stayed up, or down, for the whole of the day of a birth. */
export function polarSunOf(chart: NatalChart): PolarSun | null {
  // When it was noon does not matter here, and with it what the clocks said.
  const { halfHours } = daylightOf(chart, 0);
  if (halfHours < ROUNDING) return 'polar-night';
  return halfHours > ALL_DAY_HALF_HOURS - ROUNDING ? 'midnight-sun' : null;
}
