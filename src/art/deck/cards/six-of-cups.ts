import { points, polar, range, spline } from '../../drawing/plate-burin.ts';
import { disc, knurled, placed, repeated, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { hill } from '../parts/earth.ts';
import { leaf } from '../parts/leaf.ts';
import { hairRays, sunDisc } from '../parts/lights.ts';
import { rose, WHITE_ROSE } from '../parts/rose.ts';
import { beam, peg } from '../parts/timber.ts';
import { GLASS, cup } from '../suits/cup.ts';

const PIVOT: Point = [350, 800];
const SUN: Point = [344, 280];
/** The left end is down: what was, weighs a little more. */
const TILT = -5;
const HEIGHT = 158;
const RIM = HEIGHT * 0.37;

/** A white flower on its stalk; the stalk's foot at 0, 0 is hidden in the cup. */
function flower(lean: number, tall: number): string {
  const head = polar([0, 0], tall, -90 + lean);
  const joint = polar([0, 0], tall * 0.42, -90 + lean);
  return [
    shape(trace([[0, 8], head]), { stroke: TONE.leafShade, width: 7 }),
    shape(trace([[0, 8], head]), { stroke: TONE.leafLit, width: 3 }),
    leaf(joint, -90 + lean - 62, 38),
    leaf(joint, -90 + lean + 62, 38),
    rose(head, 36, WHITE_ROSE, -90 + lean),
  ].join('');
}

/** Two cups side by side and one upon their rims, around 0, 0 on the beam; the lower flowers lean out of its way. */
function tower(): string {
  const seats: readonly (readonly [x: number, y: number, lean: number, tall: number])[] = [
    [-RIM, 0, -14, 80],
    [RIM, 0, 14, 80],
    [0, -HEIGHT - 6, 0, 100],
  ];
  const glass = cup({ height: HEIGHT, glass: GLASS.wine, drink: '#3c0a1c' });
  const cups = seats.map(([x, y]): Place => ({ at: [x, y] }));
  const flowers = seats.map(([x, y, lean, tall]) => placed(flower(lean, tall), { at: [x, y - HEIGHT + 4] }));
  return repeated('cup', glass, cups) + flowers.join('');
}

function seesaw(): string {
  return placed(
    [
      beam([-288, 0], [292, 0], 36),
      peg([-262, 0]),
      peg([262, 0]),
      repeated('side', tower(), [{ at: [-144, -18] }, { at: [174, -18] }]),
    ].join(''),
    { at: PIVOT, turn: TILT },
  );
}

/** The log the beam rocks on, seen at its sawn end: bark, year rings off their middle, one crack. */
function log(): string {
  const at: Point = [350, 912];
  const rings = [74, 60, 47, 34, 22, 11].map((r, i) =>
    disc([342 + i * 0.8, 906 + i], r, { stroke: TONE.wood, width: 2 }),
  );
  const crack = [polar(at, 82, 20), polar(at, 26, 30), polar(at, 82, 31)];
  return [
    disc(at, 94, { fill: TONE.woodShade, stroke: TONE.gold, width: 2.6 }),
    knurled(at, 85, 93, 54, { stroke: TONE.woodDeep, width: 3 }),
    disc(at, 84, { fill: TONE.woodLit, stroke: TONE.woodDeep, width: 2.2 }),
    ...rings,
    shape(crack, { fill: TONE.woodShade }),
  ].join('');
}

function garden(ink: GroundInk): string {
  const slope = spline(points('46,952 140,938 240,946 350,954 460,942 560,928 654,936'), 6);
  return hill(slope, 1062, '#123a6e', ink.line);
}

/** Before the log, so that it lies in the grass. */
function grass(ink: GroundInk): string {
  const tufts = range(26).map((i) => {
    const x = 64 + i * 23 + (i % 3) * 4;
    return `M${x} ${1012 + (i % 4) * 9}l-6 -22m6 22l1 -27m-1 27l9 -19`;
  });
  return shape(tufts.join(''), { stroke: ink.line, width: 2 });
}

function draw(ink: GroundInk): string {
  return [
    hairRays(SUN, { count: 48, from: 108, to: 206, turn: 3.75 }, TONE.brassLit, 1.4),
    sunDisc(SUN, 90),
    garden(ink),
    log(),
    grass(ink),
    seesaw(),
  ].join('');
}

export const sixOfCups: CardPicture = { draw };
