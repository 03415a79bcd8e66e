import { fractions, range, rib, tube, tubeOutline, vein } from '../../drawing/plate-burin.ts';
import type { Tube } from '../../drawing/plate-burin.ts';
import { ellipse, placed, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import { flame } from '../parts/flame.ts';
import { leaf, twig } from '../parts/leaf.ts';
import { BARKS, OAK } from './bark.ts';
import type { Bark, Wood } from './bark.ts';

export interface Wand {
  length: number;
  width: number;
  /** Young wood twists its bark in a spiral, old wood runs in long grain, birch is banded, pine lies in plates. */
  bark?: Bark;
  /** Oak by default; on amber grounds oak sinks in, and birch or pine must stand for it. */
  wood?: Wood;
  /** Where leaves stand, as parts of the length; odd ones at the left. At least one: the rod is alive. */
  leaves?: readonly number[];
  leafLength?: number;
  /** Height of the flame at the tip; 0 for an unlit rod. */
  flame?: number;
  /** Length of three young leaves at an unlit tip; 0 for none. */
  sprout?: number;
}

/** A knot swells the rod a little and carries two rings. */
function knots(rod: Tube, width: number, places: readonly number[], wood: Wood): string {
  return places
    .map((t) => {
      const [x, y] = rod.at(t, 0.12);
      const rings = [1, 0.5].map((k) => trace(ellipse([x, y], width * 0.21 * k, width * 0.36 * k)));
      return (
        shape(ellipse([x, y], width * 0.21, width * 0.36), { fill: wood.shade }) +
        shape(rings.join(''), { stroke: wood.deep, width: 1.3 })
      );
    })
    .join('');
}

function rodOf({ length, width }: Wand, swell: readonly number[]): Tube {
  const spine: Point[] = fractions(12).map((t) => [Math.sin(t * 5) * width * 0.05, -t * length]);
  const bump = (away: number): number => 0.16 * Math.exp(-away * away);
  return tube(
    spine,
    (t) => width * (1 - 0.16 * t + swell.reduce((sum, at) => sum + bump(((t - at) * length) / width), 0)),
  );
}

/** Three young leaves where the rod still grows. */
function sprouting(tip: Point, length: number): string {
  return [-132, -48, -90].map((degrees, i) => leaf(tip, degrees, i === 2 ? length : length * 0.8)).join('');
}

/** The shaded third of a rod. */
function shadeSide(rod: Tube, step: number): Point[] {
  const side = (u: number): Point[] => vein(rod, u, 0, 1);
  return [...side(0.34), ...side(1).toReversed()].filter((_, i) => i % step === 0 || i === 79);
}

/** Rib by rib, each bowed over the round. */
function ribbed(rod: Tube, length: number, { deep }: Wood): string {
  const ribs = range(Math.floor(length / 5)).map((i) =>
    trace(rib(rod, (i + 0.5) / Math.floor(length / 5), 0.002, 0.45, 0.98).filter((_, k) => k % 4 === 0)),
  );
  return shape(ribs.join(''), { stroke: deep, width: 1 });
}

/** The same in one dashed stroke, for cards with many rods. */
function dashed(rod: Tube, width: number, stroke: string): string {
  const line = trace(vein(rod, 0.68, 0, 1).filter((_, i) => i % 3 === 0));
  return shape(line, { stroke, width: width * 0.24, dash: '1.1 3.9', cap: 'butt' });
}

/** Living wood, standing with its foot at 0, 0. Its left takes the light, its right is hatched more closely. */
export function wand(form: Wand): string {
  const {
    length,
    width,
    bark = 'spiral',
    wood = OAK,
    leaves = [0.36, 0.56, 0.78],
    leafLength = width * 1.9,
    flame: fire = width * 3.2,
    sprout = 0,
  } = form;
  const swell = length / width > 8 ? [0.28, 0.66] : [];
  const rod = rodOf(form, swell);
  const outline = tubeOutline(rod, 0, 1, 16);
  return [
    ...leaves.map((t, i) => twig(rod.at(t, 0), i % 2 === 0 ? -150 : -32, leafLength)),
    shape(outline, { fill: wood.body }),
    shape(shadeSide(rod, 3), { fill: wood.shade }),
    wood.hatch ? dashed(rod, width, wood.hatch) : ribbed(rod, length, wood),
    BARKS[bark](rod, width, wood),
    knots(rod, width, swell, wood),
    shape(trace(vein(rod, -0.62, 0.02, 0.98).filter((_, i) => i % 4 === 0)), {
      stroke: wood.lit,
      width: Math.max(1.6, width * 0.12),
    }),
    shape(outline, { stroke: wood.edge, width: 1.8 }),
    sprout > 0 ? sprouting(rod.at(0.99, 0), sprout) : '',
    fire > 0 ? placed(flame(fire), { at: rod.at(0.985, 0) }) : '',
  ].join('');
}
