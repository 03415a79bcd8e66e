import { points, spline, tube, tubeOutline, vein } from '../../drawing/plate-burin.ts';
import { disc, ellipse, guilloche, knurled, placed, repeated, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { hairRays } from '../parts/lights.ts';
import { lily, lilyPad } from '../parts/lily.ts';
import { drop, ripples, sea } from '../parts/water.ts';
import { GLASS, cup, rimOf } from '../suits/cup.ts';

const FOOT: Point = [350, 902];
const HEIGHT = 470;
const DISK: Point = [350, 198];

/** The pale disk the drop falls from, engine-turned in ten lobes. */
function disk(ink: GroundInk): string {
  return [
    hairRays(DISK, { count: 40, from: 84, to: 128, turn: 4.5 }, ink.line, 1.3),
    disc(DISK, 72, { fill: TONE.ivory, stroke: TONE.gold, width: 3 }),
    knurled(DISK, 62, 69, 60, { stroke: TONE.brassShade, width: 1.2 }),
    shape(guilloche(DISK, 42, 14, 10, 3), { stroke: TONE.brassShade, width: 1.2 }),
    disc(DISK, 17, { fill: TONE.gold, stroke: TONE.brassShade, width: 1.6 }),
  ].join('');
}

/** A stream begins inside the rim, where the cup is full, bends over it and falls, widening as it goes. */
function stream(rimDeg: number, reach: number, foot: number): string {
  const { y, rx, ry } = rimOf(HEIGHT);
  const angle = (rimDeg * Math.PI) / 180;
  const [x, top] = [FOOT[0] + rx * Math.cos(angle), FOOT[1] + y + ry * Math.sin(angle)];
  const side = Math.sign(Math.cos(angle));
  const bends = points('-0.5,-3 0,-1 0.4,13 0.72,58 0.9,140 1,300').map(([u, v]): Point => [
    x + side * u * reach,
    top + v,
  ]);
  const course = spline([...bends, [x + side * reach, foot]], 6);
  const water = tube(course, (t) => (20 + 16 * t) * Math.min(1, 0.1 + Math.sqrt(t / 0.07)));
  const threads = [-0.6, -0.2, 0.2, 0.6].map((u) =>
    trace(vein(water, u, 0.05, 0.97).filter((_, i) => i % 3 === 0)),
  );
  const end = x + side * reach;
  return [
    shape(tubeOutline(water, 0, 1, 44), { fill: '#b9eef2', stroke: '#e9ffff', width: 1.8 }),
    shape(threads.join(''), { stroke: '#1a7690', width: 1.5 }),
    shape(ellipse([end, foot], 24, 7), { fill: '#e9ffff' }),
    ripples([end, foot + 2], 60, 3, '#e9ffff', 0.24),
  ].join('');
}

function draw(ink: GroundInk): string {
  const far = {
    top: 884,
    bottom: 1062,
    pitch: 36,
    wave: 96,
    height: 17,
    fills: ['#125a74', '#0d4660'] as const,
    line: ink.line,
  };
  return [
    disk(ink),
    drop([350, 296], 78, '#c8f3f6', '#1a8aa5'),
    sea(far),
    ripples([350, 906], 190, 4, ink.line, 0.16, 2),
    placed(cup({ height: HEIGHT, glass: GLASS.violet, drink: '#1a7f98' }), { at: FOOT }),
    stream(172, 78, 966),
    stream(8, 78, 966),
    stream(140, 34, 930),
    stream(40, 34, 930),
    repeated(
      'pad',
      lilyPad(64),
      points('214,1012 486,1014 112,1034 590,1034').map((at, i) => ({
        at,
        flipped: i % 2 === 1,
        scale: i > 1 ? 0.7 : 1,
      })),
    ),
    repeated('lily', lily(62), [
      { at: [350, 1020] },
      { at: [208, 1004], scale: 0.72 },
      { at: [496, 1006], scale: 0.72 },
    ]),
  ].join('');
}

export const aceOfCups: CardPicture = { light: { at: [350, 420], reach: 440 }, draw };
