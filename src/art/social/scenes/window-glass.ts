import { arc, range } from '../../drawing/plate-burin.ts';
import { radialGradient, tag } from '../../drawing/svg.ts';
import { disc, shape, trace, type Point } from '../../deck/burin.ts';
import { clipped, scatter } from './engraving.ts';

/** Axis and half width of the glass, where its arch springs and where it ends. */
export const X = 300;
export const HALF = 64;
export const SPRING = 188;
export const SILL = 312;
export const LEAD = '#2b1a10';

/** A pointed arch from sill to sill, `out` larger than the glass. */
export function lancet(out: number, sill = SILL): Point[] {
  const half = HALF + out;
  // Each side is struck from the other’s springing, so that the point stays where a mason would have it.
  const radius = 2 * HALF + out;
  const apex = (Math.acos(HALF / radius) * 180) / Math.PI;
  return [
    [X - half, sill],
    ...arc([X + HALF, SPRING], radius, 180, 180 + apex),
    ...arc([X - HALF, SPRING], radius, 360 - apex, 360),
    [X + half, sill],
  ];
}

const PANE = { width: 25.6, height: 37 };

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
      return shape(lozenge, {
        fill: tints[Math.floor(scatter(k, 2) * tints.length)]!,
        opacity: 0.12 + 0.34 * scatter(k, 6),
      });
    }),
  );
  return each.join('');
}

/** Two families of slanting leads, each from side to side of the glass: none stands upright, so no bars are crossed. */
export function leads(): Point[][] {
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
  const at: Point = [X, 158];
  return [
    disc(at, 27, { fill: '#f4c877', stroke: LEAD, width: 3.4 }),
    ...range(12).map((i) => {
      const turn = (i * Math.PI) / 6;
      return disc([X + 19.5 * Math.cos(turn), 158 + 19.5 * Math.sin(turn)], 3.6, {
        fill: i % 2 === 0 ? '#b5483f' : '#7d9ac8',
      });
    }),
    disc(at, 12, { fill: '#fff6d6', stroke: LEAD, width: 2.6 }),
    disc(at, 5, { fill: '#a32a3b' }),
  ].join('');
}

export function glass(): string {
  const opening = lancet(0, SILL);
  const light = radialGradient(
    'daylight',
    [X, 170, 190],
    [
      [0, '#fff8dd'],
      [0.5, '#fbdc96'],
      [1, '#cf7d3c'],
    ],
  );
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
        shape(trace(lancet(-4.5, SILL - 4.5)), { stroke: '#d08a3e', width: 9, opacity: 0.95 }),
        shape(trace(lancet(-4.5, SILL - 4.5)), {
          stroke: '#8f3440',
          width: 9,
          dash: '11 26',
          cap: 'butt',
          opacity: 0.9,
        }),
        shape(border, { stroke: LEAD, width: 2.2 }),
        shape(bars, { stroke: LEAD, width: 3.2 }),
        roundel(),
      ].join(''),
    ),
    shape(opening, { stroke: LEAD, width: 3 }),
  ].join('');
}
