import type { Lunation } from '../../domain/sky/sky.ts';
import { num } from './svg.ts';

/**
 * The lit part as path data. Waxing it lies between the terminator and the right limb, waning between the left limb
 * and the terminator, as seen from the northern half of the Earth.
 */
export function litPart(elongationDeg: number, { x, y }: { x: number; y: number }, r: number): string {
  const waxing = elongationDeg < 180;
  const terminator = r * Math.cos((elongationDeg * Math.PI) / 180) * (waxing ? 1 : -1);
  const limb = `A${num(r)} ${num(r)} 0 0 ${waxing ? 1 : 0} ${num(x)} ${num(y + r)}`;
  const back = `A${num(Math.abs(terminator))} ${num(r)} 0 0 ${terminator >= 0 ? 0 : 1} ${num(x)} ${num(y - r)}`;
  return `M${num(x)} ${num(y - r)}${limb}${back}Z`;
}

/** How far the Moon stands from the Sun, in degrees. */
export const ELONGATIONS: Readonly<Record<Lunation, number>> = {
  new: 0,
  'first-quarter': 90,
  full: 180,
  'last-quarter': 270,
};
