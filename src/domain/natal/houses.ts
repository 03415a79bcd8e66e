import { anglesOf, type Turned } from './angles.ts';
import { placidusCusps } from './placidus.ts';

export const HOUSE_SYSTEMS = ['whole', 'placidus'] as const;
export type HouseSystem = (typeof HOUSE_SYSTEMS)[number];

/** Each house is a sign, the first the rising one. */
function wholeSignCusps(ascendantDeg: number): number[] {
  const first = Math.floor(ascendantDeg / 30) * 30;
  return Array.from({ length: 12 }, (_, index) => (first + index * 30) % 360);
}

/** Undefined where the system does not exist: Placidus beyond the polar circles. */
export function cuspsOf(system: HouseSystem, turned: Turned): number[] | undefined {
  return system === 'placidus' ? placidusCusps(turned) : wholeSignCusps(anglesOf(turned).ascendantDeg);
}
