import { num, tag } from '../../drawing/svg.ts';
import { bands } from './bands.ts';
import { shape, type Point } from '../../deck/burin.ts';
import { inside, type Curve } from './curve.ts';
import { fringe, tufts, type Fringe } from './fur.ts';
import type { CatInk } from './inks.ts';

export const LINE = { outline: 2.6, contour: 1.9, fine: 1.1, stripe: 5 };

/** Coat from upper left to lower right over everything that is joined, so that no seam shows between parts. */
function coat(id: string, parts: readonly Curve[], { coat: tones }: CatInk): string {
  const all = parts.flatMap(({ line }) => line);
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const stops = bands(tones, 24).map(([offset, color]) =>
    tag('stop', { offset: num(offset, 4), 'stop-color': color }),
  );
  const ends = { x1: Math.min(...xs), y1: Math.min(...ys), x2: Math.max(...xs), y2: Math.max(...ys) };
  return tag('linearGradient', { id, gradientUnits: 'userSpaceOnUse', ...ends }, stops.join(''));
}

export interface Joining extends Fringe {
  /** Parts without fur: paws, ears. */
  bald?: readonly Curve[];
}

/** Whether a point lies in one of the parts: there the edge is covered and has no fur. */
const within = (at: Point, parts: readonly Curve[]): boolean => parts.some(({ line }) => inside(at, line));

/**
 * Body, head and limbs that grow together: one outline around all of them, one coat, fur along the common edge. What
 * lies over what is told by inner contours, drawn afterward.
 */
export function joined(
  id: string,
  parts: readonly Curve[],
  ink: CatInk,
  { bald = [], hidden, ...fur }: Joining = {},
): string {
  const all = [...parts, ...bald];
  const d = all.map((part) => part.d).join('');
  const others = (part: Curve): readonly Curve[] => all.filter((each) => each !== part);
  return [
    tag('defs', {}, coat(id, all, ink)),
    // Twice as wide, because the coat then covers its inner half.
    tag('path', { d, stroke: ink.outline, 'stroke-width': LINE.outline * 2, 'stroke-linejoin': 'round' }),
    ...all.map((part) => shape(part.d, { fill: `url(#${id})` })),
    ...parts.map((part) =>
      fringe(part, ink, { ...fur, hidden: (at) => hidden?.(at) || within(at, others(part)) }),
    ),
  ].join('');
}

/** A line inside the body: thigh, shoulder, elbow, jaw; with fur under it where it is soft. */
export function contour(line: Curve, ink: CatInk, fur: Parameters<typeof tufts>[2] | null = null): string {
  return (
    (fur ? tufts(line, ink, fur) : '') +
    tag('path', { d: line.d, stroke: ink.contour, 'stroke-width': LINE.contour, 'stroke-linecap': 'round' })
  );
}

export function contours(lines: readonly Curve[], ink: CatInk): string {
  return lines.map((line) => contour(line, ink)).join('');
}

/** Bands across a coat. */
export function stripes(lines: readonly Curve[], ink: CatInk): string {
  const d = lines.map(({ d: each }) => each).join('');
  return tag('path', {
    d,
    stroke: ink.stripe,
    'stroke-width': LINE.stripe,
    'stroke-linecap': 'round',
    'stroke-opacity': 0.75,
  });
}
