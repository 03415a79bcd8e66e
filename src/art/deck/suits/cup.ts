import { fractions, range, spline } from '../../drawing/plate-burin.ts';
import { disc, ellipse, engraved, oval, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import { TONE } from '../inks.ts';

export interface Glass {
  lit: string;
  body: string;
  dark: string;
}

/** Choose the glass that stands off its ground: seven blue cups on blue disappear. */
export const GLASS = {
  wine: { lit: '#e39aa6', body: '#8f2440', dark: '#521023' },
  teal: { lit: '#a5ecec', body: '#1c7488', dark: '#0b3a4a' },
  violet: { lit: '#cdb6ff', body: '#58409c', dark: '#2c1e58' },
  amber: { lit: '#ffe2a0', body: '#c98a2c', dark: '#7c4e14' },
  silver: { lit: '#ffffff', body: '#b9bfd6', dark: '#6d7494' },
} satisfies Record<string, Glass>;

export interface Cup {
  /** From foot to rim; the rim is 0.74 of it across. */
  height: number;
  glass: Glass;
  /** What fills it, seen from above; leave out for an empty cup. */
  drink?: string;
}

const RIM = 0.37;
const BOWL_DEPTH = 0.53;
const TILT = 0.17;
/** Width of the bowl, in parts of its rim, on the way from rim to stem. */
const PROFILE = spline(
  [
    [0, 1],
    [0.14, 0.992],
    [0.32, 0.945],
    [0.5, 0.85],
    [0.68, 0.69],
    [0.84, 0.46],
    [0.95, 0.24],
    [1, 0.13],
  ],
  5,
);

/** A point of the bowl: `t` from rim to stem, `u` from the left edge (−1) to the right (1); it bulges toward us. */
function bowlPoint(height: number, t: number, u: number): Point {
  const i = Math.max(
    1,
    PROFILE.findIndex(([part]) => part >= t - 1e-9),
  );
  const [[a, from], [b, to]] = [PROFILE[i - 1]!, PROFILE[i]!];
  const width = (from + ((to - from) * (t - a)) / (b - a)) * RIM * height;
  const bulge = Math.sqrt(Math.max(0, 1 - u * u)) * width * TILT;
  return [u * width, -height + t * BOWL_DEPTH * height + bulge * (1 - t * 0.6)];
}

function side(height: number, u: number, from = 0, to = 1): Point[] {
  return fractions(15).map((f) => bowlPoint(height, from + (to - from) * f, u));
}

function hoop(height: number, t: number): Point[] {
  return fractions(17).map((f) => bowlPoint(height, t, -Math.cos(Math.PI * f)));
}

function bowl({ height, glass }: Cup): string {
  const outline = [...side(height, -1), ...side(height, 1).toReversed()];
  const shaded = [...side(height, 0.3), ...side(height, 1).toReversed()];
  const gleam = [...side(height, -0.85, 0.06, 0.8), ...side(height, -0.64, 0.06, 0.74).toReversed()];
  const count = height > 300 ? 21 : 11;
  const meridians = range(count).map((i) =>
    trace(side(height, Math.sin(-0.5 + (i * 1.75) / count), 0.02, 0.98)),
  );
  return [
    shape(outline, { fill: glass.body }),
    shape(shaded, { fill: glass.dark, opacity: 0.75 }),
    shape(meridians.join(''), { stroke: glass.lit, width: 1.1, opacity: 0.6 }),
    shape(gleam, { fill: TONE.ivory, opacity: 0.72 }),
    shape(outline, { stroke: TONE.gold, width: 2.4 }),
  ].join('');
}

/** An ivory hoop set with garnets, closer together where it turns away. */
function band(height: number): string {
  const outline = [...hoop(height, 0.2), ...hoop(height, 0.32).toReversed()];
  const stones = range(7).map((i) => {
    const [x, y] = bowlPoint(height, 0.26, Math.sin(((i - 3) / 3.5) * 1.45));
    return disc([x, y], Math.max(1.9, height * 0.0125), { fill: TONE.oxblood });
  });
  return shape(outline, { fill: TONE.ivory, stroke: TONE.brassShade, width: 1.4 }) + stones.join('');
}

function mouth({ height, drink }: Cup): string {
  const centre: Point = [0, -height];
  const [rx, ry] = [RIM * height, RIM * height * TILT];
  const ripples = [0.66, 0.36].map((k) => oval([0, -height + ry * 0.14], rx * k, ry * k * 0.86));
  return [
    shape(oval(centre, rx, ry), { fill: TONE.deep }),
    drink ? shape(oval([0, -height + ry * 0.12], rx * 0.93, ry * 0.84), { fill: drink }) : '',
    drink ? shape(ripples.join(''), { stroke: TONE.ivory, width: 1.2, opacity: 0.75 }) : '',
    shape(oval(centre, rx, ry), { stroke: TONE.gold, width: 2.8 }),
  ].join('');
}

/** Stem, oxblood knop and brass foot. */
function stand(height: number): string {
  const h = height;
  const profile: Point[] = [
    [0.046, -0.47],
    [0.03, -0.4],
    [0.026, -0.2],
    [0.05, -0.12],
    [0.12, -0.07],
    [0.2, -0.045],
    [0.215, -0.02],
  ].map(([x, y]): Point => [x! * h, y! * h]);
  const right = spline(profile, 4);
  const body = [
    ...right,
    ...ellipse([0, -0.02 * h], 0.215 * h, 0.022 * h, 0, 180),
    ...right.toReversed().map(([x, y]): Point => [-x, y]),
  ];
  const knop = ellipse([0, -0.3 * h], 0.078 * h, 0.046 * h);
  return [
    engraved(
      body,
      { fill: TONE.brass, stroke: TONE.gold, width: 2 },
      { ink: TONE.brassDeep, degrees: 0, pitch: 4.2, from: 0.58, width: 1.1 },
    ),
    shape(trace(ellipse([0, -0.045 * h], 0.17 * h, 0.02 * h, 8, 172)), {
      stroke: TONE.brassDeep,
      width: 1.4,
    }),
    engraved(
      knop,
      { fill: TONE.oxblood, stroke: TONE.gold, width: 1.8 },
      { ink: TONE.oxbloodDeep, degrees: 0, pitch: 4, from: 0.55, width: 1.3 },
    ),
    shape(trace(ellipse([-0.01 * h, -0.3 * h], 0.05 * h, 0.026 * h, 190, 275)), {
      stroke: TONE.oxbloodLit,
      width: 2,
    }),
  ].join('');
}

/** Glass and silver, standing with the middle of its foot at 0, 0. */
export function cup(form: Cup): string {
  return stand(form.height) + bowl(form) + band(form.height) + mouth(form);
}

/** Where the rim is, for what is poured into it, out of it, or rises from it. */
export function rimOf(height: number): { y: number; rx: number; ry: number } {
  return { y: -height, rx: RIM * height, ry: RIM * height * TILT };
}
