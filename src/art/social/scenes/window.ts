import { arc, fractions, range } from '../../drawing/plate-burin.ts';
import { num, radialGradient, tag } from '../../drawing/svg.ts';
import { box, disc, shade, shape, trace, type Point } from '../../deck/burin.ts';
import { OUTLINE, between, clipped, mix, scatter } from './engraving.ts';
import { REACH, glowing } from './ground.ts';

const X = 300;
const SPRING = 176;
const SILL = 306;
const FLOOR = 372;
const HALF = 68;
const LEAD = '#2b1a10';

/** A pointed arch from sill to sill, `out` larger than the glass. */
function lancet(out: number, sill = SILL): Point[] {
  const half = HALF + out;
  // Each side is struck from the other’s springing, so that the point stays where a mason would have it.
  const radius = 2 * HALF + out;
  const apex = (Math.acos((HALF) / radius) * 180) / Math.PI;
  return [
    [X - half, sill],
    ...arc([X + HALF, SPRING], radius, 180, 180 + apex),
    ...arc([X - HALF, SPRING], radius, 360 - apex, 360),
    [X + half, sill],
  ];
}

/** Coursed stone: lighter round the window, a few blocks hatched by their own hand. */
function wall(): string {
  const course = 34;
  const rows = range(15).map((row) => ({ top: FLOOR - course * (row + 1), row }));
  const stones = rows.flatMap(({ top, row }) => {
    let x = REACH.left - 40 * scatter(row, 7);
    return range(16).map((i) => {
      const left = x;
      x += mix(44, 86, scatter(row * 31 + i, 4));
      return box(left, top, x, top + course);
    });
  });
  const joints = stones.map(([a, b, c]) => `M${num(a![0])} ${num(c![1])}V${num(a![1])}H${num(b![0])}`).join('');
  const edges = stones.map(([a, b]) => `M${num(a![0] + 2)} ${num(a![1] + 2)}H${num(b![0] - 2)}`).join('');
  const worked = stones
    .filter((_, i) => scatter(i, 9) > 0.62)
    .map((stone, i) => shade(stone, { ink: '#070a18', degrees: i % 2 === 0 ? 24 : -18, pitch: 5, width: 1, from: 0.25, opacity: 0.6 }));
  const ground = glowing('wall', { at: [X, 210], reach: 430, core: '#3b3c5e', mid: '#1a1f3c', far: '#0a0d1e' });
  return [
    tag('defs', {}, ground),
    tag('rect', { x: REACH.left, y: REACH.top, width: REACH.right - REACH.left, height: FLOOR - REACH.top, fill: 'url(#wall)' }),
    worked.join(''),
    shape(edges, { stroke: '#6d6f94', width: 1, opacity: 0.28 }),
    shape(joints, { stroke: '#060914', width: 1.8 }),
  ].join('');
}

/** Stones of the arch stand around it, joint toward the middle; the reveal inside them takes the light. */
function reveal(): string {
  const [outer, middle, inner] = [lancet(34, SILL + 6), lancet(14), lancet(3)];
  const joints = range(11).flatMap((i) => {
    const at = Math.round(((i + 0.5) / 11) * (outer.length - 1));
    return trace([outer[at]!, middle[Math.min(at, middle.length - 1)]!]);
  });
  const sides = [0.3, 0.62].flatMap((t) => {
    const y = mix(SPRING, SILL, t);
    return [`M${X - HALF - 34} ${num(y)}h20`, `M${X + HALF + 14} ${num(y)}h20`];
  });
  const lines = [6, 9, 12].map((out) => trace(lancet(out)));
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

const PANE = { width: 27.2, height: 38 };

/** Every pane is cast by itself and takes the light a little differently. */
function panes(): string {
  const tints = ['#ffffff', '#ffe2a0', '#f0a85a', '#d9793f', '#ffd9b0'];
  const each = range(15).flatMap((row) =>
    range(8).map((column) => {
      const [x, y] = [X + (column - 3.5 + (row % 2) / 2) * PANE.width, SILL - (row * PANE.height) / 2];
      const lozenge: Point[] = [
        [x, y - PANE.height / 2],
        [x + PANE.width / 2, y],
        [x, y + PANE.height / 2],
        [x - PANE.width / 2, y],
      ];
      const k = row * 8 + column;
      return shape(lozenge, { fill: tints[Math.floor(scatter(k, 2) * tints.length)]!, opacity: 0.12 + 0.34 * scatter(k, 6) });
    }),
  );
  return each.join('');
}

/** Two families of slanting leads, each from side to side of the glass: none stands upright, so no bars are crossed. */
function leads(): Point[][] {
  const width = 2 * HALF;
  const rise = (width * PANE.height) / PANE.width;
  return range(14).flatMap((i) => {
    const y = SILL + rise - (i + 0.5) * PANE.height;
    return [1, -1].map((side): Point[] => [
      [X - side * HALF, y],
      [X + side * HALF, y - rise],
    ]);
  });
}

function roundel(): string {
  const at: Point = [X, 142];
  return [
    disc(at, 27, { fill: '#f4c877', stroke: LEAD, width: 3.4 }),
    ...range(12).map((i) => {
      const turn = (i * Math.PI) / 6;
      return disc([X + 19.500 * Math.cos(turn), 142 + 19.500 * Math.sin(turn)], 3.6, { fill: i % 2 === 0 ? '#b5483f' : '#7d9ac8' });
    }),
    disc(at, 12, { fill: '#fff6d6', stroke: LEAD, width: 2.6 }),
    disc(at, 5, { fill: '#a32a3b' }),
  ].join('');
}

function glass(): string {
  const opening = lancet(0, SILL);
  const light = radialGradient('daylight', [X, 160, 190], [
    [0, '#fff8dd'],
    [0.5, '#fbdc96'],
    [1, '#cf7d3c'],
  ]);
  const border = trace(lancet(-9, SILL - 9));
  const bars = [SILL - 46, SILL - 102].map((y) => `M${X - HALF} ${y}H${X + HALF}`).join('');
  return [
    tag('defs', {}, light),
    clipped(
      'glass',
      opening,
      [
        shape(opening, { fill: 'url(#daylight)' }),
        panes(),
        shape(leads().map(trace).join(''), { stroke: LEAD, width: 2.2 }),
        shape(trace(lancet(-4.5, SILL - 4.500)), { stroke: '#d08a3e', width: 9, opacity: 0.95 }),
        shape(trace(lancet(-4.5, SILL - 4.500)), { stroke: '#8f3440', width: 9, dash: '11 26', cap: 'butt', opacity: 0.9 }),
        shape(border, { stroke: LEAD, width: 2.2 }),
        shape(bars, { stroke: LEAD, width: 3.2 }),
        roundel(),
      ].join(''),
    ),
    shape(opening, { stroke: LEAD, width: 3 }),
  ].join('');
}

function sill(): string {
  const top: Point[] = [
    [X - 106, SILL + 12],
    [X - 82, SILL],
    [X + 82, SILL],
    [X + 106, SILL + 12],
  ];
  const face = box(X - 110, SILL + 12, X + 110, SILL + 28);
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
  const depth = up ** 1.12;
  return [X + 18 + across * HALF * (1.15 + 0.75 * depth) + 74 * depth, FLOOR + 10 + 92 * depth];
}

/** The window once more, laid down by its light. */
function patch(): string {
  const height = SILL - 58;
  const toFloor = ([x, y]: Point): Point => fallen((x - X) / HALF, (SILL - y) / height);
  const outline = lancet(0).map(toFloor);
  const leadsOnFloor = leads().map(([from, to]) => {
    const way = fractions(16).map((t) => between(from!, to!, t));
    return trace(way.filter(([, y]) => y <= SILL && y > 50).map(toFloor));
  });
  const bars = [46, 102].map((rise) => trace([toFloor([X - HALF, SILL - rise]), toFloor([X + HALF, SILL - rise])]));
  return [
    shape(outline, { fill: '#e0a252', opacity: 0.82 }),
    clipped('patch', outline, [
      shade(outline, { ink: '#fff0c4', degrees: 0, pitch: 5, width: 1.4, opacity: 0.55 }),
      shape(leadsOnFloor.join(''), { stroke: '#3a2230', width: 2.4, opacity: 0.85 }),
      shape(bars.join(''), { stroke: '#3a2230', width: 3, opacity: 0.85 }),
    ].join('')),
  ].join('');
}

function floor(): string {
  const { left, right, bottom } = REACH;
  const rows = range(9).map((i) => FLOOR + 6 * i + 5.500 * i * i);
  const across = rows.map((y) => `M${left} ${num(y)}H${right}`);
  const away = rows.slice(0, -1).flatMap((y, row) =>
    range(25).map((i) => {
      const foot = (i - 12 + (row % 2) / 2) * 62;
      const spread = (at: number): number => X + foot * (1 + (at - FLOOR) / 190);
      return `M${num(spread(y))} ${num(y)}L${num(spread(rows[row + 1]!))} ${num(rows[row + 1]!)}`;
    }),
  );
  const ground = glowing('floor', { at: [360, 410], reach: 330, core: '#5a4348', mid: '#221f38', far: '#0a0c1c' });
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
