import { fractions, polar } from '../../drawing/plate-burin.ts';
import type { Point } from '../../deck/burin.ts';
import { course, lengthOf, outline, walk, type Curve, type Knot, type Setting } from './curve.ts';

/** A value at the part `t` of the way along a list of values, eased between them. */
function between(values: readonly number[], t: number): number {
  const place = t * (values.length - 1);
  const i = Math.min(values.length - 2, Math.floor(place));
  const [from, to] = [values[i]!, values[i + 1] ?? values[i]!];
  const part = place - i;
  return from + (to - from) * part * part * (3 - 2 * part);
}

const KNOT_STEP = 14;

/** A round end: half a circle from one flank to the other, ahead of the line. */
function roundEnd([x, y]: Point, degrees: number, radius: number): Knot[] {
  return [-50, 0, 50].map((turn) => ({ at: polar([x, y], radius, degrees + turn), corner: false }));
}

/**
 * A tube along a line, `widths` wide from its start to its end, round at both: tails, legs, necks. A cut tube would show
 * as a box.
 */
export function limb(spine: string, widths: readonly number[], place: Setting = {}): Curve {
  const { line } = course(spine, place);
  const length = lengthOf(line);
  const size = place.scale ?? 1;
  const count = Math.max(4, Math.round(length / (KNOT_STEP * Math.max(0.6, size))));
  const steps = walk(line, length / count - 1e-3).slice(0, count + 1);
  const flank = (side: 1 | -1): Knot[] =>
    steps.map(({ at, ahead }, i) => {
      const half = (between(widths, i / (steps.length - 1)) * size) / 2;
      return { at: [at[0] - ahead[1] * half * side, at[1] + ahead[0] * half * side], corner: false };
    });
  const heading = ({ ahead }: { ahead: Point }): number => (Math.atan2(ahead[1], ahead[0]) * 180) / Math.PI;
  const [first, last] = [steps[0]!, steps.at(-1)!];
  return outline([
    ...flank(-1),
    ...roundEnd(last.at, heading(last), (widths.at(-1)! * size) / 2),
    ...flank(1).toReversed(),
    ...roundEnd(first.at, heading(first) + 180, (widths[0]! * size) / 2),
  ]);
}

/** A tail: wider where it grows out of the body, then 36, and narrowing all the way to its tip. */
export function tail(spine: string, from = 36, to = 22): Curve {
  return limb(spine, [from * 1.36, from * 1.02, from * 0.9, to * 1.16, to * 0.6]);
}

/** An upright oval, turned at will. */
export function egg(at: Point, rx: number, ry: number, turn = 0): Curve {
  const list = fractions(13)
    .slice(0, 12)
    .map((t): Knot => {
      const [x, y] = polar([0, 0], 1, t * 360);
      return { at: [x * rx, y * ry], corner: false };
    });
  return outline(list, { at, turn });
}

/** A paw a third of a head long, its heel at 0, 0 and its toes to the right, standing on the floor. */
export function paw(place: Setting): Curve {
  return outline('-12,-20 6,-23 24,-20 36,-11 37,-2! 20,0 0,0 -14,-1! -18,-10', place);
}

/** The two lines between the toes of such a paw. */
export function toes(place: Setting): Curve[] {
  return [course('25,-13 29,-7 27,-1', place), course('15,-13 19,-7 17,-1', place)];
}

/** The same for a foot in the air: its tip at 0, 0, the leg coming from the left. */
export function toesAloft(place: Setting): Curve[] {
  return [course('-15,-5 -8,-6 -2,-5', place), course('-15,5 -8,6 -2,5', place)];
}

/** A paw that points at the viewer, its middle at 0, 0 on the floor. */
export function pawAhead(place: Setting): Curve {
  return outline('-24,0! -29,-12 -20,-24 0,-28 20,-24 29,-12 24,0!', place);
}

/** The lines between its toes. */
export function toesAhead(place: Setting): Curve[] {
  return [course('-8,-16 -10,-8 -8,-1', place), course('8,-16 10,-8 8,-1', place)];
}
