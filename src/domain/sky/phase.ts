import { wrapDeg } from './angles.ts';
import type { MoonPhase } from './sky.ts';

const NAMES = [
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
  if (Math.abs(past) <= QUARTER_REACH_DEG) return NAMES[quarter * 2]!;
  return NAMES[Math.floor(elongationDeg / 90) * 2 + 1]!;
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
