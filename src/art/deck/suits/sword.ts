import { spline, tube, tubeOutline, vein } from '../../drawing/plate-burin.ts';
import { box, disc, engraved, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';

export interface Sword {
  /** From guard to point. */
  blade: number;
  width: number;
  /** `brass` for the one of nine that is of another metal. */
  metal?: 'steel' | 'brass';
}

const METALS = {
  steel: {
    lit: TONE.ivory,
    dark: TONE.steel,
    rule: TONE.steelDeep,
    edge: TONE.steelLit,
    fuller: TONE.steelDeep,
  },
  brass: {
    lit: TONE.brassLit,
    dark: TONE.brassShade,
    rule: TONE.brassDeep,
    edge: TONE.gold,
    fuller: TONE.brassDeep,
  },
};

/** Left half lit, right half in shade with slanted rules: the two facets meet on the axis, under the fuller. */
function blade({ blade: length, width, metal = 'steel' }: Sword): string {
  const ink = METALS[metal];
  const half = width / 2;
  const shoulder = -length + width * 1.15;
  const left: Point[] = [
    [0, 0],
    [-half, 0],
    [-half * 0.8, shoulder],
    [0, -length],
  ];
  const right = left.map(([x, y]): Point => [-x, y]);
  const fuller: Point[] = [
    [-width * 0.075, 0],
    [-width * 0.06, -length * 0.56],
    [0, -length * 0.66],
    [width * 0.06, -length * 0.56],
    [width * 0.075, 0],
  ];
  return [
    shape(left, { fill: ink.lit }),
    engraved(
      right,
      { fill: ink.dark },
      { ink: ink.rule, degrees: -38, pitch: Math.max(4.4, width / 7), width: 1.1 },
    ),
    shape(fuller, { fill: ink.fuller }),
    shape([...left, ...right.toReversed()], { stroke: ink.edge, width: 1.8 }),
  ].join('');
}

/** The guard droops at both ends, the grip is bound with wire, the pommel holds a garnet. */
function hilt(width: number): string {
  const reach = width * 2.25;
  const spine = spline(
    [
      [-reach, width * 0.5],
      [-reach * 0.82, width * 0.22],
      [-reach * 0.4, 0],
      [0, -width * 0.04],
      [reach * 0.4, 0],
      [reach * 0.82, width * 0.22],
      [reach, width * 0.5],
    ],
    6,
  );
  const guard = tube(
    spine,
    (t) => width * (0.34 + 0.34 * Math.abs(2 * t - 1) ** 3 + 0.24 * Math.max(0, 1 - Math.abs(t - 0.5) * 9)),
  );
  const grip = box(-width * 0.3, width * 0.3, width * 0.3, width * 2.7);
  const pommel: Point = [0, width * 3.12];
  return [
    engraved(
      grip,
      { fill: TONE.woodDeep, stroke: TONE.brass, width: 1.6 },
      { ink: TONE.brassLit, degrees: -28, pitch: Math.max(5, width * 0.24), width: 2 },
    ),
    engraved(
      tubeOutline(guard, 0, 1, 26),
      { fill: TONE.brass, stroke: TONE.gold, width: 2 },
      { ink: TONE.brassDeep, degrees: 90, pitch: 4.6, from: 0.5, width: 1 },
    ),
    shape(trace(vein(guard, -0.45, 0.06, 0.94)), { stroke: TONE.gold, width: 1.4 }),
    disc(pommel, width * 0.52, { fill: TONE.brass, stroke: TONE.gold, width: 2 }),
    disc(pommel, width * 0.25, { fill: TONE.oxblood, stroke: TONE.brassDeep, width: 1.4 }),
  ].join('');
}

/** Steel, the brightest thing on its card. Drawn pointing up, its guard at 0, 0. */
export function sword(form: Sword): string {
  return blade(form) + hilt(form.width);
}
