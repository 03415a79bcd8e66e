import { closed, fractions, hatch, mirrored, polar, range, spline } from '../drawing/plate-burin.ts';
import { line } from '../drawing/plate-engraving.ts';
import type { Point } from '../drawing/plate-engraving.ts';
import { num, tag } from '../drawing/svg.ts';
import type { Attributes } from '../drawing/svg.ts';

export type { Point };

/** How a form is inked. Widths: outlines 2.2 to 3.4, inner contours 1.6, hatching 1 to 1.4, construction 1. */
export interface Style {
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  dash?: string;
  cap?: 'butt';
}

/** Opacity goes to the inks themselves: a layer of its own would cost time, and renderers clip it differently. */
function inked({ fill, stroke, width, opacity, dash, cap }: Style): Attributes {
  return {
    fill,
    'fill-opacity': fill === undefined ? undefined : opacity,
    stroke,
    'stroke-opacity': stroke === undefined ? undefined : opacity,
    'stroke-width': width,
    'stroke-dasharray': dash,
    'stroke-linecap': cap,
  };
}

/** A form: points are closed to an outline, a string is path data as it stands. */
export function shape(form: readonly Point[] | string, style: Style): string {
  const d = typeof form === 'string' ? form : closed(form);
  return d === '' ? '' : tag('path', { d, ...inked(style) });
}

export function disc([cx, cy]: Point, r: number, style: Style): string {
  return tag('circle', { cx, cy, r, ...inked(style) });
}

/** A line through points, left open. */
export function trace(points: readonly Point[]): string {
  return line(points);
}

export interface Shade {
  ink: string;
  degrees: number;
  pitch: number;
  /** The part of each line, from the left, that stays bare: 0 shades all, 0.55 the right side. */
  from?: number;
  width?: number;
  opacity?: number;
}

/** Hatching inside an outline; give it a facet, never a box laid over something else. */
export function shade(
  outline: readonly Point[],
  { ink, degrees, pitch, from = 0, width = 1.2, opacity }: Shade,
): string {
  return shape(hatch(outline, degrees, pitch, from, 1), {
    stroke: ink,
    width,
    ...(opacity === undefined ? {} : { opacity }),
  });
}

/** A form with its body color, hatching and contour, in the order they are printed. */
export function engraved(outline: readonly Point[], style: Style, ...shades: Shade[]): string {
  const { fill = 'none', ...contour } = style;
  return [
    shape(outline, { fill }),
    ...shades.map((each) => shade(outline, each)),
    contour.stroke ? shape(outline, contour) : '',
  ].join('');
}

/** A smooth outline through points that comes back to its first. */
export function loop(points: readonly Point[], perSpan = 8): Point[] {
  const wrapped = [points.at(-1)!, ...points, points[0]!, points[1]!];
  return spline(wrapped, perSpan).slice(perSpan, -perSpan - 1);
}

/** A wedge split on its axis, as polished metal takes the light: one half lit, the other in shade. */
export function bevel(
  foot: Point,
  degrees: number,
  length: number,
  width: number,
  lit: string,
  dark: string,
): string {
  const tip = polar(foot, length, degrees);
  const left = polar(foot, width / 2, degrees - 90);
  const right = polar(foot, width / 2, degrees + 90);
  return shape([foot, left, tip], { fill: lit }) + shape([foot, tip, right], { fill: dark });
}

/** A circle whose radius swings as a sine, in copies a phase apart: the engine-turned ring of coins and suns. */
export function guilloche(
  centre: Point,
  radius: number,
  swing: number,
  lobes: number,
  copies: number,
): string {
  const steps = lobes * 12;
  return range(copies)
    .map((copy) =>
      closed(
        range(steps).map((i) => {
          const turn = (i / steps) * 360;
          const phase = (copy / copies) * 2 * Math.PI;
          return polar(centre, radius + swing * Math.sin((turn * Math.PI * lobes) / 180 + phase), turn);
        }),
      ),
    )
    .join('');
}

/** Even ticks all around between two radii, as one dashed circle: a hundredth of the bytes of single lines. */
export function knurled(
  centre: Point,
  from: number,
  to: number,
  count: number,
  { stroke, width = 1 }: Style,
): string {
  const r = (from + to) / 2;
  const step = (2 * Math.PI * r) / count;
  const dash = `${num(width, 3)} ${num(step - width, 3)}`;
  return tag('circle', {
    cx: centre[0],
    cy: centre[1],
    r,
    stroke,
    'stroke-width': to - from,
    'stroke-dasharray': dash,
    'stroke-dashoffset': num(width / 2, 3),
    'stroke-linecap': 'butt',
  });
}

export interface Rope {
  edge: string;
  body: string;
  rib: string;
  width: number;
  /** Distance between the ribs across the band; 0 leaves it plain. */
  pitch?: number;
}

/** Limbs, ropes and bands: one thick stroke, a thinner one inside it, then a dashed stroke across. */
export function roped(d: string, { edge, body, rib, width, pitch = 6 }: Rope): string {
  return [
    shape(d, { stroke: edge, width, cap: 'butt' }),
    shape(d, { stroke: body, width: width - 4.6, cap: 'butt' }),
    pitch === 0
      ? ''
      : shape(d, { stroke: rib, width: width - 8, dash: `1.3 ${num(pitch - 1.3)}`, cap: 'butt' }),
  ].join('');
}

/** Points of an ellipse, whole or in part, angles clockwise from the right. */
export function ellipse([x, y]: Point, rx: number, ry: number, fromDeg = 0, toDeg = 360): Point[] {
  const count = Math.max(8, Math.ceil((Math.abs(toDeg - fromDeg) / 360) * Math.max(24, rx / 2)));
  return fractions(count + 1).map((t) => {
    const [px, py] = polar([0, 0], 1, fromDeg + (toDeg - fromDeg) * t);
    return [x + px * rx, y + py * ry];
  });
}

/** An outline from its left flank, drawn downward or upward, and the same flank mirrored on the axis. */
export function symmetric(left: readonly Point[], axis = 0): Point[] {
  return [...left, ...mirrored(left, axis).toReversed()];
}

/** A whole ellipse as path data of two arcs, which weighs a tenth of its points. */
export function oval([x, y]: Point, rx: number, ry: number): string {
  const half = `a${num(rx)} ${num(ry)} 0 1 1 `;
  return `M${num(x - rx)} ${num(y)}${half}${num(2 * rx)} 0${half}${num(-2 * rx)} 0Z`;
}

export function box(left: number, top: number, right: number, bottom: number): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

export interface Place {
  at: Point;
  turn?: number;
  scale?: number;
  /** Mirrored left to right, before it is turned. */
  flipped?: boolean;
}

function transformOf({ at: [x, y], turn = 0, scale = 1, flipped = false }: Place): string {
  const size = flipped
    ? `scale(${num(-scale, 3)} ${num(scale, 3)})`
    : scale === 1
      ? ''
      : `scale(${num(scale, 3)})`;
  return `translate(${num(x)} ${num(y)})${turn === 0 ? '' : `rotate(${num(turn)})`}${size}`;
}

/** Sets a drawing made around 0, 0 into the picture. */
export function placed(drawing: string, place: Place): string {
  return tag('g', { transform: transformOf(place) }, drawing);
}

/** A part used more than once is drawn once and placed by reference. */
export function repeated(id: string, drawing: string, places: readonly Place[]): string {
  const copies = places.map((place) => tag('use', { href: `#${id}`, transform: transformOf(place) }));
  return tag('defs', {}, tag('g', { id }, drawing)) + copies.join('');
}
