import { arc, range } from '../../drawing/plate-burin.ts';
import { radialGradient, tag } from '../../drawing/svg.ts';
import { shape, trace, type Point } from '../../deck/burin.ts';
import { clipped, scatter } from './engraving.ts';

/** Axis and half width of the glass, where its arch springs and where it ends. */
export const X = 300;
export const HALF = 72;
export const SPRING = 164;
export const SILL = 304;
export const LEAD = '#2b1a10';

/** A round arch from sill to sill, `out` larger than the glass: as plain as any house has it. */
export function arched(out: number, sill = SILL): Point[] {
  const half = HALF + out;
  return [[X - half, sill], ...arc([X, SPRING], half, 180, 360), [X + half, sill]];
}

const PANE = { width: 28.8, height: 40 };

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

export function glass(): string {
  const opening = arched(0, SILL);
  const light = radialGradient(
    'daylight',
    [X, 178, 170],
    [
      [0, '#fff8dd'],
      [0.5, '#fbdc96'],
      [1, '#cf7d3c'],
    ],
  );
  const frame = trace(arched(-4, SILL - 4));
  return [
    tag('defs', {}, light),
    clipped(
      'glass',
      opening,
      [
        shape(opening, { fill: 'url(#daylight)' }),
        panes(),
        shape(leads().map(trace).join(''), { stroke: LEAD, width: 2.2 }),
        shape(frame, { stroke: '#7d5228', width: 8 }),
        shape(frame, { stroke: '#c08a4a', width: 3 }),
        shape(trace(arched(-8.5, SILL - 8.5)), { stroke: LEAD, width: 1.8 }),
      ].join(''),
    ),
    shape(opening, { stroke: LEAD, width: 3 }),
  ].join('');
}
