import { shape } from '../../deck/burin.ts';
import type { Point } from '../../deck/burin.ts';
import { INK } from '../../drawing/ink.ts';
import { range } from '../../drawing/plate-burin.ts';
import { num, radialGradient, tag } from '../../drawing/svg.ts';
import { bands } from './bands.ts';

/** Grounds reach 300 past every edge of the sheet, so that a format is another view of the same drawing. */
export const REACH = { left: -300, right: 900, top: -300, bottom: 1050 };
export const RULE_PITCH = 6;

/** Horizontal rules at an even pitch, as path data. */
export function rules(left: number, right: number, top: number, bottom: number, pitch = RULE_PITCH): string {
  return range(Math.ceil((bottom - top) / pitch))
    .map((i) => `M${num(left)} ${num(top + i * pitch)}H${num(right)}`)
    .join('');
}

/** The sky behind all: ruled, and brighter round its light. */
export function sky(tones: readonly [string, string, string], at: Point, reach: number): string {
  const { left, right, top, bottom } = REACH;
  return [
    tag('defs', {}, radialGradient('sky', [...at, reach], bands(tones, 36))),
    tag('rect', { x: left, y: top, width: right - left, height: bottom - top, fill: 'url(#sky)' }),
    tag('path', {
      d: rules(left, right, top, bottom),
      stroke: INK.night950,
      'stroke-width': 2.4,
      'stroke-opacity': 0.4,
    }),
  ].join('');
}

/** A floor: a brass edge, and rules that open toward the viewer. */
export function floor(y: number, line: string, ground: string): string {
  const { left, right, bottom } = REACH;
  const steps = [7, 15, 25, 37, 51, 67, 85, 105, 127, 151, 177, 205, 235, 267, 301, 337, 375];
  const d = steps.map((step) => `M${left} ${num(y + step)}H${right}`).join('');
  return [
    tag('rect', { x: left, y, width: right - left, height: bottom - y, fill: ground }),
    shape(d, { stroke: line, width: 1.3, opacity: 0.42 }),
    shape(`M${left} ${num(y)}H${right}`, { stroke: INK.brass300, width: 1.8 }),
  ].join('');
}
