import { points, polar, range, tube, tubeOutline, vein } from '../../drawing/plate-burin.ts';
import { box, disc, ellipse, engraved, knurled, placed, roped, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { cloud } from '../parts/air.ts';
import { spark } from '../parts/lights.ts';
import { sea } from '../parts/water.ts';

const MOUTHPIECE: Point = [586, 176];
const BELL: Point = [184, 582];
const SLANT = (Math.atan2(BELL[1] - MOUTHPIECE[1], BELL[0] - MOUTHPIECE[0]) * 180) / Math.PI;
const PIPE = tube([MOUTHPIECE, BELL], (t) => 28 + (t > 0.62 ? 172 * ((t - 0.62) / 0.38) ** 2.2 : 0));

function trumpet(): string {
  const outline = tubeOutline(PIPE, 0, 1, 40);
  const dark = [...vein(PIPE, -0.3, 0, 1), ...vein(PIPE, -1, 0, 1).toReversed()];
  const flare = [-0.66, -0.36, 0, 0.36, 0.7].map((u) => trace(vein(PIPE, u, 0.7, 0.995)));
  const rings = [0.2, 0.24, 0.5, 0.54, 0.64].map((t) => trace([PIPE.at(t, -1.25), PIPE.at(t, 1.25)]));
  const mouth = ellipse([0, 0], 19, 100);
  return [
    shape(outline, { fill: TONE.brass }),
    engraved(
      dark,
      { fill: TONE.brassShade },
      { ink: TONE.brassDeep, degrees: SLANT + 90, pitch: 6, width: 1.2 },
    ),
    shape(flare.join(''), { stroke: TONE.brassDeep, width: 1.4 }),
    shape(trace(vein(PIPE, 0.55, 0, 0.9)), { stroke: '#fff1c4', width: 4 }),
    shape(outline, { stroke: TONE.gold, width: 2.8 }),
    shape(rings.join(''), { stroke: TONE.brassDeep, width: 11 }),
    shape(rings.join(''), { stroke: TONE.brassLit, width: 7 }),
    placed(
      shape(mouth, { fill: '#5a2a12', stroke: TONE.gold, width: 3 }) +
        shape(ellipse([5, 0], 10, 78), { fill: '#2b1008' }),
      { at: BELL, turn: SLANT },
    ),
  ].join('');
}

/** What sounds goes out in arcs, each fainter than the last. */
function sound(): string {
  return range(5)
    .map((i) =>
      shape(trace(ellipse(BELL, 56 + i * 30, 56 + i * 30, SLANT - 44, SLANT + 8)), {
        stroke: '#ffd9a0',
        width: 3.2 - i * 0.34,
        dash: i % 2 === 0 ? '' : '3 9',
      }),
    )
    .join('');
}

/** A point of the pipe, by how far to the right it is. */
function onPipe(x: number): Point {
  const t = (x - MOUTHPIECE[0]) / (BELL[0] - MOUTHPIECE[0]);
  return PIPE.at(t, -1);
}

/** The four cords that the banner hangs by. */
function cords(): string[] {
  return [0.06, 0.35, 0.65, 0.94].map((t) => {
    const [x, y] = onPipe(372 + 148 * t);
    return roped(`M${x - 22} ${y - 24}L${x + 2} ${y + 10}`, {
      edge: TONE.oxbloodDeep,
      body: TONE.oxblood,
      rib: TONE.oxbloodDeep,
      width: 13,
      pitch: 6,
    });
  });
}

/** The banner hangs plumb though the trumpet slants: its head follows the pipe, its sides do not. */
function banner(): string {
  const [left, right] = [onPipe(372), onPipe(520)];
  const foot = 760;
  const cloth: Point[] = [
    left,
    right,
    [right[0], foot],
    [(left[0] + right[0]) / 2, foot - 54],
    [left[0], foot],
  ];
  const middle = (left[0] + right[0]) / 2;
  const folds = [0.2, 0.5, 0.8].map((t) => {
    const x = left[0] + (right[0] - left[0]) * t;
    return `M${x} ${left[1] + (right[1] - left[1]) * t + 16}V${foot - 64}`;
  });
  const fire = points('0,-62 56,38 -56,38').map(([x, y]): Point => [middle + x, 560 + y]);
  return [
    engraved(
      cloth,
      { fill: TONE.ivory, stroke: '#fffaf0', width: 2.8 },
      { ink: '#b7a67e', degrees: 0, pitch: 7, from: 0.62, width: 1.3 },
    ),
    shape(folds.join(''), { stroke: '#b7a67e', width: 1.6 }),
    disc([middle, 556], 68, { fill: TONE.ivory, stroke: TONE.brass, width: 2.4 }),
    knurled([middle, 556], 58, 65, 48, { stroke: TONE.brassShade, width: 1.4 }),
    shape(
      fire.map(([x, y]): Point => [middle + (x - middle) * 0.78, 556 + (y - 556) * 0.78]),
      { stroke: TONE.oxblood, width: 12 },
    ),
    shape(
      trace([
        [left[0] + 9, left[1]],
        [left[0] + 9, foot - 8],
      ]) +
        trace([
          [right[0] - 9, right[1]],
          [right[0] - 9, foot - 8],
        ]),
      {
        stroke: TONE.oxblood,
        width: 5,
      },
    ),
    ...cords(),
  ].join('');
}

const WOOD = { fill: '#a8692f', stroke: TONE.woodLit, width: 2.4 };

/** The case of a chest, floating: planks, two brass straps; 0, 0 is at its water line. */
function chestCase(): string {
  return [
    engraved(box(-86, -78, 86, 30), WOOD, { ink: TONE.woodDeep, degrees: 0, pitch: 9, width: 1.5 }),
    shape(box(34, -78, 86, 30), { fill: TONE.woodDeep, opacity: 0.45 }),
    ...[-58, 46].map((x) =>
      engraved(box(x, -78, x + 16, 30), { fill: TONE.brass, stroke: TONE.brassDeep, width: 1.6 }),
    ),
  ].join('');
}

/** The lid is thrown back, its hollow towards us; light stands up out of the case. */
function openChest(): string {
  const lid = [...ellipse([0, -134], 86, 46, 180, 360), ...points('76,-98 -76,-98')];
  const hollow = [...ellipse([0, -134], 73, 34, 180, 360), ...points('64,-98 -64,-98')];
  const rays = range(13).map((i) => {
    const lean = -140 + i * 8.4;
    return trace([polar([0, -74], 34, lean), polar([0, -74], [150, 96, 122][i % 3]!, lean)]);
  });
  return [
    engraved(lid, WOOD, { ink: TONE.woodDeep, degrees: 0, pitch: 9, from: 0.5, width: 1.5 }),
    shape(hollow, { fill: '#2e140a', stroke: TONE.brassDeep, width: 2.4 }),
    shape(points('-86,-78 86,-78 72,-98 -72,-98'), { fill: '#ffe9ae', stroke: TONE.gold, width: 2 }),
    shape(rays.join(''), { stroke: '#ffe2a0', width: 2.6 }),
    chestCase(),
    engraved(box(-13, -78, 13, -52), { fill: TONE.brassLit, stroke: TONE.brassDeep, width: 2 }),
  ].join('');
}

function shutChest(): string {
  const lid = [...ellipse([0, -78], 90, 46, 180, 360)];
  return [
    chestCase(),
    engraved(lid, WOOD, { ink: TONE.woodDeep, degrees: 0, pitch: 9, from: 0.5, width: 1.5 }),
    ...[-58, 46].map((x) => shape(`M${x + 8} -78V-112`, { stroke: TONE.brass, width: 15, cap: 'butt' })),
    shape('M-90 -78H90', { stroke: TONE.brassDeep, width: 5 }),
    engraved(box(-19, -90, 19, -46), { fill: TONE.brassLit, stroke: TONE.brassDeep, width: 2.4 }),
    shape('M0 -72v14', { stroke: TONE.brassDeep, width: 7 }),
  ].join('');
}

function draw(ink: GroundInk): string {
  const mist = { fill: '#7a2230', line: ink.line, rule: '#35101a' };
  const water = { pitch: 34, wave: 92, height: 22, bottom: 1062, line: ink.line };
  const fills = ['#6a1d30', '#54162a'] as const;
  return [
    cloud('60,196,44 124,176,52 198,186,44 250,206,32', 210, { ...mist, fill: '#5c1826' }),
    sound(),
    trumpet(),
    banner(),
    cloud('424,222,36 484,190,52 560,164,60 630,178,56 690,204,50', 232, mist),
    sea({ ...water, top: 862, fills }),
    placed(openChest(), { at: [160, 934], turn: -4 }),
    placed(shutChest(), { at: [552, 930], turn: 4 }),
    sea({ ...water, top: 944, fills: ['#5e1a2e', '#4a1326'] }),
    placed(openChest(), { at: [356, 1000], turn: 2 }),
    sea({ ...water, top: 1014, fills }),
    ...points('86,690 222,724 150,676 306,812 414,806').map((at, i) =>
      spark(at, 12 + (i % 3) * 4, TONE.brassLit),
    ),
  ].join('');
}

export const judgement: CardPicture = { light: { at: [300, 560], reach: 430 }, draw };
