import { points, polar, range, spline, tube, tubeOutline, vein } from '../../drawing/plate-burin.ts';
import { loop, repeated, shape, trace } from '../burin.ts';
import type { Place } from '../burin.ts';

const AXIS = 350;
const STRAND = '#43240c';
/** In the shade of the shoulders, half way, and on the head, where the light falls. */
export const MANES = [
  { body: '#5c1d12', lit: '#8f3a1c', line: '#e8a05c' },
  { body: '#7d2f14', lit: '#b5562a', line: '#f3b673' },
  { body: '#a34c1c', lit: '#d97f3a', line: '#ffd391' },
];

/** One lock of the mane, lying along the axis to the right, waved like combed hair. */
export function lock(length: number, { body, lit, line }: (typeof MANES)[number]): string {
  const width = length * 0.34;
  const spine = spline(
    [
      [0, 0],
      [length * 0.35, -width * 0.3],
      [length * 0.7, width * 0.2],
      [length, -width * 0.1],
    ],
    5,
  );
  const hair = tube(spine, (t) => width * Math.max(0.02, Math.sin(Math.PI * (0.3 + 0.7 * t)) ** 0.7));
  const outline = tubeOutline(hair, 0, 1, 10);
  const strand = (u: number, from: number, to: number): string =>
    trace(vein(hair, u, from, to).filter((_, i) => i % 8 === 0));
  return [
    shape(outline, { fill: body }),
    shape(
      [...vein(hair, -1, 0, 1), ...vein(hair, -0.35, 0, 1).toReversed()].filter((_, i) => i % 8 === 0),
      { fill: lit },
    ),
    shape(strand(-0.3, 0.1, 0.95) + strand(0.1, 0.1, 0.9) + strand(0.5, 0.15, 0.8), {
      stroke: STRAND,
      width: 1.5,
    }),
    shape(outline, { stroke: line, width: 1.6 }),
  ].join('');
}

interface Row {
  top: number;
  half: number;
  /** How far the outermost lock turns from the plumb. */
  spread: number;
  count: number;
  scale: number;
}

/** A row of locks across the head: plumb in the middle, swept outward at the sides, like combed thatch. */
function rowOf({ top, half, spread, count, scale }: Row): Place[] {
  return range(count).map((i): Place => {
    const u = count === 1 ? 0 : (2 * i) / (count - 1) - 1;
    const turn = 90 - u * spread;
    const left = u < 0;
    return {
      at: [AXIS + u * half, top + 0.3 * half * u * u],
      turn: left ? turn + 180 : turn,
      scale: scale * (1 - 0.14 * Math.abs(u)),
      flipped: left,
    };
  });
}

/** Behind the parting the hair stands up, so that the head is round at the top. */
function brow(): Place[] {
  return range(11).map((i): Place => {
    const turn = -172 + i * 16.4;
    const left = turn < -90;
    return { at: polar([AXIS, 312], 52, turn), turn: left ? turn + 180 : turn, flipped: left };
  });
}

function locks(tone: 0 | 1 | 2, rows: readonly Row[]): string {
  return repeated(`lock-${tone}`, lock(104, MANES[tone]!), rows.flatMap(rowOf));
}

/**
 * A mane from behind, the top of the head at 350, 210. From the shoulders up, each row over the one below it: a mane
 * that falls is a mane, one that radiates is a flower. The ears stand between its rows.
 */
export function mane(ears: string): string {
  // Between two locks one sees hair, not what is behind the head.
  const under = loop(points('350,250 436,290 462,380 440,500 350,560 260,500 238,380 264,290'), 4);
  return [
    repeated('brow', lock(88, MANES[1]!), brow()),
    shape(under, { fill: MANES[0]!.body }),
    locks(0, [
      { top: 466, half: 92, spread: 24, count: 7, scale: 1.34 },
      { top: 424, half: 120, spread: 40, count: 9, scale: 1.16 },
    ]),
    ears,
    locks(1, [
      { top: 384, half: 126, spread: 58, count: 11, scale: 1.04 },
      { top: 346, half: 112, spread: 74, count: 11, scale: 0.98 },
    ]),
    locks(2, [
      { top: 310, half: 92, spread: 86, count: 11, scale: 0.92 },
      { top: 280, half: 66, spread: 92, count: 9, scale: 0.86 },
      { top: 256, half: 34, spread: 84, count: 7, scale: 0.8 },
    ]),
  ].join('');
}
