import { almond, points, polar, range, spline, tube, tubeOutline, vein } from '../../drawing/plate-burin.ts';
import { box, disc, engraved, placed, repeated, roped, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { bird } from '../parts/air.ts';
import { leaf } from '../parts/leaf.ts';
import { hairRays } from '../parts/lights.ts';
import { WHITE_ROSE, rose } from '../parts/rose.ts';

const HORIZON = 812;
const SUN: Point = [486, HORIZON];

/** Dawn is a second ground, laid over the first in bands that grow hotter toward the horizon. */
function dawn(): string {
  const bands = [468, 540, 602, 654, 698, 736, 768, 794];
  return bands
    .map((top, i) =>
      shape(box(46, top, 654, HORIZON), {
        fill: i < 4 ? '#b8325a' : '#ff8a3c',
        opacity: 0.13 + i * 0.025,
      }),
    )
    .join('');
}

function sun(): string {
  return [
    hairRays(SUN, { count: 64, from: 176, to: 380, turn: 2.8 }, '#ffd08a', 1.3),
    ...[160, 132, 104, 76, 48].map((r, i) =>
      disc(SUN, r, { fill: i % 2 === 0 ? '#ffe7a8' : '#ffc564', stroke: '#fff3cf', width: 1.6 }),
    ),
  ].join('');
}

/** The blade sweeps right from the head of the snath: bright along the edge, a rib along the back. */
function blade(): string {
  const back = spline(points('300,196 372,158 460,168 540,220 594,296 624,396'), 10);
  const edge = spline(points('624,396 570,328 506,282 434,262 366,262 316,272'), 10);
  const rib = spline(points('314,206 380,176 460,187 534,236 588,306 624,396'), 10);
  const outline = [...back, ...edge];
  const cheek = spline(points('624,396 574,322 514,266 444,238 378,234 318,248'), 10);
  return [
    shape(outline, { fill: TONE.ivory }),
    engraved(
      [...back, ...rib.toReversed()],
      { fill: TONE.steelShade },
      { ink: TONE.steelDeep, degrees: 58, pitch: 6, width: 1.4 },
    ),
    engraved([...rib, ...cheek], { fill: '#e4e2dc' }, { ink: TONE.steel, degrees: 62, pitch: 9, width: 1.2 }),
    shape(trace(rib), { stroke: TONE.steelDeep, width: 1.8 }),
    shape(outline, { stroke: '#fffdf2', width: 2.8 }),
  ].join('');
}

/** A bent pole with two grips; it leans, and the blade hangs out over the standing corn. */
function snath(): string {
  const course = spline(points('150,1000 186,842 222,660 240,470 274,320 322,186'), 10);
  const pole = tube(course, (t) => 30 - 6 * t);
  const outline = tubeOutline(pole, 0, 1, 40);
  const dark = [...vein(pole, 0.3, 0, 1), ...vein(pole, 1, 0, 1).toReversed()];
  const grain = [-0.4, 0, 0.5].map((u, i) => trace(vein(pole, u, 0.03 + i * 0.04, 0.95 - i * 0.03)));
  return [
    roped(trace([pole.at(0.36, 0), pole.at(0.355, -5.4)]), {
      edge: TONE.woodDeep,
      body: TONE.woodLit,
      rib: TONE.woodDeep,
      width: 24,
      pitch: 9,
    }),
    roped(trace([pole.at(0.6, 0), pole.at(0.595, 5.4)]), {
      edge: TONE.woodDeep,
      body: TONE.woodLit,
      rib: TONE.woodDeep,
      width: 24,
      pitch: 9,
    }),
    shape(outline, { fill: '#b5793a' }),
    shape(dark, { fill: TONE.woodShade }),
    shape(grain.join(''), { stroke: TONE.woodDeep, width: 1.4 }),
    shape(outline, { stroke: TONE.brassLit, width: 2.4 }),
  ].join('');
}

/** Red cord where blade and pole are bound together; its ends hang in the still air. */
function binding(): string {
  const ends = 'M284 306q-40 22 -34 62q4 28 -12 50M290 308q-14 32 2 58q12 20 4 46';
  return [
    shape(ends, { stroke: TONE.oxblood, width: 6 }),
    ...[0, 1, 2].map((i) =>
      roped(`M${266 + i * 13} ${286 - i * 34}L${320 + i * 9} ${300 - i * 31}`, {
        edge: TONE.gold,
        body: i === 1 ? TONE.oxbloodLit : TONE.oxblood,
        rib: TONE.oxbloodDeep,
        width: 32,
        pitch: 8,
      }),
    ),
  ].join('');
}

/** An ear of ripe wheat on its stalk, standing on 0, 0 and bowing a little to the right. */
function wheat(height: number): string {
  const stalk = spline(
    [
      [0, 0],
      [-3, -height * 0.5],
      [4, -height * 0.82],
      [16, -height],
    ],
    6,
  );
  const ear = tube(stalk.slice(-9), () => 0);
  const grains = range(7).flatMap((i) =>
    ([-1, 1] as const).map((side) => almond(ear.at(i / 7, 0), -72 + side * 30, 32, 15, 0.5)),
  );
  const awns = range(6).map((i) => {
    const foot = ear.at(0.2 + i / 8, 0);
    return trace([foot, polar(foot, 62, -78 + (i % 2 === 0 ? -20 : 16))]);
  });
  return [
    shape(trace(stalk), { stroke: TONE.woodDeep, width: 7 }),
    shape(trace(stalk), { stroke: TONE.brass, width: 4 }),
    shape(awns.join(''), { stroke: TONE.brassShade, width: 1.6 }),
    ...grains.map((grain, i) =>
      shape(grain, { fill: i % 2 === 0 ? TONE.brassLit : TONE.brass, stroke: TONE.woodDeep, width: 1.6 }),
    ),
    shape(almond(ear.at(0.98, 0), -76, 34, 15, 0.5), { fill: TONE.gold, stroke: TONE.woodDeep, width: 1.6 }),
  ].join('');
}

/** Uncut at the right: rows of ears, the last row highest. */
function standing(): string {
  const row = (y: number, from: number, step: number, count: number): Place[] =>
    range(count).map((i) => ({
      at: [from + i * step, y + ((i * 13) % 3) * 8],
      turn: ((i * 5) % 7) - 4,
      scale: 1 - ((i * 29) % 5) * 0.03,
    }));
  return repeated('wheat', wheat(232), [
    ...row(946, 412, 37, 6),
    ...row(992, 394, 41, 6),
    ...row(1052, 418, 42, 5),
  ]);
}

/** Mown at the left: stubble in rows, and the last swath where it fell. */
function stubble(): string {
  const rows = range(7).map((row) =>
    range(14)
      .map(
        (i) =>
          `M${58 + i * 44 + (row % 2) * 20 + ((i * 17 + row * 5) % 9)} ${852 + row * 32}v${-13 - row * 1.6}`,
      )
      .join(''),
  );
  return shape(rows.join(''), { stroke: '#d9a44e', width: 2.6, opacity: 0.8 });
}

function swath(): string {
  return repeated('fallen', wheat(150), [
    { at: [262, 1036], turn: -82 },
    { at: [356, 1044], turn: -74 },
  ]);
}

function roseAtTheFoot(): string {
  const stem = spline(points('298,1022 286,986 296,948 286,912'), 6);
  return [
    shape(trace(stem), { stroke: TONE.leafLit, width: 4.4 }),
    leaf([292, 980], -24, 66, 32),
    leaf([290, 962], -158, 60, 30),
    rose([288, 880], 66, WHITE_ROSE, -84),
  ].join('');
}

function draw(ink: GroundInk): string {
  return [
    dawn(),
    sun(),
    shape(box(46, HORIZON, 654, 1062), { fill: '#2c1a26' }),
    shape(`M46 ${HORIZON}H654`, { stroke: '#ffb26a', width: 2.4 }),
    stubble(),
    bird([122, 250], 62, ink.line),
    bird([176, 306], 42, ink.line),
    standing(),
    placed(swath(), { at: [0, 0] }),
    snath(),
    blade(),
    binding(),
    roseAtTheFoot(),
  ].join('');
}

export const death: CardPicture = { light: { at: [420, 640], reach: 430 }, draw };
