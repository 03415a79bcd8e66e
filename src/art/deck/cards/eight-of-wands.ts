import { points, polar, range, spline } from '../../drawing/plate-burin.ts';
import { placed, repeated, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { cloud } from '../parts/air.ts';
import { hill } from '../parts/earth.ts';
import { spark } from '../parts/lights.ts';
import { BIRCH, HAZEL, LIGHT_OAK, YEW } from '../suits/bark.ts';
import { wand } from '../suits/wand.ts';

const SLANT = 56;
const LENGTH = 330;
const FIRST: Point = [404, 172];
const STEP: Point = [30, 60];

/** Tip of the nth rod, all upon one ruled line; the last is still on its way to it. */
function tip(i: number): Point {
  return [FIRST[0] + STEP[0] * i, FIRST[1] + STEP[1] * i];
}

function place(i: number): Place {
  return { at: polar(tip(i), LENGTH + 22, SLANT + 90), turn: SLANT };
}

function flight(): string {
  const rod = { length: LENGTH, width: 31, leafLength: 56, flame: 0 };
  const kinds = [
    wand({ ...rod, wood: BIRCH, bark: 'birch', leaves: [0.55, 0.3], sprout: 50 }),
    wand({ ...rod, wood: HAZEL, bark: 'grain', leaves: [0.34, 0.62], sprout: 50 }),
    wand({ ...rod, wood: LIGHT_OAK, leaves: [0.48, 0.72], sprout: 50 }),
  ];
  return kinds
    .map((kind, k) => repeated(`rod-${k}`, kind, [0, 1, 2, 3, 4, 5, 6].filter((i) => i % 3 === k).map(place)))
    .join('');
}

/** The ruled line the flight is measured on, kept thin: a solid rule would make a comb of the rods. */
function rule(): string {
  const [from, to] = [tip(-0.9), tip(7.6)];
  const along = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const ticks = range(35).map((i) => {
    const at = tip(-0.9 + i * 0.25);
    return trace([at, polar(at, i % 4 === 0 ? 16 : 9, along - 90)]);
  });
  return (
    shape(trace([from, to]), { stroke: TONE.gold, width: 2.2 }) +
    shape(ticks.join(''), { stroke: TONE.brass, width: 1.6 })
  );
}

/** Strokes of wind behind a rod that has just come to rest are short; behind the last they are long. */
function wind(foot: Point, length: number): string {
  return [-14, 0, 14]
    .map((away, i) => {
      const start = polar(polar(foot, away, SLANT), 14 + (i % 2) * 16, SLANT + 90);
      return trace([start, polar(start, length * (i === 1 ? 1 : 0.66), SLANT + 90)]);
    })
    .join('');
}

function winds(): string {
  const lines = range(7).map((i) => wind(place(i).at, 34 + ((i * 13) % 3) * 8));
  return shape(lines.join(''), { stroke: '#f2a0cf', width: 1.8 });
}

function last(): string {
  const at = polar(tip(7.75), LENGTH + 120, SLANT + 90);
  return [
    shape(wind(at, 74), { stroke: TONE.ivory, width: 3 }),
    placed(
      wand({
        length: LENGTH,
        width: 36,
        leaves: [0.3, 0.56],
        leafLength: 56,
        wood: YEW,
        bark: 'grain',
        flame: 118,
      }),
      {
        at,
        turn: SLANT,
      },
    ),
  ].join('');
}

/** A narrow river between two banks: it widens toward us and has one bright edge. */
function land(ink: GroundInk): string {
  const far = spline(points('46,884 150,860 260,880 380,856 500,876 654,850'), 6);
  const left = spline(points('420,866 404,890 440,914 396,950 300,988 250,1062'), 7);
  const right = spline(points('436,866 428,890 470,916 446,956 398,996 410,1062'), 7);
  const flow = [0.3, 0.6].map((u) =>
    trace(left.map(([x, y], i): Point => [x + (right[i]![0] - x) * u, y + (right[i]![1] - y) * u])),
  );
  return [
    hill(far, 1060, '#55204a', ink.line),
    shape([...left, ...right.toReversed()], { fill: '#4f7fae' }),
    shape(flow.join(''), { stroke: '#cfe4f5', width: 1.8 }),
    shape(trace(left), { stroke: '#e8f2fb', width: 2.6 }),
    shape(trace(right), { stroke: '#1c1030', width: 2.2 }),
  ].join('');
}

function draw(ink: GroundInk): string {
  const air = { fill: '#9a5488', line: ink.line, rule: '#5a2450' };
  return [
    cloud('60,200,34 108,178,44 160,198,36', 222, air),
    cloud('540,292,30 588,268,42 640,290,36', 312, air),
    land(ink),
    spark([226, 146], 10, TONE.gold),
    spark([596, 176], 12, TONE.gold),
    rule(),
    winds(),
    flight(),
    last(),
  ].join('');
}

export const eightOfWands: CardPicture = { draw };
