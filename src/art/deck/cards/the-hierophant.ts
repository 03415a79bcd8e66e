import { points, polar, range, spline } from '../../drawing/plate-burin.ts';
import { box, ellipse, engraved, placed, repeated, shape, symmetric, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { hoopCrown } from '../parts/hoop-crown.ts';
import { BRASS_KEY, SILVER_KEY, key } from '../parts/key.ts';
import { pillar } from '../parts/pillar.ts';

const SPRING: Point = [350, 424];
const MARBLE = { body: '#4f6b58', dark: '#2c4236', flute: '#a9c9ae', line: TONE.gold };

/** Wedge stones from pillar to pillar, every other one pale, the keystone of brass. */
function arch(): string {
  const stones = range(17).map((i) => {
    const [from, to] = [180 + i * (180 / 17), 180 + (i + 1) * (180 / 17)];
    const outline = [
      polar(SPRING, 208, from),
      polar(SPRING, 274, from),
      polar(SPRING, 274, to),
      polar(SPRING, 208, to),
    ];
    return engraved(
      outline,
      { fill: i === 8 ? TONE.brass : i % 2 === 0 ? '#6f8b72' : '#3c5647', stroke: TONE.gold, width: 2 },
      { ink: i === 8 ? TONE.brassDeep : '#16281e', degrees: from + 10, pitch: 6, from: 0.4, width: 1.2 },
    );
  });
  return stones.join('');
}

/** Three crowns about one tall cap, a flame-shaped stone on top. */
function tiara(): string {
  const left = spline(points('350,222 316,236 282,282 258,350 246,430 244,500'), 7);
  const cap = [
    ...symmetric(left, 350).slice(0, left.length),
    ...ellipse([350, 500], 106, 17, 180, 0),
    ...symmetric(left, 350).slice(left.length),
  ];
  const meridians = [0.55, 0.75, 0.9].map((k) =>
    trace(left.map(([x, y]): Point => [350 + (350 - x) * k, y])),
  );
  return [
    engraved(
      cap,
      { fill: TONE.ivory, stroke: TONE.gold, width: 2.8 },
      { ink: '#a3925f', degrees: 0, pitch: 6, from: 0.66, width: 1.3 },
    ),
    shape(meridians.join(''), { stroke: '#a3925f', width: 1.4 }),
    hoopCrown([350, 320], 84, 26),
    hoopCrown([350, 410], 104, 28),
    hoopCrown([350, 504], 114, 32),
    engraved(points('350,228 338,250 350,272 362,250'), {
      fill: TONE.oxblood,
      stroke: TONE.gold,
      width: 2.2,
    }),
  ].join('');
}

/** A ribbon from the crown: a band that gathers where it is tied. */
function lappet(course: string): string {
  const spine = spline(points(course), 8);
  return [
    shape(trace(spine), { stroke: TONE.gold, width: 22, cap: 'butt' }),
    shape(trace(spine), { stroke: TONE.oxblood, width: 17, cap: 'butt' }),
    shape(trace(spine.map(([x, y]): Point => [x + 4, y])), {
      stroke: TONE.oxbloodShade,
      width: 5,
      cap: 'butt',
    }),
  ].join('');
}

/** The silver key hangs by its bow; the brass one has been turned and hangs by its bit. */
function keys(): string {
  return [
    lappet('290,506 268,540 256,576 252,600'),
    lappet('410,506 432,540 444,574 448,600'),
    placed(key(316, 60, SILVER_KEY), { at: [252, 628], flipped: true }),
    placed(key(316, 60, BRASS_KEY), { at: [448, 896], turn: 180, flipped: true }),
    ...points('252,590 448,594').map(([x, y]) =>
      engraved(
        box(x - 19, y - 14, x + 19, y + 4),
        { fill: TONE.oxbloodLit, stroke: TONE.gold, width: 2 },
        {
          ink: TONE.oxbloodDeep,
          degrees: 90,
          pitch: 5,
          width: 1.4,
        },
      ),
    ),
  ].join('');
}

function floor({ line }: GroundInk): string {
  const rays = range(11).map((i) => `M${350 + (i - 5) * 62} 986L${350 + (i - 5) * 92} 1062`);
  return [
    shape(box(46, 960, 654, 1062), { fill: '#143622' }),
    engraved(
      box(46, 960, 654, 986),
      { fill: '#35604a', stroke: line, width: 2.2 },
      { ink: '#10291b', degrees: 90, pitch: 10, width: 1.3 },
    ),
    shape(`${rays.join('')}M46 1016H654`, { stroke: line, width: 1.4, opacity: 0.6 }),
  ].join('');
}

function draw(ink: GroundInk): string {
  const column = pillar({ x: 0, top: 424, bottom: 962, width: 62 }, MARBLE);
  return [
    floor(ink),
    arch(),
    repeated('column', column, [{ at: [110, 0] }, { at: [590, 0] }]),
    tiara(),
    keys(),
  ].join('');
}

export const theHierophant: CardPicture = { light: { at: [350, 480], reach: 420 }, draw };
