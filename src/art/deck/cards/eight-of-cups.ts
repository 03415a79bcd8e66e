import { points, spline } from '../../drawing/plate-burin.ts';
import { engraved, placed, repeated, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { peak } from '../parts/earth.ts';
import { moonDisc, spark } from '../parts/lights.ts';
import { sea } from '../parts/water.ts';
import { GLASS, cup } from '../suits/cup.ts';

/** The seven along the shore in even steps, seen going away from us; scaled up only, so that no line grows thin. */
const NEAR: readonly Place[] = [
  { at: [345, 912] },
  { at: [254, 962], scale: 1.15 },
  { at: [146, 1022], scale: 1.33 },
];
const FAR: readonly Place[] = [
  { at: [597, 771] },
  { at: [549, 798], scale: 1.16 },
  { at: [492, 830], scale: 1.33 },
  { at: [424, 868], scale: 1.54 },
];

function hills(ink: GroundInk): string {
  const stone = { lit: '#2b7d6c', dark: '#12463e', line: ink.line, rule: '#062722' };
  return [
    peak({ apex: [560, 420], left: 400, right: 720, base: 720, snow: 0 }, stone),
    peak({ apex: [150, 330], left: -40, right: 390, base: 740, snow: 0.2 }, stone),
    peak({ apex: [370, 470], left: 200, right: 560, base: 740, snow: 0 }, stone),
  ].join('');
}

const SHORE = spline(points('46,1062 96,1040 200,990 320,930 430,872 540,812 654,752'), 8);

function land(): string {
  const slope = [...spline(points('46,640 140,652 240,690 350,700 470,692 560,702 654,706'), 8)];
  return engraved(
    [...slope, ...SHORE.toReversed()],
    { fill: '#1c6a58', stroke: '#93e6d0', width: 2.4 },
    { ink: '#0a352d', degrees: -28, pitch: 16, width: 1.2 },
  );
}

/** Two edges of the path, which narrows as it climbs from the shore past the eighth cup. */
function path(): string {
  const near = spline(
    points('470,858 380,800 250,790 178,756 214,712 276,684 262,640 214,600 186,548 168,486 158,440'),
    8,
  );
  const far = spline(
    points('548,812 430,764 300,750 250,742 276,716 318,686 292,634 236,590 200,542 176,482 158,440'),
    8,
  );
  const pale: Point[] = [...near, ...far.toReversed()];
  return engraved(
    pale,
    { fill: TONE.ivory, stroke: TONE.brassShade, width: 2 },
    { ink: '#a08c58', degrees: 0, pitch: 9, from: 0.62, width: 1.3 },
  );
}

function strand(): string {
  const foam = SHORE.map(([x, y]): Point => [x + 10, y + 16]);
  return [
    shape(trace(SHORE), { stroke: '#dff7ee', width: 6 }),
    shape(trace(foam), { stroke: '#93e6d0', width: 2 }),
  ].join('');
}

function draw(ink: GroundInk): string {
  const glass = { glass: GLASS.violet, drink: '#2c1e58' };
  return [
    moonDisc([402, 262], 92, { phase: -0.32, dark: '#0c3d38', line: ink.line, turn: -30 }),
    spark([236, 208], 12),
    spark([520, 330], 9),
    spark([566, 232], 12),
    hills(ink),
    sea({
      top: 760,
      bottom: 1062,
      pitch: 40,
      wave: 104,
      height: 13,
      fills: ['#125e62', '#0d4a50'],
      line: ink.line,
    }),
    land(),
    path(),
    strand(),
    repeated('far', cup({ height: 96, ...glass }), FAR),
    repeated('near', cup({ height: 170, ...glass }), NEAR),
    placed(cup({ height: 150, glass: GLASS.amber, drink: '#5a3208' }), { at: [320, 700] }),
  ].join('');
}

export const eightOfCups: CardPicture = { roundels: 'high', draw };
