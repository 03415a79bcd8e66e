import data from '../data/milky-way.json' with { type: 'json' };
import type { Point } from '../ring.ts';
import { num, stroked } from '../svg.ts';
import { GALACTIC_GRID, galacticOf } from './galaxy.ts';
import { CENTER, distance, equatorialAt, HORIZON, type SkyMap } from './map.ts';
import { SKY_INK } from './palette.ts';

const PITCH = 4;
const STEP = 3;

/** How bright it is there, 0 to 5. What precession has moved since J2000 is less than a cell. */
function brightness(raDeg: number, decDeg: number): number {
  const { longitudeStepDeg, latitudeStepDeg, latitudeReachDeg } = GALACTIC_GRID;
  const [longitudeDeg, latitudeDeg] = galacticOf(raDeg, decDeg);
  const row = data.rows[Math.round((latitudeReachDeg - latitudeDeg) / latitudeStepDeg)];
  return Number(row?.[Math.floor(longitudeDeg / longitudeStepDeg)] ?? 0);
}

/** Level strokes wherever it is at least so bright. */
function strokes(levels: readonly (readonly [Point, number])[], least: number): string {
  let path = '';
  let from: Point | null = null;
  for (const [at, level] of levels) {
    if (level >= least) from ??= at;
    else if (from) {
      path += `M${num(from[0], 1)} ${num(from[1], 1)}h${num(at[0] - from[0], 1)}`;
      from = null;
    }
  }
  return path;
}

/** The Milky Way as ruled lines, heavier where it is brighter: an engraver has no grey. */
export function milkyWay({ overhead }: SkyMap): string {
  const faint: string[] = [];
  const bright: string[] = [];
  for (let y = CENTER.y - HORIZON + PITCH; y < CENTER.y + HORIZON; y += PITCH) {
    const half = Math.sqrt(HORIZON ** 2 - (y - CENTER.y) ** 2);
    const count = Math.ceil((2 * half) / STEP) + 1;
    const levels = Array.from({ length: count }, (_, i): [Point, number] => {
      const at: Point = [CENTER.x - half + i * STEP, y];
      if (distance(at) >= HORIZON) return [at, 0];
      const { raDeg, decDeg } = equatorialAt(at, overhead);
      return [at, brightness(raDeg, decDeg)];
    });
    faint.push(strokes(levels, 1));
    bright.push(strokes(levels, 3));
  }
  return (
    stroked(faint.join(''), SKY_INK.milky, 0.55, { opacity: 0.3 }) +
    stroked(bright.join(''), SKY_INK.milky, 0.9, { opacity: 0.32 })
  );
}
