import { points, polar, range, spline } from '../../drawing/plate-burin.ts';
import { disc, engraved, loop, placed, repeated, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { hill } from '../parts/earth.ts';
import { flame } from '../parts/flame.ts';
import { laurel } from '../parts/laurel.ts';
import { hairRays } from '../parts/lights.ts';
import { BIRCH, HAZEL, LIGHT_OAK } from '../suits/bark.ts';
import type { Bark, Wood } from '../suits/bark.ts';
import { wand } from '../suits/wand.ts';

const WREATH: Point = [192, 506];
const SUN: Point = [432, 650];

interface Post {
  foot: Point;
  length: number;
  wood: Wood;
  bark: Bark;
  lean: number;
}

/** Nearest last; three stand at the left of the road and three at the right, smaller toward the sun. */
const POSTS: readonly Post[] = [
  { foot: [484, 764], length: 240, wood: HAZEL, bark: 'grain', lean: 2 },
  { foot: [374, 760], length: 240, wood: HAZEL, bark: 'grain', lean: -2 },
  { foot: [534, 812], length: 348, wood: BIRCH, bark: 'birch', lean: 3 },
  { foot: [322, 846], length: 388, wood: HAZEL, bark: 'grain', lean: 1 },
  { foot: [590, 916], length: 500, wood: HAZEL, bark: 'plated', lean: 3 },
  { foot: [186, 986], length: 664, wood: LIGHT_OAK, bark: 'spiral', lean: 1 },
];

function row(): string {
  const rods = POSTS.slice(2).map(({ foot, length, wood, bark, lean }) => {
    const leaves = length > 600 ? [0.34, 0.4] : [0.5];
    return placed(wand({ length, width: length * 0.07, wood, bark, leaves, flame: 0 }), {
      at: foot,
      turn: lean,
    });
  });
  const far = wand({ ...POSTS[0]!, width: 17, leaves: [], flame: 0 });
  const fires = POSTS.map(({ foot, length, lean }): Place => ({
    at: polar(foot, length * 0.985, lean - 90),
    scale: (length * 0.2) / (length > 340 ? 120 : 60),
  }));
  return [
    repeated(
      'far',
      far,
      POSTS.slice(0, 2).map(({ foot, lean }) => ({ at: foot, turn: lean })),
    ),
    ...rods,
    repeated('fire', flame(120), fires.slice(2)),
    repeated('spark', flame(60), fires.slice(0, 2)),
  ].join('');
}

/** A half-sun of rings that rests on the crest where the road goes over. */
function sunrise(ink: GroundInk): string {
  const rings = [92, 76, 58, 40, 20].map((r, i) =>
    disc(SUN, r, { fill: i % 2 === 0 ? TONE.brass : TONE.brassLit, stroke: TONE.gold, width: 1.8 }),
  );
  return hairRays(SUN, { count: 60, from: 106, to: 270, turn: 3 }, ink.line, 1.2) + rings.join('');
}

/** The road climbs from the lower left and bends over the crest; it is nowhere level. */
function road(): string {
  const left = spline(points('92,1062 232,940 322,840 384,742 414,664'), 8);
  const right = spline(points('532,1062 540,940 514,836 468,738 446,664'), 8);
  const ruts = [0.3, 0.7].map((u) =>
    trace(left.map(([x, y], i): Point => [x + (right[i]![0] - x) * u, y + (right[i]![1] - y) * u])),
  );
  const steps = range(13).map((i) => {
    const [[ax, ay], [bx, by]] = [left[i * 2 + 3]!, right[i * 2 + 3]!];
    return `M${ax + (bx - ax) * 0.62} ${ay + (by - ay) * 0.62}L${bx} ${by}`;
  });
  return [
    shape([...left, ...right.toReversed()], { fill: '#dcbf87' }),
    shape(
      [
        ...left.map(([x, y], i): Point => [x + (right[i]![0] - x) * 0.62, y + (right[i]![1] - y) * 0.62]),
        ...right.toReversed(),
      ],
      { fill: '#b68d52' },
    ),
    shape(steps.join(''), { stroke: '#6f4a20', width: 1.6 }),
    shape(ruts.join(''), { stroke: '#a87f45', width: 2 }),
    shape(trace(left) + trace(right), { stroke: TONE.ivory, width: 2.6 }),
  ].join('');
}

/** The ribbon ties the wreath to the rod and hangs in two ends. */
function bow(): string {
  const [x, y] = [WREATH[0], WREATH[1] + 98];
  const end = (text: string): string =>
    engraved(
      loop(
        points(text).map(([u, v]): Point => [x + u, y + v]),
        4,
      ),
      { fill: TONE.oxblood, stroke: TONE.gold, width: 2.2 },
      { ink: TONE.oxbloodDeep, degrees: 20, pitch: 6, from: 0.5, width: 1.4 },
    );
  return [
    end('-4,6 -34,60 -46,110 -30,102 -14,114 -8,62 8,12'),
    end('4,6 22,46 34,88 48,80 60,86 44,42 16,4'),
    end('0,0 -30,-26 -58,-18 -56,12 -28,20'),
    end('0,0 30,-26 58,-18 56,12 28,20'),
    disc([x, y], 15, { fill: TONE.oxbloodLit, stroke: TONE.gold, width: 2.2 }),
  ].join('');
}

function draw(ink: GroundInk): string {
  const crest = spline(points('46,742 150,716 280,690 400,664 470,660 560,682 654,676'), 6);
  return [
    sunrise(ink),
    hill(crest, 1060, '#5f3212', ink.line),
    road(),
    row(),
    laurel('bay', WREATH, 94, 40),
    bow(),
  ].join('');
}

export const sixOfWands: CardPicture = { draw };
