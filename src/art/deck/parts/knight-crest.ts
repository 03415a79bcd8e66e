import { mirrored, points, polar, range, spline } from '../../drawing/plate-burin.ts';
import { disc, engraved, loop, shape, symmetric, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';
import type { Cloth } from './page-crest.ts';

/**
 * A jousting shield with its lance rest cut out of one corner, drawn about 0, 0; hang it aslant with `placed`, and
 * give its charge the same place.
 */
export function joustingShield(width: number, height: number, field: string, rule: string): string {
  const [w, h] = [width / 2, height / 2];
  const outline = (k: number): Point[] =>
    loop(
      points(
        '-1,-0.9 -0.5,-0.98 0,-1 0.42,-0.96 0.58,-0.76 0.8,-0.72 1,-0.86 1,-0.3 0.92,0.3 0.6,0.72 0,1 -0.6,0.72 -0.92,0.3 -1,-0.3',
      ).map(([u, v]): Point => [u * (w - k), v * (h - k)]),
      5,
    );
  return [
    shape(outline(0), { fill: TONE.brass, stroke: TONE.gold, width: 2.8 }),
    engraved(
      outline(12),
      { fill: field, stroke: TONE.brassDeep, width: 2 },
      { ink: rule, degrees: 0, pitch: 7, width: 1.2 },
    ),
    shape(outline(21), { stroke: TONE.brass, width: 1.4 }),
  ].join('');
}

/** The yoke that goes round the heel, its ends with a stud each; below the shank. */
function yoke(radius: number): string {
  const at = (text: string): Point[] => points(text).map(([u, v]): Point => [u * radius, v * radius]);
  const outer = spline(at('-0.98,4.1 -1.02,3.2 -0.8,2.5 -0.3,2.06 0,2'), 6);
  const inner = spline(at('-0.72,4.1 -0.74,3.3 -0.54,2.76 -0.2,2.44 0,2.4'), 6);
  const half = [...outer, ...inner.toReversed()];
  const whole = [...outer, ...mirrored(outer, 0).toReversed(), ...mirrored(inner, 0), ...inner.toReversed()];
  return [
    shape(whole, { fill: TONE.brass, stroke: TONE.gold, width: 2.4 }),
    engraved(
      mirrored(half, 0),
      { fill: TONE.brassShade },
      { ink: TONE.brassDeep, degrees: 0, pitch: 5, width: 1.3 },
    ),
    shape(whole, { stroke: TONE.gold, width: 2.2 }),
    ...at('-0.85,4 0.85,4').map((stud) =>
      disc(stud, radius * 0.24, { fill: TONE.ivory, stroke: TONE.brassDeep, width: 2 }),
    ),
  ].join('');
}

/** A spur, rank of a knight in place of a crown: its wheel at 0, 0, then the shank, then the yoke below. */
export function spur(radius: number): string {
  const teeth = range(16).map((i) => polar([0, 0], i % 2 === 0 ? radius : radius * 0.46, -90 + i * 22.5));
  const facets = range(8).map((i): Point[] => {
    const axis = -90 + i * 45;
    return [[0, 0], polar([0, 0], radius, axis), polar([0, 0], radius * 0.46, axis + 22.5)];
  });
  const shank = symmetric(
    points('-0.16,2.2 -0.18,1.6 -0.3,1.06 -0.3,-0.1 -0.14,-0.2 -0.12,0.9 0,1.16').map(([u, v]): Point => [
      u * radius,
      v * radius,
    ]),
  );
  return [
    shape(teeth, { fill: TONE.brassLit }),
    ...facets.map((facet) => shape(facet, { fill: TONE.brassShade })),
    shape(teeth, { stroke: TONE.gold, width: 2.2 }),
    yoke(radius),
    engraved(
      shank,
      { fill: TONE.brass, stroke: TONE.gold, width: 2.2 },
      { ink: TONE.brassDeep, degrees: 0, pitch: 5, from: 0.5, width: 1.2 },
    ),
    disc([0, 0], radius * 0.22, { fill: TONE.ivory, stroke: TONE.brassDeep, width: 2 }),
  ].join('');
}

/** A forked flag in the wind: its hoist at the left, from `top` edge and `bottom` edge, the folds hatched. */
export function pennon(top: string, bottom: string, notch: Point, { lit, body, shade, deep }: Cloth): string {
  const [upper, lower] = [spline(points(top), 7), spline(points(bottom), 7)];
  const outline = [...upper, notch, ...lower.toReversed()];
  const count = Math.min(upper.length, lower.length);
  const strip = (from: number, to: number): Point[] => {
    const part = (t: number): number => Math.round(t * (count - 1));
    return [...upper.slice(part(from), part(to) + 1), ...lower.slice(part(from), part(to) + 1).toReversed()];
  };
  const middle = range(count).map((i): Point => {
    const [[ax, ay], [bx, by]] = [upper[i]!, lower[i]!];
    return [(ax + bx) / 2, (ay + by) / 2];
  });
  return [
    shape(outline, { fill: body }),
    engraved(strip(0.24, 0.44), { fill: shade }, { ink: deep, degrees: 70, pitch: 6, width: 1.4 }),
    engraved(strip(0.66, 0.82), { fill: shade }, { ink: deep, degrees: 70, pitch: 6, width: 1.4 }),
    shape(trace(middle.slice(0, -6)), { stroke: lit, width: 6 }),
    shape(outline, { stroke: TONE.gold, width: 2.6 }),
  ].join('');
}
