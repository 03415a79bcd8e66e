import { disc, knurled, oval, type Point } from '../../deck/burin.ts';
import { INK } from '../../drawing/ink.ts';
import { polar } from '../../drawing/plate-burin.ts';
import { floor, sky } from './ground.ts';
import { light, seal, type Stand } from './setting-parts.ts';

const RADIUS = 222;
const RING = 247;

/** A ring of degrees around a light, twelve of them long: the signs. */
export function degreeRing(at: Point, r: number): string {
  return [
    disc(at, r + RING - RADIUS, { stroke: INK.brass500, width: 1 }),
    knurled(at, r + 5, r + 11, 120, { stroke: INK.brass500, width: 1 }),
    knurled(at, r + 5, r + 18, 12, { stroke: INK.brass300, width: 1.4 }),
  ].join('');
}

/** Where the seal sits on such a ring. */
export function onRing(at: Point, r: number, degrees: number): Point {
  return polar(at, r + (RING - RADIUS) / 2, degrees);
}

/** The element as a lit disc in its ring. */
export function discSetting({ sign, ink, floor: floorY, seal: turn }: Stand): string {
  const at: Point = [300, 345];
  return [
    sky(ink.sky, at, 560),
    degreeRing(at, RADIUS),
    light(oval(at, RADIUS, RADIUS), ink, { at, r: RADIUS }),
    floor(floorY, ink.line, ink.sky[2]),
    seal(sign, onRing(at, RADIUS, turn)),
  ].join('');
}
