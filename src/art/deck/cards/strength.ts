import { mirrored, points, range, spline } from '../../drawing/plate-burin.ts';
import {
  disc,
  engraved,
  guilloche,
  knurled,
  loop,
  repeated,
  roped,
  shape,
  symmetric,
  trace,
} from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { lemniscate } from '../parts/band.ts';
import { hill } from '../parts/earth.ts';
import { leaf } from '../parts/leaf.ts';
import { hairRays } from '../parts/lights.ts';
import { MANES, lock, mane } from '../parts/mane.ts';
import { RED_ROSE, WHITE_ROSE, rose } from '../parts/rose.ts';

const AXIS = 350;
/** The lion looks into the sun it belongs to, and its mane stands dark against it. */
const SUN: Point = [350, 428];
const FUR = { lit: '#ffe2a4', body: '#dda64e', dark: '#a06a24', line: '#43240c' };
const SIDES = [false, true] as const;

/** A thing drawn at the left of the axis, and its mirror image. */
function paired(points: readonly Point[], right: boolean): Point[] {
  return right ? mirrored(points, AXIS) : [...points];
}

/** Seen from behind: two round ears half in the hair. Their backs are dark, as a lion's are. */
function ears(): string {
  const left = loop(points('276,300 268,252 240,232 214,248 214,286 240,314'), 5);
  return SIDES.map((right) => {
    const back = paired(left, right);
    return engraved(
      back,
      { fill: FUR.line, stroke: FUR.lit, width: 3.2 },
      { ink: FUR.dark, degrees: 70, pitch: 6, width: 1.4 },
    );
  }).join('');
}

/** The hind feet show their toes beneath the haunches. */
function paws(): string {
  const left = loop(points('262,932 190,920 140,930 128,954 152,970 256,970'), 5);
  const toes = [150, 174, 198].map((x) => `M${x} 950l5 18M${2 * AXIS - x} 950l-5 18`);
  const pads = SIDES.map((right) =>
    engraved(paired(left, right), { fill: FUR.body, stroke: FUR.lit, width: 2.4 }),
  );
  return pads.join('') + shape(toes.join(''), { stroke: FUR.line, width: 2.2 });
}

/** Short hairs in rows, mirrored, so that the coat lies close on both sides of the spine. */
function coat(): string {
  const hairs = range(20).flatMap((i) => {
    const [column, row] = [i % 4, Math.floor(i / 4)];
    const [x, y] = [74 - column * 16 + row * 2, 650 + row * 42 + (column % 2) * 18];
    return [`M${AXIS - x} ${y}q-3 10 -1 19`, `M${AXIS + x} ${y}q3 10 1 19`];
  });
  return shape(hairs.join(''), { stroke: FUR.dark, width: 2 });
}

/** The lion sits with its back to us: a narrow loin between two great haunches. */
function body(): string {
  const flank = spline(points('250,520 230,600 228,664 196,724 158,790 142,868 164,932 250,952 350,954'), 6);
  const back = symmetric(flank, AXIS);
  const thigh = spline(points('252,752 300,792 322,866 302,944'), 6);
  const fold = [...thigh, ...spline(points('302,944 288,944 304,868 284,800 252,752'), 6)];
  const spine = range(9).map((i) => `M${345 + (i % 2) * 4} ${630 + i * 34}q6 12 1 24`);
  return [
    paws(),
    engraved(
      back,
      { fill: FUR.body },
      { ink: FUR.dark, degrees: 8, pitch: 6, from: 0.66, width: 2.6 },
      { ink: FUR.line, degrees: 8, pitch: 6, from: 0.85, width: 1.3 },
    ),
    coat(),
    shape(spine.join(''), { stroke: FUR.line, width: 2.2 }),
    ...SIDES.map((right) =>
      engraved(paired(fold, right), { fill: FUR.dark }, { ink: FUR.line, degrees: 0, pitch: 5, width: 1.4 }),
    ),
    ...SIDES.map((right) => shape(trace(paired(thigh, right)), { stroke: FUR.line, width: 2.8 })),
    shape(back, { stroke: FUR.lit, width: 2.8 }),
  ].join('');
}

function tail(): string {
  const course = trace(spline(points('356,930 430,996 530,1000 596,950 598,870 560,812'), 8));
  const tuft = range(7).map((i): Place => ({
    at: [562, 816],
    turn: -150 + i * 19,
    scale: 0.62 + 0.1 * (i % 2),
  }));
  return (
    roped(course, { edge: FUR.lit, body: FUR.body, rib: FUR.line, width: 30, pitch: 8 }) +
    repeated('tuft', lock(104, MANES[1]!), tuft)
  );
}

/** Roses looped across the mane; at the left the knot has come undone and the end hangs down the back. */
function garland(): string {
  const loopOf = spline(points('478,318 462,404 408,478 330,530 250,552'), 8);
  const end = spline(points('250,552 214,610 226,690 198,770'), 8);
  const stem = [...loopOf, ...end];
  const greens = stem
    .filter((_, i) => i % 4 === 2)
    .map((at, i): Place => ({ at, turn: i % 2 === 0 ? 170 - i * 9 : -28 - i * 4 }));
  const blooms = stem
    .filter((_, i) => i % 6 === 1)
    .map((at, i): Place => ({ at, turn: i * 31, scale: i > 5 ? 0.72 : 1 }));
  const every = (start: 0 | 1): Place[] => blooms.filter((_, i) => i % 2 === start);
  return [
    shape(trace(stem), { stroke: TONE.leafLit, width: 4 }),
    repeated('leaf', leaf([0, 0], 0, 48, 24), greens),
    repeated('white', rose([0, 0], 33, WHITE_ROSE), every(0)),
    repeated('red', rose([0, 0], 33, RED_ROSE), every(1)),
  ].join('');
}

/** Wide and plain, so that the dark mane has something bright behind it at any size. */
function sun(ink: GroundInk): string {
  return [
    hairRays(SUN, { count: 72, from: 268, to: 330, turn: 2.5 }, ink.line, 1.3),
    disc(SUN, 246, { fill: '#e7b65c', stroke: TONE.gold, width: 3 }),
    disc(SUN, 226, { fill: '#f6dda0' }),
    knurled(SUN, 229, 243, 120, { stroke: TONE.brassDeep, width: 1.5 }),
    shape(guilloche(SUN, 204, 13, 24, 2), { stroke: '#c58f3c', width: 1.3 }),
    disc(SUN, 184, { stroke: '#c58f3c', width: 1.6 }),
  ].join('');
}

function draw(ink: GroundInk): string {
  const far = spline(points('46,792 140,760 250,786 360,756 470,782 560,750 654,776'), 6);
  const near = spline(points('46,900 180,916 350,906 520,918 654,898'), 6);
  return [
    sun(ink),
    hill(far, 1060, '#5a2a10', ink.line),
    hill(near, 1060, '#3b1a0a', ink.line),
    lemniscate([350, 146], 210, 44, {
      edge: TONE.gold,
      body: TONE.brass,
      rib: TONE.brassDeep,
      width: 22,
      pitch: 7,
    }),
    tail(),
    body(),
    mane(ears()),
    garland(),
  ].join('');
}

export const strength: CardPicture = { light: { at: SUN, reach: 460 }, draw };
