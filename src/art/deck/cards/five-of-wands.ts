import { points, polar, range, spline } from '../../drawing/plate-burin.ts';
import { disc, engraved, knurled, placed, repeated, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { hill } from '../parts/earth.ts';
import { flame } from '../parts/flame.ts';
import { spark } from '../parts/lights.ts';
import { BIRCH, YEW } from '../suits/bark.ts';
import { wand } from '../suits/wand.ts';

const RING: Point = [342, 476];
const RADIUS = 206;
/** The corner at which the missing rod would begin, counted clockwise from the top. */
const EMPTY = 1;

function corner(i: number): Point {
  return polar(RING, RADIUS, -90 + i * 72);
}

/** The measure nobody keeps: a ring in fifths, and the pentagon the rods should have closed. */
function construction(ink: GroundInk): string {
  const sides = trace([...range(5).map(corner), corner(0)]);
  const spokes = range(5).map((i) =>
    trace([polar(RING, 42, -90 + i * 72), polar(RING, RADIUS + 20, -90 + i * 72)]),
  );
  return [
    disc(RING, RADIUS + 20, { stroke: ink.line, width: 2 }),
    knurled(RING, RADIUS + 22, RADIUS + 34, 50, { stroke: ink.line, width: 1.6 }),
    disc(RING, RADIUS + 36, { stroke: ink.line, width: 1.2 }),
    shape(spokes.join(''), { stroke: ink.line, width: 1.2, opacity: 0.8 }),
    shape(sides, { stroke: ink.line, width: 1.8, dash: '9 8' }),
    disc(RING, 42, { stroke: ink.line, width: 1.4 }),
    disc(RING, 9, { fill: TONE.brass, stroke: TONE.gold, width: 2 }),
  ].join('');
}

/** Each rod begins before its corner and runs past the next, so that all push one way round; flames rise all the same. */
function pinwheel(): string {
  const rod = wand({
    length: 400,
    width: 38,
    wood: BIRCH,
    bark: 'birch',
    leaves: [0.5],
    leafLength: 70,
    flame: 0,
  });
  const places = range(5)
    .filter((i) => i !== EMPTY)
    .map((i): Place => {
      const along = -90 + i * 72 + 126;
      return { at: polar(corner(i), -78, along), turn: along + 90 };
    });
  const fires = places.map(({ at, turn = 0 }): Place => ({
    at: polar(at, 396, turn - 90),
    turn: 24 * Math.sin((turn * Math.PI) / 180),
  }));
  return repeated('rod', rod, places) + repeated('fire', flame(112), fires);
}

function fallen(): string {
  const [foot, turn]: [Point, number] = [[136, 962], 83];
  return [
    shape(spline(points('120,976 260,986 420,960 520,940 500,966 300,1002 140,996'), 5), {
      fill: '#1e0f07',
      opacity: 0.6,
    }),
    placed(
      wand({ length: 390, width: 42, wood: YEW, bark: 'grain', leaves: [0.3], leafLength: 70, flame: 0 }),
      {
        at: foot,
        turn,
      },
    ),
    placed(flame(112), { at: polar(foot, 384, turn - 90), turn: 26 }),
  ].join('');
}

/** Trodden earth, and stones kicked about. */
function arena(ink: GroundInk): string {
  const edge = spline(points('46,900 180,886 330,904 480,888 654,906'), 6);
  const stones = points('250,1024 452,1004 340,1036 512,1030 574,944').map(([x, y], i) =>
    engraved(
      points('-16,4 -9,-9 6,-11 16,0 10,8 -8,9').map(([u, v]): Point => [x + u * (1 + (i % 3) * 0.3), y + v]),
      { fill: '#a9763f', stroke: TONE.gold, width: 1.8 },
      { ink: TONE.woodDeep, degrees: 60, pitch: 5, from: 0.4 },
    ),
  );
  return hill(edge, 1060, '#6b3513', ink.line) + stones.join('');
}

function draw(ink: GroundInk): string {
  const sparks = points('566,560 530,620 572,680 540,740 556,806 510,850').map((at, i) =>
    spark(at, 9 + (i % 3) * 3, i % 2 === 0 ? TONE.flameCore : TONE.flame),
  );
  return [construction(ink), arena(ink), pinwheel(), ...sparks, fallen()].join('');
}

export const fiveOfWands: CardPicture = { draw };
