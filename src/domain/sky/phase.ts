import { wrapDeg } from './angles.ts';
import type { MoonPhase } from './sky.ts';

export const PHASE_NAMES = [
  'New Moon',
  'Waxing Crescent',
  'First Quarter',
  'Waxing Gibbous',
  'Full Moon',
  'Waning Gibbous',
  'Last Quarter',
  'Waning Crescent',
] as const satisfies MoonPhase['name'][];

// A quarter has a name of its own for about a day: half the Moon's daily gain on the Sun to either side.
const QUARTER_REACH_DEG = 6.1;

function nameOf(elongationDeg: number): MoonPhase['name'] {
  const quarter = Math.round(elongationDeg / 90) % 4;
  const past = ((elongationDeg - quarter * 90 + 540) % 360) - 180;
  if (Math.abs(past) <= QUARTER_REACH_DEG) return PHASE_NAMES[quarter * 2]!;
  return PHASE_NAMES[Math.floor(elongationDeg / 90) * 2 + 1]!;
}

/**
 * The phase as it is said beside the dates of the next ones: a quarter that is still to come is not there yet. New and
 * full keep their day to either side, as the eye sees them.
 */
export function saidPhase({ name, elongationDeg }: MoonPhase): MoonPhase['name'] {
  if (name === 'First Quarter' && elongationDeg < 90) return 'Waxing Crescent';
  if (name === 'Last Quarter' && elongationDeg < 270) return 'Waning Gibbous';
  return name;
}

/** Phase from the two bodies' apparent places. */
export function moonPhaseOf(
  moon: { longitudeDeg: number; latitudeDeg: number },
  sun: { longitudeDeg: number },
): MoonPhase {
  const elongationDeg = wrapDeg(moon.longitudeDeg - sun.longitudeDeg);
  const toRad = Math.PI / 180;
  // The angle at the Moon differs from the elongation by the Sun's small parallax seen from there: under 0.2°.
  const separation = Math.acos(Math.cos(elongationDeg * toRad) * Math.cos(moon.latitudeDeg * toRad));
  const phaseAngle = Math.PI - separation - 0.00257 * Math.sin(separation);
  return { elongationDeg, illuminated: (1 + Math.cos(phaseAngle)) / 2, name: nameOf(elongationDeg) };
}
