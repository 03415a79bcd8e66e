import {
  mirrored,
  points,
  polar,
  range,
  spline,
  tube,
  tubeOutline,
  vein,
} from '../../drawing/plate-burin.ts';
import { engraved, loop, repeated, roped, shape, symmetric, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { lemniscate } from '../parts/band.ts';
import { hill } from '../parts/earth.ts';
import { leaf } from '../parts/leaf.ts';
import { hairRays } from '../parts/lights.ts';
import { RED_ROSE, WHITE_ROSE, rose } from '../parts/rose.ts';

const CROWN: Point = [350, 388];
const FUR = { lit: '#f0c070', body: '#d09543', dark: '#93601f', line: '#4a2a0e' };
const MANES = [
  { body: '#7d3617', lit: '#b5602c', line: '#f0b26a' },
  { body: '#a04d1f', lit: '#d27b38', line: '#ffd08a' },
  { body: '#c4742e', lit: '#eba557', line: '#ffe2a6' },
];

/** One lock of the mane, lying along the axis to the right, waved like combed hair. */
function lock(length: number, { body, lit, line }: (typeof MANES)[number]): string {
  const width = length * 0.34;
  const spine = spline(
    [
      [0, 0],
      [length * 0.35, -width * 0.3],
      [length * 0.7, width * 0.2],
      [length, -width * 0.1],
    ],
    5,
  );
  const hair = tube(spine, (t) => width * Math.max(0.02, Math.sin(Math.PI * (0.3 + 0.7 * t)) ** 0.7));
  const outline = tubeOutline(hair, 0, 1, 10);
  const strand = (u: number, from: number, to: number): string =>
    trace(vein(hair, u, from, to).filter((_, i) => i % 8 === 0));
  return [
    shape(outline, { fill: body }),
    shape(
      [...vein(hair, -1, 0, 1), ...vein(hair, -0.35, 0, 1).toReversed()].filter((_, i) => i % 8 === 0),
      { fill: lit },
    ),
    shape(strand(-0.3, 0.1, 0.95) + strand(0.1, 0.1, 0.9) + strand(0.5, 0.15, 0.8), {
      stroke: FUR.line,
      width: 1.5,
    }),
    shape(outline, { stroke: line, width: 1.6 }),
  ].join('');
}

/** Locks in whorls about the crown of the head, mirrored left and right, longer as they fall down the back. */
function whorl(
  id: string,
  count: number,
  from: number,
  length: number,
  tone: (typeof MANES)[number],
): string {
  const places = range(count).map((i): Place => {
    const turn = -90 + ((i + 0.5) * 360) / count;
    const rise = Math.sin((turn * Math.PI) / 180);
    const fall = rise > 0 ? 1 + 0.52 * rise : 1 + 0.1 * rise;
    const left = turn > 90;
    return {
      at: polar(CROWN, from * fall, turn),
      turn: left ? turn + 180 : turn,
      scale: fall,
      flipped: left,
    };
  });
  return repeated(id, lock(length, tone), places.toSorted((a, b) => a.at[1] - b.at[1]).toReversed());
}

function mane(): string {
  return [
    whorl('lock-a', 26, 88, 92, MANES[0]!),
    ears(),
    whorl('lock-b', 24, 56, 86, MANES[1]!),
    whorl('lock-c', 18, 24, 78, MANES[2]!),
    whorl('lock-d', 9, 2, 54, MANES[2]!),
  ].join('');
}

const SIDES = [false, true] as const;

/** A thing drawn at the left of the axis, and its mirror image. */
function paired(points: readonly Point[], right: boolean): Point[] {
  return right ? mirrored(points, CROWN[0]) : [...points];
}

/** Seen from behind: two round ears on the slope of the head, half in the hair. */
function ears(): string {
  const left = loop(points('284,312 274,270 248,256 226,276 230,310 258,330'), 5);
  const hair = { ink: FUR.line, degrees: 0, pitch: 5, from: 0.5 };
  return SIDES.map((right) =>
    engraved(paired(left, right), { fill: FUR.body, stroke: FUR.lit, width: 2.4 }, hair),
  ).join('');
}

function paws(): string {
  const left = loop(points('246,934 180,912 136,926 128,950 154,962 240,962'), 5);
  const toes =
    'M144 946L150 960M164 946L170 960M184 946L190 960M556 946L550 960M536 946L530 960M516 946L510 960';
  const hair = { ink: FUR.line, degrees: 0, pitch: 5, from: 0.5 };
  const pads = SIDES.map((right) =>
    engraved(paired(left, right), { fill: FUR.body, stroke: FUR.lit, width: 2.4 }, hair),
  );
  return pads.join('') + shape(toes, { stroke: FUR.line, width: 2 });
}

/** The lion sits with its back to us and looks where we look. */
function body(): string {
  const left = spline(points('250,520 226,640 196,720 166,800 158,880 190,934 270,948 350,950'), 6);
  const back = symmetric(left, CROWN[0]);
  const haunch = spline(points('296,790 238,786 194,830 190,890 222,930'), 6);
  const spine = range(7).map((i) => `M${341 + (i % 2) * 5} ${660 + i * 34}q6 12 1 24m10 -22q6 11 1 22`);
  const coat = range(30).map((i) => {
    const [column, row] = [i % 5, Math.floor(i / 5)];
    return `M${232 + column * 22 - row * 7} ${690 + row * 36 + (i % 2) * 12}q-4 9 -2 17`;
  });
  return [
    paws(),
    engraved(
      back,
      { fill: FUR.body },
      { ink: FUR.dark, degrees: 8, pitch: 6, from: 0.6, width: 2.6 },
      { ink: FUR.line, degrees: 8, pitch: 6, from: 0.82, width: 1.3 },
    ),
    shape(coat.join(''), { stroke: FUR.dark, width: 2 }),
    shape(spine.join(''), { stroke: FUR.line, width: 1.8 }),
    ...SIDES.map((right) => shape(trace(paired(haunch, right)), { stroke: FUR.line, width: 2.4 })),
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

function draw(ink: GroundInk): string {
  const far = spline(points('46,812 140,780 250,806 360,776 470,802 560,770 654,796'), 6);
  const near = spline(points('46,900 180,916 350,906 520,918 654,898'), 6);
  return [
    hairRays([350, 800], { count: 72, from: 190, to: 470 }, ink.line, 1.1),
    hill(far, 1060, '#6a3413', ink.line),
    hill(near, 1060, '#4a220d', ink.line),
    lemniscate([350, 168], 240, 56, {
      edge: TONE.gold,
      body: TONE.brass,
      rib: TONE.brassDeep,
      width: 26,
      pitch: 7,
    }),
    tail(),
    body(),
    mane(),
    garland(),
  ].join('');
}

export const strength: CardPicture = { light: { at: [350, 420], reach: 420 }, draw };
