import { polar, range } from '../../drawing/plate-burin.ts';
import { roped, trace } from '../burin.ts';
import type { Point, Rope } from '../burin.ts';

/** A point of the lying eight; `t` from 0 to 1 goes once round. */
function onEight([x, y]: Point, width: number, height: number, t: number): Point {
  const angle = t * 2 * Math.PI;
  const k = 1 + Math.sin(angle) ** 2;
  return [
    x + (width / 2) * (Math.cos(angle) / k),
    y + (height * Math.SQRT2 * Math.sin(angle) * Math.cos(angle)) / k,
  ];
}

/** The lying eight as a band that passes over itself once. */
export function lemniscate(centre: Point, width: number, height: number, rope: Rope): string {
  const part = (from: number, to: number): string =>
    trace(range(37).map((i) => onEight(centre, width, height, from + ((to - from) * i) / 36)));
  const whole = `${part(0, 0.5)}${part(0.5, 1).replace('M', 'L')}Z`;
  return roped(whole, rope) + roped(part(0.19, 0.31), rope);
}

/** The path of a standing eight round two stations, and the crossing that lies uppermost. */
export function eightCourse(a: Point, b: Point, radius: number): { whole: string; over: string } {
  const away = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const axis = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  const lift = (Math.acos((2 * radius) / away) * 180) / Math.PI;
  const round = (centre: Point, from: number, to: number): Point[] =>
    range(61).map((i) => polar(centre, radius, from + ((to - from) * i) / 60));
  const aboutA = round(a, axis + lift, axis - lift + 360);
  const aboutB = round(b, axis + 180 - lift, axis - 180 + lift);
  return {
    whole: `${trace([...aboutA, ...aboutB])}Z`,
    over: trace([aboutB.at(-1)!, aboutA[0]!]),
  };
}

/** A standing eight round two stations: a belt that runs about both and crosses itself between them. */
export function eightBand(a: Point, b: Point, radius: number, rope: Rope): string {
  const { whole, over } = eightCourse(a, b, radius);
  return roped(whole, rope) + roped(over, rope);
}
