import { fractions, points, range } from '../../drawing/plate-burin.ts';
import { num, tag } from '../../drawing/svg.ts';
import { oval, shape, trace, type Point } from '../../deck/burin.ts';
import { curve, mix, scatter, swelled, tone, type Stop } from './engraving.ts';
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

const HILLS = curve(points('-80,342 30,332 120,344 220,338 330,348 450,336 560,346 680,336'), 60);
const POOL: readonly Stop[] = [
  [0, '#7a7d94'],
  [0.25, '#33466e'],
  [1, '#0c1730'],
];
type Ring = readonly [x: number, y: number, size: number];
const RINGS: readonly Ring[] = [
  [164, 392, 34],
  [286, 380, 24],
  [392, 398, 36],
  [238, 428, 50],
  [356, 446, 56],
  [476, 424, 42],
  [96, 440, 46],
  [506, 380, 20],
];

/** Strokes of the sky on the water, gold under the light. */
function glints(): string[] {
  const { left, right, bottom } = REACH;
  return range(110).map((i) => {
    const depth = scatter(i, 51) ** 1.2;
    const half = mix(14, 60, depth) * (0.4 + scatter(i, 53));
    const [x, y] = [mix(left, right, scatter(i, 52)), WATER + 6 + (bottom - WATER) * depth];
    const gold = Math.abs(x - 170) < 120 && scatter(i, 54) > 0.4;
    const stroke = fractions(5).map((t): Point => [x - half + 2 * half * t, y]);
    return swelled(stroke, mix(1, 2.4, depth), gold ? '#f0cd92' : '#7f9cc4', gold ? 0.6 : 0.42);
  });
}

function water(): string {
  const { left, right, bottom } = REACH;
  return [
    tag('defs', {}, tone('pool', [0, WATER], [0, 500], POOL)),
    shape([...HILLS, [right, WATER], [left, WATER]], { fill: '#1d2648' }),
    shape(trace(HILLS), { stroke: '#b08f74', width: 1.2 }),
    tag('rect', { x: left, y: WATER, width: right - left, height: bottom - WATER, fill: 'url(#pool)' }),
    ...glints(),
    shape(`M${left} ${WATER}H${right}`, { stroke: '#e6c69a', width: 1.3 }),
    ...RINGS.map(([x, y, size]) => splash([x, y], size)),
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
