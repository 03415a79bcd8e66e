import { points, spline } from '../../drawing/plate-burin.ts';
import { tag } from '../../drawing/svg.ts';
import { placed, repeated, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { archway } from '../parts/archway.ts';
import type { Archway } from '../parts/archway.ts';
import { hill } from '../parts/earth.ts';
import { leaf } from '../parts/leaf.ts';
import { WHITE_ROSE, rose } from '../parts/rose.ts';
import { pentacle } from '../suits/pentacle.ts';

const STONE = { lit: '#f6ecd0', body: TONE.ivory, dark: '#c4b48a', joint: '#7d6a3d', line: '#5c4a26' };
const ARCH: Archway = {
  x: 350,
  spring: 448,
  foot: 944,
  inner: 214,
  thick: 70,
  stones: 11,
  course: 62,
  keystone: { fill: TONE.oxblood, hatch: TONE.oxbloodDeep, line: '#f0a9a0' },
};

const MIDDLE: Point = [350, 500];
const COIN = { radius: 110, field: '#0b2624' };
const TURNS = [-9, 5, -3, 12];
const CORNERS = points('-93,-93 93,-93 93,93 -93,93').map(([x, y]): Point => [MIDDLE[0] + x, MIDDLE[1] + y]);

/** Each coin lies on the next, all the way round; so the first comes again over the last, on its own side only. */
function coins(): string {
  const places = CORNERS.map((at, i): Place => ({ at, turn: TURNS[i]! }));
  const [left, top] = [CORNERS[3]![0] - 130, MIDDLE[1] - 60];
  return [
    tag('defs', {}, tag('clipPath', { id: 'grip' }, `<path d="M${left} ${top}h260v200h-260Z"/>`)),
    repeated('coin', pentacle(COIN), places),
    tag('g', { 'clip-path': 'url(#grip)' }, placed(tag('use', { href: '#coin' }), places[0]!)),
  ].join('');
}

/** A white flower in the only room that is left; it leans out of the middle. */
function flower(): string {
  const stem = trace(spline(points('344,944 346,900 340,862 330,816'), 5));
  return [
    shape(stem, { stroke: TONE.leafDeep, width: 11 }),
    shape(stem, { stroke: TONE.leafLit, width: 6 }),
    leaf([345, 922], -28, 92, 42),
    leaf([344, 930], -160, 84, 40),
    rose([328, 796], 60, WHITE_ROSE, -98),
  ].join('');
}

function grassy({ line }: GroundInk): string {
  const far = spline(points('46,772 120,742 200,748 300,800 420,790 520,742 600,726 654,740'), 5);
  return hill(far, 1062, '#1d5a4c', line);
}

function tufts({ line }: GroundInk): string {
  const blades = points('150,992 236,1020 430,1010 500,980 556,1030 300,984 180,1040 396,1044').map(
    ([x, y]) => `M${x} ${y}l-9 -20M${x} ${y}l1 -27M${x} ${y}l11 -18`,
  );
  return shape(blades.join(''), { stroke: line, width: 2.2, opacity: 0.7 });
}

function draw(ink: GroundInk): string {
  return [
    grassy(ink),
    archway(ARCH, STONE),
    coins(),
    shape(
      spline(points('46,956 170,940 350,946 520,936 654,954'), 5).concat([
        [654, 1062],
        [46, 1062],
      ]),
      {
        fill: '#123c34',
        stroke: ink.line,
        width: 2.2,
      },
    ),
    tufts(ink),
    flower(),
  ].join('');
}

export const fourOfPentacles: CardPicture = { draw };
