import { points, range, spline, tube, tubeOutline } from '../../drawing/plate-burin.ts';
import { box, engraved, placed, repeated, shape, trace } from '../burin.ts';
import type { Place } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import { archway, opening } from '../parts/archway.ts';
import type { Archway } from '../parts/archway.ts';
import { grapes } from '../parts/grapes.ts';
import { spark } from '../parts/lights.ts';
import { vineLeaf } from '../parts/vine-leaf.ts';
import { pentacle } from '../suits/pentacle.ts';

const STONE = { lit: '#dcc48f', body: '#c4a76c', dark: '#a3874f', joint: '#5a4620', line: '#2e220c' };
const ARCH: Archway = { x: 350, spring: 410, foot: 904, inner: 212, thick: 62, stones: 9, course: 82.4 };
const FIELD = '#20240c';

/** A crack at the left of the crown and one in the right jamb: the arch has stood for a hundred years. */
function crack(): string {
  return shape('M214 214l18 22l-8 16l20 20l-4 18M592 640l-16 22l10 20l-14 18', {
    stroke: '#2e220c',
    width: 3,
  });
}

/** Nine from the back of the heap to the front; the arch is hardly wide enough. */
const HEAP: Place[] = [
  { at: [346, 560], turn: -8 },
  { at: [262, 648], turn: 10 },
  { at: [436, 640], turn: -14 },
  { at: [350, 694], turn: 5 },
  { at: [214, 772], turn: -5 },
  { at: [488, 764], turn: 16 },
  { at: [402, 806], turn: -11 },
  { at: [282, 818], turn: 8 },
  { at: [494, 836], turn: 2 },
];

function heap(): string {
  return repeated('coin', pentacle({ radius: 82, field: FIELD }), HEAP);
}

/** Two pale steps worn hollow in the middle. */
function steps(): string {
  const slab = (top: number, left: number, right: number, high: number): string => {
    const worn = spline(
      points(`${left},${top} 250,${top + 2} 350,${top + 7} 450,${top + 3} ${right},${top}`),
      5,
    );
    return [
      engraved(
        [...worn, [right, top + high], [left, top + high]],
        { fill: TONE.ivory, stroke: '#fffaf0', width: 2.6 },
        { ink: '#7d6a3d', degrees: 0, pitch: 6, from: 0.76, width: 1.3 },
      ),
      shape(trace(worn.map(([x, y]) => [x, y + 16])), { stroke: '#7d6a3d', width: 1.8 }),
    ].join('');
  };
  const joints = 'M190 922v52M420 924v50M120 996v62M300 998v60M470 997v60';
  return slab(902, 64, 636, 88) + slab(976, 46, 654, 90) + shape(joints, { stroke: '#7d6a3d', width: 2 });
}

/** It has rolled off the heap and down a step. */
function tenth(): string {
  return [
    shape(points('548,1002 640,992 650,1004 590,1014'), { fill: '#a08c5c' }),
    placed(pentacle({ radius: 66, field: FIELD }), { at: [564, 946], turn: 31 }),
  ].join('');
}

/** A trunk at the left that has run along the whole crown of the arch; its fruit hangs into the opening. */
function vine(): string {
  const course = spline(
    points('110,930 132,840 108,750 136,660 108,560 124,450 128,340 190,236 280,174 380,160 470,190 530,238'),
    7,
  );
  const body = tube(course, (t) => 26 - 19 * t);
  const leaves = range(24).map((i): Place => {
    const [t, side] = [0.2 + i * 0.034, i % 2 === 0 ? 1 : -1];
    const [[ax, ay], [bx, by]] = [body.at(t, 0), body.at(t, side)];
    const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI + 20 - (i % 3) * 20;
    return { at: [ax, ay], turn, scale: 1 - (i % 4) * 0.07 };
  });
  const bunches: Place[] = points('244,236 350,190 462,226 150,460').map((at) => ({ at }));
  const stalks = bunches.map(({ at: [x, y] }) => `M${x} ${y + 4}v-50`);
  return [
    shape(tubeOutline(body, 0, 1, 90), { fill: TONE.wood, stroke: TONE.woodDeep, width: 2.4 }),
    shape(stalks.join(''), { stroke: TONE.leafShade, width: 5 }),
    repeated('leaf', vineLeaf(78), leaves),
    repeated('grapes', grapes(16, [3, 4, 3, 2, 1]), bunches),
  ].join('');
}

/** Night beyond the arch. */
function beyond(): string {
  return [
    engraved(
      opening(ARCH),
      { fill: '#101a3e' },
      { ink: '#3a4a8c', degrees: 0, pitch: 9, width: 1.1, opacity: 0.7 },
    ),
    ...points('420,430 296,450 470,510 228,560 512,412').map((at, i) => spark(at, 9 - (i % 3) * 2)),
  ].join('');
}

function draw(): string {
  return [
    beyond(),
    shape(box(46, 900, 654, 1062), { fill: '#4a4520' }),
    archway(ARCH, STONE),
    crack(),
    vine(),
    steps(),
    heap(),
    tenth(),
  ].join('');
}

export const tenOfPentacles: CardPicture = { roundels: 'high', draw };
