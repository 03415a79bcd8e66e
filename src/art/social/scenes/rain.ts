import { fractions, range } from '../../drawing/plate-burin.ts';
import { num, tag } from '../../drawing/svg.ts';
import { oval, shape, trace, type Point } from '../../deck/burin.ts';
import { curve, mix, scatter, swelled, tone } from './engraving.ts';
import { REACH, nightGround } from './ground.ts';
import { rainCloud } from './rain-cloud.ts';

const WATER = 356;
const SLANT = -0.24;

/** Threads of rain: long ones far off, close together; single drops near by, brighter. */
function threads(
  count: number,
  seed: number,
  length: [number, number],
  width: number,
  stroke: string,
  opacity: number,
): string {
  const drops = range(count).map((i) => {
    const y = mix(212, 430, scatter(i, seed + 1));
    const x = mix(92, 536, (i + scatter(i, seed)) / count) + (y - 216) * SLANT;
    const long = mix(...length, scatter(i, seed + 2));
    const end = Math.min(y + long, mix(WATER + 8, 462, scatter(i, seed + 3)));
    return end < y + 6 ? '' : `M${num(x)} ${num(y)}l${num((end - y) * SLANT)} ${num(end - y)}`;
  });
  return shape(drops.join(''), { stroke, width, opacity });
}

/** Where a drop has fallen: rings that widen, and what leaps up again. */
function splash([x, y]: Point, size: number): string {
  const rings = [1, 0.62, 0.28].map((part, i) =>
    shape(oval([x, y], size * part, size * part * 0.2), {
      stroke: '#dfe8fa',
      width: 1.8 - i * 0.3,
      opacity: 0.6 + i * 0.16,
    }),
  );
  const leap = [-0.16, 0.16].map(
    (side) =>
      `M${num(x + side * size * 0.5)} ${num(y - 1)}q${num(side * size * 0.3)} ${num(-size * 0.06)} ${num(side * size)} ${num(-size * 0.26)}`,
  );
  const beads: Point[] = [
    [x - size * 0.26, y - size * 0.36],
    [x + size * 0.3, y - size * 0.34],
    [x + size * 0.03, y - size * 0.5],
  ];
  return [
    ...rings,
    shape(`${leap.join('')}M${num(x)} ${num(y)}v${num(-size * 0.28)}`, { stroke: '#ffffff', width: 1.5 }),
    ...beads.map((bead) => shape(oval(bead, 1.6, 1.9), { fill: '#ffffff' })),
  ].join('');
}

function water(): string {
  const { left, right, bottom } = REACH;
  const hills = curve(
    [
      [left, WATER - 14],
      [30, WATER - 24],
      [120, WATER - 12],
      [220, WATER - 18],
      [330, WATER - 8],
      [450, WATER - 20],
      [560, WATER - 10],
      [right, WATER - 20],
    ],
    60,
  );
  const strokes = range(110).map((i) => {
    const depth = scatter(i, 51) ** 1.2;
    const half = mix(14, 60, depth) * (0.4 + scatter(i, 53));
    const x = mix(left, right, scatter(i, 52));
    const gold = Math.abs(x - 170) < 120 && scatter(i, 54) > 0.4;
    return swelled(
      fractions(5).map((t): Point => [x - half + 2 * half * t, WATER + 6 + (bottom - WATER) * depth]),
      mix(1, 2.4, depth),
      gold ? '#f0cd92' : '#7f9cc4',
      gold ? 0.6 : 0.42,
    );
  });
  const rings: [number, number, number][] = [
    [164, 392, 34],
    [286, 380, 24],
    [392, 398, 36],
    [238, 428, 50],
    [356, 446, 56],
    [476, 424, 42],
    [96, 440, 46],
    [506, 380, 20],
  ];
  return [
    tag(
      'defs',
      {},
      tone(
        'pool',
        [0, WATER],
        [0, 500],
        [
          [0, '#7a7d94'],
          [0.25, '#33466e'],
          [1, '#0c1730'],
        ],
      ),
    ),
    shape([...hills, [right, WATER], [left, WATER]], { fill: '#1d2648' }),
    shape(trace(hills), { stroke: '#b08f74', width: 1.2 }),
    tag('rect', { x: left, y: WATER, width: right - left, height: bottom - WATER, fill: 'url(#pool)' }),
    ...strokes,
    shape(`M${left} ${WATER}H${right}`, { stroke: '#e6c69a', width: 1.3 }),
    ...rings.map(([x, y, size]) => splash([x, y], size)),
  ].join('');
}

/** Rain on a still water; under the cloud the sky is already clear. */
export function rain(): string {
  return [
    nightGround({ at: [170, 330], reach: 500, core: '#d8a469', mid: '#3f4a70', far: '#0a0f22' }),
    water(),
    threads(150, 61, [60, 150], 0.9, '#b9c8e6', 0.42),
    threads(70, 71, [26, 70], 1.6, '#e6eefc', 0.75),
    rainCloud(),
  ].join('');
}
