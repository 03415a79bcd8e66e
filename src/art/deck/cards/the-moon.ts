import { points, range, spline } from '../../drawing/plate-burin.ts';
import { box, disc, engraved, knurled, placed, repeated, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { crayfish } from '../parts/crayfish.ts';
import { hill, peak } from '../parts/earth.ts';
import { hound } from '../parts/hound.ts';
import { GOLD, moonDisc, wavyRays, wedgeRays } from '../parts/lights.ts';
import { archedWindow, tower } from '../parts/tower.ts';
import { drop, ripples } from '../parts/water.ts';

const MOON: Point = [350, 302];
const STONE = { wall: '#8f8468', dark: '#5b5340', joint: '#241f14', line: TONE.gold };

/** The crescent in its ring: sixteen straight rays and sixteen waved ones between them. */
function moon(ink: GroundInk): string {
  return [
    wavyRays(MOON, { count: 16, from: 122, to: 178, turn: -78.75 }, TONE.ivory, 2.4),
    wedgeRays(MOON, { count: 16, from: 116, to: 190 }, 20, GOLD),
    disc(MOON, 116, { fill: TONE.deep, stroke: TONE.gold, width: 2.8 }),
    knurled(MOON, 101, 112, 59, { stroke: TONE.brass, width: 2 }),
    moonDisc(MOON, 96, { phase: -0.42, dark: '#0f3a44', line: ink.line }),
  ].join('');
}

function dew(): string {
  return points('350,500 296,512 404,512 252,548 448,548 322,566 378,566 284,606 416,606')
    .map((at) => drop(at, 30, TONE.gold, TONE.brassShade))
    .join('');
}

function country({ line }: GroundInk): string {
  const rock = { lit: '#1c6660', dark: '#0d3b3b', line, rule: '#062221' };
  return [
    peak({ apex: [234, 640], left: 60, right: 360, base: 830 }, rock),
    peak({ apex: [478, 630], left: 340, right: 660, base: 830 }, rock),
    peak({ apex: [352, 676], left: 220, right: 480, base: 830 }, rock),
    hill(spline(points('46,800 150,790 250,806 350,796 460,808 560,788 654,802'), 5), 1062, '#0e4a3f', line),
  ].join('');
}

/** The road runs from the pool between the hounds and is lost behind the crest: a tip above it would be a flame. */
function road(): string {
  const left = spline(points('272,1000 292,968 334,938 330,912 308,888 330,866 352,846 346,822 336,798'), 6);
  const right = spline(points('428,1000 404,968 406,938 386,910 340,890 352,868 370,846 362,822 348,798'), 6);
  return engraved(
    [...left, ...right.toReversed()],
    { fill: '#8f9a72', stroke: '#d6d9a6', width: 1.8 },
    { ink: '#35472f', degrees: 0, pitch: 7, from: 0.5, width: 1.4 },
  );
}

/** Tufts on the meadow in front of the towers. */
function meadow(): string {
  return range(26)
    .map((i) => `M${60 + i * 23.4} ${892 + ((i * 37) % 74)}l-4 -11m4 11l1 -14m-1 14l7 -10`)
    .join('');
}

function pool({ line }: GroundInk): string {
  const shore = spline(points('46,990 130,968 250,978 350,970 450,980 570,966 654,988'), 5);
  return [
    shape([...shore, [654, 1062], [46, 1062]], { fill: '#0a3a52' }),
    ripples([350, 1030], 330, 7, line, 0.125, 2),
    shape(trace(shore), { stroke: line, width: 2.6 }),
  ].join('');
}

function draw(ink: GroundInk): string {
  return [
    moon(ink),
    dew(),
    country(ink),
    repeated('tower', tower({ x: 0, top: 560, bottom: 880, width: 116 }, STONE), [
      { at: [130, 0] },
      { at: [570, 0] },
    ]),
    archedWindow([124, 700], 38, 62, true),
    archedWindow([564, 700], 38, 62, false),
    shape(box(46, 872, 654, 1000), { fill: '#0b3d35' }),
    shape(meadow(), { stroke: ink.line, width: 1.5, opacity: 0.6 }),
    shape('M46 872H654', { stroke: ink.line, width: 1.8 }),
    road(),
    placed(hound({ coat: '#5c7a72', dark: '#1d3a34', line: '#0f2420', edge: '#b9e4d2' }), {
      at: [238, 974],
      scale: 0.86,
    }),
    placed(hound({ coat: TONE.ivory, dark: '#a8966a', line: '#5d4c28', edge: TONE.ivory }), {
      at: [462, 974],
      scale: 0.86,
      flipped: true,
    }),
    pool(ink),
    placed(crayfish(), { at: [350, 1038], scale: 0.62 }),
  ].join('');
}

export const theMoon: CardPicture = { light: { at: MOON, reach: 420 }, draw };
