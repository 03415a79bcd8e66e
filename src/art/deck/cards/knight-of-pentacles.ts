import { points, spline } from '../../drawing/plate-burin.ts';
import { disc, engraved, placed, roped, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import { courtRing, heater } from '../parts/crest.ts';
import { furrows } from '../parts/furrows.ts';
import { spark } from '../parts/lights.ts';
import { snailShell } from '../parts/snail-shell.ts';
import { spur } from '../parts/spur.ts';
import { pentacle } from '../suits/pentacle.ts';

const COIN: Point = [392, 474];
const BUTT: Point = [606, 900];
const HEAD: Point = [116, 172];

/** The lance leans back over the shoulder; nobody is in a hurry. */
function lance(): string {
  const along = (part: number): Point => [
    BUTT[0] + (HEAD[0] - BUTT[0]) * part,
    BUTT[1] + (HEAD[1] - BUTT[1]) * part,
  ];
  return [
    roped(trace([BUTT, HEAD]), { edge: TONE.gold, body: TONE.wood, rib: TONE.woodDeep, width: 26, pitch: 9 }),
    disc(BUTT, 20, { fill: TONE.brass, stroke: TONE.gold, width: 2.6 }),
    placed(
      engraved(
        points('0,-62 22,-6 12,20 -12,20 -22,-6'),
        { fill: TONE.ivory, stroke: TONE.gold, width: 2.4 },
        { ink: TONE.steelShade, degrees: 90, pitch: 5, from: 0.5, width: 1.4 },
      ),
      { at: along(0.985), turn: -34 },
    ),
  ].join('');
}

/** No wind: the pennon hangs straight down from the lance in four folds, its two tails together. */
function limpPennon(): string {
  const cloth: Point[] = [
    ...points('130,200 206,312'),
    ...spline(points('206,312 210,380 202,440 188,508'), 6),
    [166, 454],
    ...spline(points('142,516 118,444 122,370 126,290 130,200'), 6),
  ];
  const folds = [
    '148,234 146,310 142,390 138,470',
    '170,264 172,330 170,390 166,446',
    '190,292 193,350 190,410 182,470',
  ].map((fold) => trace(spline(points(fold), 6)));
  return [
    engraved(cloth, { fill: TONE.ivory }, { ink: '#8a7848', degrees: 0, pitch: 7, from: 0.58, width: 1.4 }),
    shape(folds.join(''), { stroke: '#8a7848', width: 2.6 }),
    shape(cloth, { stroke: TONE.gold, width: 2.6 }),
  ].join('');
}

function shield(): string {
  return placed(
    [
      heater(0, -176, 318, 400, '#7d1d2e', '#4a0f1c'),
      placed(snailShell(112), { at: [-6, 0] }),
      spark([-104, -116], 12, TONE.gold),
      spark([104, -116], 12, TONE.gold),
      spark([0, 148], 14, TONE.gold),
    ].join(''),
    { at: [322, 718], turn: -19 },
  );
}

/** It hangs by its two corners from a strap over the lance, and one end of the strap is longer. */
function strap(): string {
  const belt = 'M128 604L262 392Q280 372 298 396L412 498';
  return shape(belt, { stroke: TONE.gold, width: 17 }) + shape(belt, { stroke: TONE.wood, width: 11 });
}

function draw(): string {
  return [
    courtRing([350, 560], 284, 2, '#f2ffe6'),
    furrows({ top: 900, vanish: 520, swell: 10 }),
    lance(),
    placed(pentacle({ radius: 206, field: '#0f3420' }), { at: COIN, turn: 8 }),
    strap(),
    limpPennon(),
    shield(),
    placed(spur(40), { at: [580, 160] }),
  ].join('');
}

export const knightOfPentacles: CardPicture = { light: { at: [380, 470], reach: 430 }, draw };
