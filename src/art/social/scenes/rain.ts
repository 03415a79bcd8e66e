import { fractions, polar, range } from '../../drawing/plate-burin.ts';
import { num, tag } from '../../drawing/svg.ts';
import { oval, shape, trace, type Point } from '../../deck/burin.ts';
import { OUTLINE, clipped, curve, mix, scatter, swelled, tone } from './engraving.ts';
import { REACH, nightGround } from './ground.ts';

const WATER = 356;
const SLANT = -0.24;

type Hump = readonly [x: number, y: number, r: number];

interface Bank {
  id: string;
  humps: readonly Hump[];
  base: number;
  lit: string;
  dark: string;
  line: string;
}

/** The cloud in three banks, the farthest first: towers in the light, a dark foot the rain comes from. */
const BANKS: readonly Bank[] = [
  { id: 'towers', base: 200, lit: '#f3ead8', dark: '#7d88ac', line: '#4a5480', humps: [[196, 150, 46], [248, 110, 52], [314, 92, 58], [374, 122, 48], [420, 158, 40], [150, 180, 32], [456, 184, 30]] },
  { id: 'middle', base: 208, lit: '#c9cbd8', dark: '#525d88', line: '#303a66', humps: [[128, 192, 34], [176, 176, 38], [232, 164, 42], [296, 160, 44], [360, 168, 42], [416, 182, 36], [470, 194, 30], [502, 202, 20]] },
  { id: 'foot', base: 222, lit: '#8a93b4', dark: '#2b3560', line: '#1a2248', humps: [[98, 214, 22], [140, 206, 28], [198, 202, 32], [262, 198, 34], [326, 200, 34], [388, 203, 31], [440, 208, 27], [488, 213, 23], [524, 217, 15]] },
];

/** The upper edge of all humps together. */
function skyline({ humps, base }: Bank): Point[] {
  const left = Math.min(...humps.map(([x, , r]) => x - r));
  const right = Math.max(...humps.map(([x, , r]) => x + r));
  return fractions(Math.ceil((right - left) / 3)).map((t): Point => {
    const x = mix(left, right, t);
    const tops = humps.map(([cx, cy, r]) => (Math.abs(x - cx) < r ? cy - Math.sqrt(r * r - (x - cx) ** 2) : base));
    return [x, Math.min(base, ...tops)];
  });
}

/** Each hump is rounded by arcs on the side that is turned from the light. */
function rounds([x, y, r]: Hump): string {
  return range(5)
    .map((i) => {
      const reach = r * (0.9 - i * 0.13);
      const [from, to] = [-64 + i * 9, 34 - i * 6];
      return trace(fractions(12).map((t) => polar([x, y], reach, mix(from, to, t))));
    })
    .join('');
}

/** And by two short ones on the side that has it. */
function gleams([x, y, r]: Hump): string {
  return [0.86, 0.72].map((part, i) => trace(fractions(10).map((t) => polar([x, y], r * part, mix(190 + i * 8, 246 - i * 10, t))))).join('');
}

function bank(form: Bank): string {
  const { id, humps, base, lit, dark, line } = form;
  const edge = skyline(form);
  const outline: Point[] = [...edge, [edge.at(-1)![0], base], [edge[0]![0], base]];
  const top = Math.min(...edge.map(([, y]) => y));
  const under = range(5).map((i) => `M${REACH.left} ${base - 3 - i * 4.4}H${REACH.right}`);
  return [
    tag('defs', {}, tone(`bank-${id}`, [280, top], [320, base], [[0, lit], [1, dark]])),
    shape(outline, { fill: `url(#bank-${id})` }),
    clipped(`cloud-${id}`, outline, [
      shape(humps.map(rounds).join(''), { stroke: line, width: 1.15, opacity: 0.8 }),
      shape(humps.map(gleams).join(''), { stroke: '#fffaf0', width: 1.3, opacity: 0.7 }),
      shape(under.join(''), { stroke: line, width: 1.2, opacity: 0.8 }),
    ].join('')),
    shape(trace(edge), OUTLINE),
  ].join('');
}

/** Threads of rain: long ones far off, close together; single drops near by, brighter. */
function threads(count: number, seed: number, length: [number, number], width: number, stroke: string, opacity: number): string {
  const drops = range(count).map((i) => {
    const y = mix(212, 430, scatter(i, seed + 1));
    const x = mix(92, 536, (i + scatter(i, seed)) / count) + (y - 216) * SLANT;
    const long = mix(...length, scatter(i, seed + 2));
    const end = Math.min(y + long, mix(WATER + 8, 462, scatter(i, seed + 3)));
    return end < y + 6 ? '' : `M${num(x)} ${num(y)}l${num((end - y) * SLANT)} ${num(end - y)}`;
  });
  return shape(drops.join(''), { stroke, width, opacity });
}

/** Where a drop has fallen: rings that widen, and the little crown it throws up. */
function splash([x, y]: Point, size: number): string {
  const rings = [1, 0.66, 0.34].map((part, i) => shape(oval([x, y], size * part, size * part * 0.2), { stroke: '#e8eefb', width: 1.8 - i * 0.3, opacity: 0.55 + i * 0.18 }));
  const crown = [-60, -32, 0, 30, 58].map((lean) => {
    const tip = polar([x, y], size * 0.36, -90 + lean);
    return `M${num(x + lean * size * 0.002)} ${num(y)}L${num(tip[0])} ${num(tip[1])}`;
  });
  const beads = [-44, 0, 40].map((lean) => {
    const at = polar([x, y], size * 0.52, -90 + lean);
    return shape(oval(at, 1.7, 1.7), { fill: '#ffffff' });
  });
  return [...rings, shape(crown.join(''), { stroke: '#ffffff', width: 1.4 }), ...beads].join('');
}

function water(): string {
  const { left, right, bottom } = REACH;
  const hills = curve([[left, WATER - 14], [30, WATER - 24], [120, WATER - 12], [220, WATER - 18], [330, WATER - 8], [450, WATER - 20], [560, WATER - 10], [right, WATER - 20]], 60);
  const strokes = range(110).map((i) => {
    const depth = scatter(i, 51) ** 1.2;
    const half = mix(14, 60, depth) * (0.4 + scatter(i, 53));
    const x = mix(left, right, scatter(i, 52));
    const gold = Math.abs(x - 170) < 120 && scatter(i, 54) > 0.4;
    return swelled(fractions(5).map((t): Point => [x - half + 2 * half * t, WATER + 6 + (bottom - WATER) * depth]), mix(1, 2.4, depth), gold ? '#f0cd92' : '#7f9cc4', gold ? 0.6 : 0.42);
  });
  const rings: [number, number, number][] = [[164, 392, 34], [286, 380, 24], [392, 398, 36], [238, 428, 50], [356, 446, 56], [476, 424, 42], [96, 440, 46], [506, 380, 20]];
  return [
    tag('defs', {}, tone('pool', [0, WATER], [0, 500], [[0, '#7a7d94'], [0.25, '#33466e'], [1, '#0c1730']])),
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
    ...BANKS.map(bank),
  ].join('');
}
