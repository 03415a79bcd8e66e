import { polar, range } from '../../drawing/plate-burin.ts';
import { box, disc, engraved, knurled, shape } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';

export interface KeyInk {
  lit: string;
  body: string;
  dark: string;
  line: string;
  edge: string;
}

export const BRASS_KEY: KeyInk = {
  lit: TONE.brassLit,
  body: TONE.brass,
  dark: TONE.brassShade,
  line: TONE.brassDeep,
  edge: TONE.gold,
};
export const SILVER_KEY: KeyInk = {
  lit: '#ffffff',
  body: TONE.ivory,
  dark: '#b7b39f',
  line: '#4d4a3c',
  edge: TONE.ivory,
};

/** Three lobes about an open ring; a fourth would make a cross of it. */
function bow(radius: number, ink: KeyInk): string {
  const middle: Point = [0, 0];
  const lobes = range(3).map((i) => polar(middle, radius * 0.84, -90 + (i - 1) * 86));
  const edge = { stroke: ink.edge, width: 2.4 };
  return [
    ...lobes.map((at) => disc(at, radius * 0.36, { fill: ink.body, ...edge })),
    ...lobes.map((at) => disc(at, radius * 0.15, { fill: TONE.oxblood, stroke: ink.line, width: 1.6 })),
    disc(middle, radius * 0.82, { stroke: ink.edge, width: radius * 0.44 }),
    disc(middle, radius * 0.82, { stroke: ink.body, width: radius * 0.44 - 4.8 }),
    knurled(middle, radius * 0.76, radius * 0.88, 40, { stroke: ink.line, width: 1.6 }),
  ].join('');
}

/** The bit: a plate with wards cut out of it, at the right of the shaft's end. */
function bit(length: number, size: number, ink: KeyInk): string {
  const at = ([x, y]: Point): Point => [x * size, length - size * 1.5 + y * size];
  const plate: Point[] = [
    [0.1, 0],
    [1.15, 0],
    [1.15, 0.42],
    [0.8, 0.42],
    [0.8, 0.58],
    [1.15, 0.58],
    [1.15, 1.3],
    [0.82, 1.3],
    [0.82, 0.96],
    [0.58, 0.96],
    [0.58, 1.3],
    [0.1, 1.3],
  ];
  return engraved(
    plate.map(at),
    { fill: ink.body, stroke: ink.edge, width: 2.4 },
    { ink: ink.line, degrees: 0, pitch: 5, from: 0.55, width: 1.2 },
  );
}

/** A key hanging by its bow, whose middle is at 0, 0; `length` from there to the end of the shaft. */
export function key(length: number, radius: number, ink: KeyInk): string {
  const half = radius * 0.19;
  const shaft = box(-half, radius * 0.98, half, length);
  const collars = [radius * 1.02, radius * 1.34, length - radius * 1.62].map((y, i) =>
    engraved(
      box(-half * (i === 0 ? 2.1 : 1.7), y, half * (i === 0 ? 2.1 : 1.7), y + radius * 0.2),
      { fill: ink.lit, stroke: ink.edge, width: 2 },
      { ink: ink.line, degrees: 90, pitch: 4.6, from: 0.5, width: 1.1 },
    ),
  );
  return [
    bit(length, radius, ink),
    engraved(shaft, { fill: ink.body }),
    shape(box(half * 0.2, radius * 0.98, half, length), { fill: ink.dark }),
    shape(shaft, { stroke: ink.edge, width: 2.2 }),
    ...collars,
    bow(radius, ink),
  ].join('');
}
