import { fractions, range, rib, tube, tubeOutline, vein } from '../../drawing/plate-burin.ts';
import type { Tube } from '../../drawing/plate-burin.ts';
import { ellipse, placed, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';
import { flame } from '../parts/flame.ts';
import { twig } from '../parts/leaf.ts';

export interface Wand {
  length: number;
  width: number;
  /** Young wood twists its bark in a spiral, old wood runs in long grain. */
  bark?: 'spiral' | 'grain';
  /** Where leaves stand, as parts of the length; odd ones at the left. At least one: the rod is alive. */
  leaves?: readonly number[];
  leafLength?: number;
  /** Height of the flame at the tip; 0 for an unlit rod. */
  flame?: number;
}

function spiralBark(rod: Tube, width: number): string {
  const turns = Math.floor(rod.length / (width * 0.42));
  const rise = (width * 0.9) / rod.length;
  const lines = range(turns).map((i) => {
    const t = (i + 0.5) / turns;
    const line = fractions(7).filter((f) => t + (f - 0.5) * rise > 0.004 && t + (f - 0.5) * rise < 1);
    return trace(line.map((f) => rod.at(t + (f - 0.5) * rise, -0.9 + 1.8 * f)));
  });
  return shape(lines.join(''), { stroke: TONE.woodDeep, width: 1.2, opacity: 0.75 });
}

function grainBark(rod: Tube, width: number): string {
  const lines = [-0.45, -0.1, 0.25, 0.5].flatMap((u, row) =>
    range(Math.ceil(rod.length / (width * 5))).map((i) => {
      const start = (i + (row % 2) * 0.5) * ((width * 5) / rod.length);
      const span = fractions(6).map((f) =>
        rod.at(Math.min(0.99, start + f * ((width * 3.6) / rod.length)), u + 0.12 * Math.sin(f * 6.3)),
      );
      return start > 0.95 ? '' : trace(span);
    }),
  );
  return shape(lines.join(''), { stroke: TONE.woodDeep, width: 1.3, opacity: 0.8 });
}

/** A knot swells the rod a little and carries two rings. */
function knots(rod: Tube, width: number, places: readonly number[]): string {
  return places
    .map((t) => {
      const [x, y] = rod.at(t, 0.12);
      const rings = [1, 0.5].map((k) => trace(ellipse([x, y], width * 0.21 * k, width * 0.36 * k)));
      return (
        shape(ellipse([x, y], width * 0.21, width * 0.36), { fill: TONE.woodShade }) +
        shape(rings.join(''), { stroke: TONE.woodDeep, width: 1.3 })
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

/** Living wood, standing with its foot at 0, 0. Its left takes the light, its right is hatched more closely. */
export function wand(form: Wand): string {
  const {
    length,
    width,
    bark = 'spiral',
    leaves = [0.36, 0.56, 0.78],
    leafLength = width * 1.9,
    flame: fire = width * 3.2,
  } = form;
  const swell = length / width > 8 ? [0.28, 0.66] : [];
  const rod = rodOf(form, swell);
  const outline = tubeOutline(rod, 0, 1, 16);
  const dark = [...vein(rod, 0.34, 0, 1), ...vein(rod, 1, 0, 1).toReversed()].filter(
    (_, i) => i % 3 === 0 || i === 79,
  );
  const ribs = range(Math.floor(length / 5)).map((i) =>
    trace(rib(rod, (i + 0.5) / Math.floor(length / 5), 0.002, 0.45, 0.98).filter((_, k) => k % 4 === 0)),
  );
  return [
    ...leaves.map((t, i) => twig(rod.at(t, 0), i % 2 === 0 ? -150 : -32, leafLength)),
    shape(outline, { fill: TONE.wood }),
    shape(dark, { fill: TONE.woodShade }),
    shape(ribs.join(''), { stroke: TONE.woodDeep, width: 1 }),
    bark === 'spiral' ? spiralBark(rod, width) : grainBark(rod, width),
    knots(rod, width, swell),
    shape(trace(vein(rod, -0.62, 0.02, 0.98).filter((_, i) => i % 4 === 0)), {
      stroke: TONE.woodLit,
      width: Math.max(1.6, width * 0.12),
    }),
    shape(outline, { stroke: TONE.brassLit, width: 1.8 }),
    fire > 0 ? placed(flame(fire), { at: rod.at(0.985, 0) }) : '',
  ].join('');
}
