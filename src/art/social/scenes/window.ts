import { fractions, polar, range } from '../../drawing/plate-burin.ts';
import { num, tag } from '../../drawing/svg.ts';
import { box, shade, shape, trace, type Point } from '../../deck/burin.ts';
import { OUTLINE, between, clipped, mix, scatter } from './engraving.ts';
import { REACH, glowing } from './ground.ts';
import { HALF, LEAD, SILL, SPRING, X, arched, glass, leads } from './window-glass.ts';

const FLOOR = 362;

const COURSE = 34;

/** Blocks of uneven length in even courses. */
function stones(): Point[][] {
  return range(15).flatMap((row) => {
    const top = FLOOR - COURSE * (row + 1);
    let x = REACH.left - 40 * scatter(row, 7);
    return range(16).map((i) => {
      const left = x;
      x += mix(44, 86, scatter(row * 31 + i, 4));
      return box(left, top, x, top + COURSE);
    });
  });
}

/** Lighter round the window; a few blocks are hatched, each by a hand of its own. */
function wall(): string {
  const blocks = stones();
  const joints = blocks.map(([a, b, c]) => `M${num(a![0])} ${num(c![1])}V${num(a![1])}H${num(b![0])}`);
  const edges = blocks.map(([a, b]) => `M${num(a![0] + 2)} ${num(a![1] + 2)}H${num(b![0] - 2)}`);
  const hand = { ink: '#070a18', pitch: 5, width: 1, from: 0.25, opacity: 0.6 };
  const worked = blocks
    .filter((_, i) => scatter(i, 9) > 0.62)
    .map((block, i) => shade(block, { ...hand, degrees: i % 2 === 0 ? 24 : -18 }));
  const light = { at: [X, 200] as Point, reach: 430, core: '#3b3c5e', mid: '#1a1f3c', far: '#0a0d1e' };
  const { left, right, top } = REACH;
  return [
    tag('defs', {}, glowing('wall', light)),
    tag('rect', { x: left, y: top, width: right - left, height: FLOOR - top, fill: 'url(#wall)' }),
    worked.join(''),
    shape(edges.join(''), { stroke: '#6d6f94', width: 1, opacity: 0.28 }),
    shape(joints.join(''), { stroke: '#060914', width: 1.8 }),
  ].join('');
}

/** Stones of the arch stand around it, joint toward the middle; the reveal inside them takes the light. */
function reveal(): string {
  const [outer, middle, inner] = [arched(34, SILL + 6), arched(14), arched(3)];
  const joints = range(11).map((i) => {
    const turn = 180 + (i + 0.5) * (180 / 11);
    return trace([polar([X, SPRING], HALF + 14, turn), polar([X, SPRING], HALF + 34, turn)]);
  });
  const sides = [0.3, 0.62].flatMap((t) => {
    const y = mix(SPRING, SILL, t);
    return [`M${X - HALF - 34} ${num(y)}h20`, `M${X + HALF + 14} ${num(y)}h20`];
  });
  const lines = [6, 9, 12].map((out) => trace(arched(out)));
  return [
    shape(outer, { fill: '#4a4b6c' }),
    shade(outer, { ink: '#15182f', degrees: 90, pitch: 4, width: 1.1, opacity: 0.75 }),
    shape(joints.join('') + sides.join(''), { stroke: '#0a1024', width: 1.6 }),
    shape(outer, OUTLINE),
    shape(middle, { fill: '#c79a5c' }),
    shape(lines.join(''), { stroke: '#5b3c22', width: 1.2 }),
    shape(middle, OUTLINE),
    shape(inner, { fill: LEAD }),
  ].join('');
}

function sill(): string {
  const top: Point[] = [
    [X - 114, SILL + 12],
    [X - 90, SILL],
    [X + 90, SILL],
    [X + 114, SILL + 12],
  ];
  const face = box(X - 118, SILL + 12, X + 118, SILL + 28);
  return [
    shape(top, { fill: '#f2cf92' }),
    shade(top, { ink: '#8a6034', degrees: 0, pitch: 3.4, width: 1, from: 0 }),
    shape(top, OUTLINE),
    shape(face, { fill: '#5a597a' }),
    shade(face, { ink: '#1a1c36', degrees: 90, pitch: 4.4, width: 1.1 }),
    shape(face, OUTLINE),
  ].join('');
}

/** Where a point of the window, across and up from 0 to 1, falls on the floor. */
function fallen(across: number, up: number): Point {
  const depth = up ** 1.08;
  return [X + 16 + across * HALF * (1.08 + 0.34 * depth) + 62 * depth, FLOOR + 10 + 84 * depth];
}

/** The window once more, laid down by its light. */
function patch(): string {
  const height = SILL - SPRING + HALF;
  const toFloor = ([x, y]: Point): Point => fallen((x - X) / HALF, (SILL - y) / height);
  const outline = arched(0).map(toFloor);
  const leadsOnFloor = leads().map(([from, to]) => {
    const way = fractions(16).map((t) => between(from!, to!, t));
    return trace(way.filter(([, y]) => y <= SILL && y > SPRING - HALF).map(toFloor));
  });
  return [
    shape(outline, { fill: '#eab464', opacity: 0.92 }),
    clipped(
      'patch',
      outline,
      [
        shade(outline, { ink: '#fff0c4', degrees: 0, pitch: 5, width: 1.2, opacity: 0.4 }),
        shape(leadsOnFloor.join(''), { stroke: '#5a3526', width: 2, opacity: 0.7 }),
      ].join(''),
    ),
  ].join('');
}

function floor(): string {
  const { left, right, bottom } = REACH;
  const rows = range(9).map((i) => FLOOR + 6 * i + 5.5 * i * i);
  const across = rows.map((y) => `M${left} ${num(y)}H${right}`);
  const away = rows.slice(0, -1).flatMap((y, row) =>
    range(25).map((i) => {
      const foot = (i - 12 + (row % 2) / 2) * 62;
      const spread = (at: number): number => X + foot * (1 + (at - FLOOR) / 190);
      return `M${num(spread(y))} ${num(y)}L${num(spread(rows[row + 1]!))} ${num(rows[row + 1]!)}`;
    }),
  );
  const ground = glowing('floor', {
    at: [350, 404],
    reach: 330,
    core: '#5a4348',
    mid: '#221f38',
    far: '#0a0c1c',
  });
  return [
    tag('defs', {}, ground),
    tag('rect', { x: left, y: FLOOR, width: right - left, height: bottom - FLOOR, fill: 'url(#floor)' }),
    shape(across.join('') + away.join(''), { stroke: '#070914', width: 1.7 }),
    patch(),
    shape(across.slice(1).join('') + away.join(''), { stroke: '#2a1a2a', width: 1.2, opacity: 0.55 }),
    shape(`M${left} ${FLOOR}H${right}`, { stroke: '#070914', width: 2.6 }),
  ].join('');
}

/** A leaded window from within: a gold morning stands in it and lies on the floor. */
export function window(): string {
  return [wall(), floor(), reveal(), glass(), sill()].join('');
}
