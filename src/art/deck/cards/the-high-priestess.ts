import { points, range, spline } from '../../drawing/plate-burin.ts';
import { box, disc, engraved, loop, repeated, shape, symmetric, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { leaf } from '../parts/leaf.ts';
import { hairRays, spark } from '../parts/lights.ts';
import { DARK_STONE, PALE_STONE, pillar } from '../parts/pillar.ts';
import { ripples } from '../parts/water.ts';

const MOON: Point = [350, 196];

/** A full moon between two crescents, as one crown. */
function crown(ink: GroundInk): string {
  const left = spline(points('350,280 292,266 254,218 258,166 280,134 274,174 292,218 324,242 350,248'), 5);
  const horns = symmetric(left, MOON[0]);
  return [
    hairRays(MOON, { count: 48, from: 118, to: 150, turn: 3.75 }, ink.line, 1.2),
    engraved(
      horns,
      { fill: TONE.brass, stroke: TONE.gold, width: 2.4 },
      { ink: TONE.brassDeep, degrees: 90, pitch: 5, from: 0.45, width: 1.1 },
    ),
    disc(MOON, 52, { fill: TONE.ivory, stroke: TONE.gold, width: 2.6 }),
    shape(
      [0.9, 0.72, 0.5]
        .map((part) =>
          trace(
            range(13).map((i): Point => [
              MOON[0] + 52 * part * Math.cos((i - 6) / 3.82),
              MOON[1] + 52 * Math.sin((i - 6) / 3.82),
            ]),
          ),
        )
        .join(''),
      { stroke: TONE.brassShade, width: 1.1 },
    ),
  ].join('');
}

/** The beam carries the 28 days of the Moon as a rule. */
function architrave(): string {
  const beam = box(58, 294, 642, 336);
  const days = range(29).map((i) => `M${78 + i * 19.43} 336v${i % 7 === 0 ? -20 : -11}`);
  return [
    engraved(
      box(66, 278, 634, 294),
      { fill: TONE.brassShade, stroke: TONE.gold, width: 2 },
      { ink: TONE.brassDeep, degrees: 90, pitch: 8 },
    ),
    engraved(beam, { fill: TONE.brass, stroke: TONE.gold, width: 2.4 }),
    shape('M62 300H638M62 304H638', { stroke: TONE.brassDeep, width: 1.2 }),
    shape(days.join(''), { stroke: TONE.brassDeep, width: 1.7, cap: 'butt' }),
  ].join('');
}

function pomegranate(): string {
  const fruit = loop(points('0,-22 -24,-14 -30,10 -16,30 0,34 16,30 30,10 24,-14'), 5);
  const split = loop(points('0,-12 -11,2 -8,22 0,27 8,22 11,2'), 5);
  const seeds = points('0,-3 -4,5 4,6 0,13 -3,20 4,19').map((at) => disc(at, 2.5, { fill: TONE.oxblood }));
  return [
    leaf([-6, -22], 200, 34, 15),
    leaf([6, -22], -20, 34, 15),
    engraved(
      fruit,
      { fill: TONE.oxblood, stroke: TONE.gold, width: 2 },
      { ink: TONE.oxbloodDeep, degrees: 90, pitch: 4.6, from: 0.6, width: 1.2 },
    ),
    shape(points('-10,-20 -14,-36 -6,-29 0,-38 6,-29 14,-36 10,-20'), {
      fill: TONE.brass,
      stroke: TONE.gold,
      width: 1.6,
    }),
    shape(split, { fill: TONE.ivory, stroke: TONE.oxbloodDeep, width: 1.4 }),
    ...seeds,
  ].join('');
}

/** What the lifted corner shows: the water behind, and the Moon on it. */
function behind(ink: GroundInk): string {
  return [
    shape(box(166, 640, 534, 910), { fill: '#081a33' }),
    shape(
      range(18)
        .map((i) => `M300 ${742 + i * 9.4}h230`)
        .join(''),
      { stroke: ink.line, width: 1.2, opacity: 0.55 },
    ),
    shape(
      range(8)
        .map((i) => `M${476 - i * 7} ${790 + i * 13}h${14 + i * 9}`)
        .join(''),
      { stroke: TONE.ivory, width: 3.4 },
    ),
    spark([500, 752], 15),
  ].join('');
}

/** The veil hangs in folds; its right corner is turned up and shows the pale lining. */
function veil(): string {
  const cloth: Point[] = [
    ...points('166,336 534,336 534,690'),
    ...spline(points('534,690 470,760 400,842 316,906'), 5),
    [166, 906],
  ];
  const folds = range(9).map((i) =>
    trace(
      spline(
        [
          [186 + i * 42, 340],
          [182 + i * 42, 520],
          [190 + i * 42, 700],
          [184 + i * 42, Math.min(906, 1210 - (186 + i * 42) * 0.98)],
        ],
        4,
      ),
    ),
  );
  const flap = [
    ...spline(points('534,690 450,688 372,668 306,690'), 5),
    ...spline(points('306,690 300,770 318,842 316,906'), 5),
    ...spline(points('316,906 400,842 470,760 534,690'), 5),
  ];
  const creases = [
    '526,694 440,706 372,694 318,716',
    '504,716 430,744 372,750 322,778',
    '470,752 424,786 376,808 326,832',
  ].map((crease) => trace(spline(points(crease), 5)));
  const fruits = points(
    '246,420 350,420 454,420 298,524 402,524 246,628 350,628 454,628 250,732 238,838',
  ).map((at, i) => ({ at, turn: i % 2 === 0 ? -4 : 4 }));
  return [
    engraved(cloth, { fill: '#1d4f96' }, { ink: '#0a2350', degrees: 90, pitch: 6, width: 1, opacity: 0.6 }),
    shape(folds.join(''), { stroke: '#0a2350', width: 3 }),
    repeated('pomegranate', pomegranate(), fruits),
    shape(cloth, { stroke: TONE.gold, width: 2.2 }),
    engraved(
      flap,
      { fill: TONE.ivory, stroke: TONE.gold, width: 2.4 },
      { ink: '#9c8a5c', degrees: 40, pitch: 6.4, from: 0.5, width: 1.2 },
    ),
    shape(creases.join(''), { stroke: '#9c8a5c', width: 1.6 }),
  ].join('');
}

function draw(ink: GroundInk): string {
  return [
    crown(ink),
    behind(ink),
    veil(),
    pillar({ x: 118, top: 336, bottom: 930, width: 84 }, PALE_STONE),
    pillar({ x: 582, top: 336, bottom: 930, width: 84 }, DARK_STONE),
    architrave(),
    engraved(
      box(46, 930, 654, 952),
      { fill: '#2b3f70', stroke: ink.line, width: 2 },
      { ink: '#0b1838', degrees: 90, pitch: 9 },
    ),
    shape(box(46, 952, 654, 1060), { fill: '#0d2d55' }),
    ripples([350, 1004], 330, 9, ink.line, 0.2, 1.6),
    shape('M318 1004h64M302 1014h96M326 994h48', { stroke: TONE.ivory, width: 3.4 }),
  ].join('');
}

export const theHighPriestess: CardPicture = { light: { at: MOON, reach: 380 }, draw };
