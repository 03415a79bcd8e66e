import { points, polar, range, spline } from '../../drawing/plate-burin.ts';
import {
  bevel,
  box,
  disc,
  ellipse,
  engraved,
  knurled,
  loop,
  placed,
  repeated,
  shape,
  symmetric,
  trace,
} from '../burin.ts';
import type { Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { sword } from '../suits/sword.ts';

const PIVOT: Point = [350, 312];
const ENDS = [158, 542] as const;
const BRASS = { fill: TONE.brass, stroke: TONE.gold, width: 2.6 };
const SHADED = { ink: TONE.brassDeep, degrees: 0, pitch: 4.8, from: 0.55, width: 1.2 };

/** Links as one dotted stroke over a dark one. */
function chain(from: Point, to: Point): string {
  const d = trace([from, to]);
  return (
    shape(d, { stroke: TONE.brassDeep, width: 6.4 }) +
    shape(d, { stroke: TONE.brassLit, width: 4, dash: '7 5' })
  );
}

/** The beam is dead level: a pointer stands before its arc of degrees, a plumb line hangs below. */
function beam(): string {
  const upper = spline(points('136,318 150,300 190,300 250,292 310,286 350,284'), 6);
  const lower = spline(points('350,344 310,338 250,324 190,318 152,322'), 6);
  const outline = symmetric([...lower, ...upper.slice(0, -1)], 350);
  const degrees = range(19).map((i) =>
    trace([polar(PIVOT, i % 3 === 0 ? 118 : 128, -126 + i * 4), polar(PIVOT, 140, -126 + i * 4)]),
  );
  const dial = [...ellipse(PIVOT, 148, 148, -130, -50), ...ellipse(PIVOT, 112, 112, -50, -130)];
  return [
    engraved(dial, { fill: '#2a1550', stroke: TONE.gold, width: 2.2 }),
    shape(degrees.join(''), { stroke: TONE.gold, width: 1.8 }),
    bevel([350, 300], -90, 132, 26, TONE.ivory, TONE.brassShade),
    engraved(outline, BRASS, { ...SHADED, degrees: 90, from: 0.6 }),
    shape('M170 309H530', { stroke: TONE.brassDeep, width: 1.6 }),
    disc(PIVOT, 44, BRASS),
    knurled(PIVOT, 33, 41, 36, { stroke: TONE.brassDeep, width: 1.8 }),
    disc(PIVOT, 22, { fill: TONE.oxblood, stroke: TONE.gold, width: 2.4 }),
    ...ENDS.map((x) => disc([x, 326], 13, { stroke: TONE.gold, width: 6 })),
  ].join('');
}

function plumb(): string {
  return [
    shape('M350 356V690', { stroke: TONE.ivory, width: 2.4 }),
    engraved(box(340, 684, 360, 702), BRASS),
    engraved(points('322,702 378,702 374,738 350,800 326,738'), BRASS, { ...SHADED, pitch: 5 }),
  ].join('');
}

/** A feather stands in the round pan. */
function feather(): string {
  const vane = loop(points('168,652 140,600 128,530 138,462 164,420 184,470 190,540 184,600'), 6);
  const shaft = spline(points('170,662 166,600 158,520 163,432'), 6);
  const barbs = range(11).map(
    (i) => `M${160.5 + Math.abs(i - 4) * 0.6} ${462 + i * 17}l-18 -14m19 16l16 -16`,
  );
  return [
    engraved(
      vane,
      { fill: TONE.ivory, stroke: TONE.gold, width: 2.2 },
      { ink: '#a3925f', degrees: -40, pitch: 7, from: 0.55, width: 1.2 },
    ),
    shape(barbs.join(''), { stroke: '#a3925f', width: 1.3 }),
    shape(trace(shaft), { stroke: TONE.brassShade, width: 3.4 }),
  ].join('');
}

function roundPan(): string {
  const [x, y] = [ENDS[0], 652];
  return [
    chain([x, 338], [x - 88, y - 4]),
    chain([x, 338], [x + 88, y - 4]),
    shape(ellipse([x, y], 94, 15), { fill: TONE.brassDeep, stroke: TONE.gold, width: 2.2 }),
    feather(),
    engraved([...ellipse([x, y], 94, 15, 180, 0), ...ellipse([x, y], 94, 78, 0, 180)], BRASS, {
      ...SHADED,
      from: 0.5,
    }),
    disc([x, y + 84], 8, BRASS),
  ].join('');
}

function squarePan(): string {
  const [x, y] = [ENDS[1], 652];
  const weight = (left: number, top: number, right: number, bottom: number): string =>
    engraved(
      box(left, top, right, bottom),
      { ...BRASS, fill: TONE.brassLit },
      { ...SHADED, ink: TONE.brassShade, from: 0.5 },
    );
  return [
    chain([x, 338], [x - 88, y - 6]),
    chain([x, 338], [x + 88, y - 6]),
    engraved(points(`${x - 74},${y - 22} ${x + 74},${y - 22} ${x + 94},${y} ${x - 94},${y}`), {
      ...BRASS,
      fill: TONE.brassDeep,
    }),
    weight(x - 52, y - 62, x + 8, y - 6),
    weight(x + 14, y - 42, x + 58, y - 6),
    weight(x - 36, y - 80, x - 8, y - 62),
    weight(x + 28, y - 56, x + 44, y - 42),
    engraved(box(x - 94, y - 2, x + 94, y + 34), BRASS, SHADED),
    engraved(box(x - 70, y + 34, x + 70, y + 48), { ...BRASS, fill: TONE.brassShade }),
  ].join('');
}

/** The sword lies down: the verdict is not yet spoken. */
function rest(ink: GroundInk): string {
  const cloth = points('150,872 550,872 596,936 104,936');
  const hem = spline(
    points(
      '104,1010 146,1022 190,1008 240,1022 296,1010 350,1024 404,1010 460,1022 510,1008 554,1022 596,1010',
    ),
    4,
  );
  const folds = range(8).map((i) =>
    trace(spline(points(`${140 + i * 60},940 ${138 + i * 61},976 ${134 + i * 62},1012`), 4)),
  );
  return [
    shape(box(46, 990, 654, 1062), { fill: '#241040' }),
    shape('M46 990H654M46 1026H654', { stroke: ink.line, width: 1.8, opacity: 0.7 }),
    engraved(box(124, 930, 576, 1040), { fill: '#4a3570', stroke: ink.line, width: 2.2 }),
    engraved(
      cloth,
      { fill: TONE.oxblood, stroke: TONE.gold, width: 2.4 },
      { ink: TONE.oxbloodDeep, degrees: 0, pitch: 7, from: 0.6, width: 1.5 },
    ),
    engraved(
      [[104, 936], ...hem, [596, 936]],
      { fill: TONE.oxbloodShade, stroke: TONE.gold, width: 2.4 },
      { ink: TONE.oxbloodDeep, degrees: 90, pitch: 7, from: 0.3, width: 1.5 },
    ),
    shape(folds.join(''), { stroke: TONE.oxbloodDeep, width: 2.2 }),
    placed(sword({ blade: 398, width: 40 }), { at: [214, 906], turn: 90 }),
  ].join('');
}

/** Curtains gathered in the upper corners, so that the scales hang in a court and not in the sky. */
function curtains(ink: GroundInk): string {
  const left = [
    ...points('46,46 250,46'),
    ...spline(points('250,46 214,130 146,196 84,226'), 6),
    ...spline(points('84,226 96,300 84,420 98,520 80,560 46,564'), 6),
  ];
  const folds = [
    '206,50 170,120 80,206',
    '160,50 128,110 70,190',
    '112,50 92,96 58,160',
    '72,244 76,340 66,440 72,552',
    '58,244 58,340 52,440 54,552',
  ];
  const half = [
    engraved(
      left,
      { fill: '#4b2a86', stroke: ink.line, width: 2.4 },
      { ink: '#1c0d3c', degrees: 62, pitch: 8, width: 1.4 },
    ),
    shape(folds.map((fold) => trace(spline(points(fold), 6))).join(''), { stroke: '#1c0d3c', width: 2.4 }),
    engraved(points('46,212 92,212 96,236 46,240'), { ...BRASS, fill: TONE.brass }),
  ].join('');
  return repeated('curtain', half, [{ at: [0, 0] }, { at: [700, 0], flipped: true }]);
}

function draw(ink: GroundInk): string {
  return [
    curtains(ink),
    shape('M350 46V180', { stroke: TONE.brass, width: 8 }),
    rest(ink),
    roundPan(),
    squarePan(),
    plumb(),
    beam(),
  ].join('');
}

export const justice: CardPicture = { light: { at: [350, 500], reach: 430 }, draw };
