import { fractions, polar, range, tube, tubeOutline, vein } from '../../drawing/plate-burin.ts';
import { num, tag } from '../../drawing/svg.ts';
import { disc, loop, shape, trace, type Point } from '../../deck/burin.ts';
import { OUTLINE, blend, clipped, curve, mix, scatter, swelled, tone } from './engraving.ts';
import { REACH, nightGround } from './ground.ts';

const SHORE = 366;
const BARK = { lit: '#c9a06c', body: '#7d5634', deep: '#2a190e' };

/** A bough from where it grows to its tip; `girth` at its foot. */
interface Bough {
  course: Point[];
  girth: number;
  tip: number;
}

const BOUGHS: readonly Bough[] = [
  { course: [[302, 270], [268, 236], [222, 214], [172, 196]], girth: 19, tip: 3 },
  { course: [[306, 262], [330, 222], [376, 196], [428, 186]], girth: 19, tip: 3 },
  { course: [[300, 268], [292, 216], [276, 166], [248, 116]], girth: 18, tip: 3 },
  { course: [[304, 262], [318, 206], [336, 152], [352, 104]], girth: 17, tip: 3 },
  { course: [[246, 224], [220, 190], [186, 150]], girth: 9, tip: 2 },
  { course: [[352, 208], [392, 170], [420, 140]], girth: 9, tip: 2 },
  { course: [[288, 196], [306, 150], [300, 96]], girth: 9, tip: 2 },
  { course: [[200, 206], [160, 216], [132, 232]], girth: 7, tip: 2 },
  { course: [[398, 190], [446, 206], [470, 226]], girth: 7, tip: 2 },
];

function bough({ course, girth, tip }: Bough): string {
  const wood = tube(curve(course, 30), (t) => mix(girth, tip, t ** 0.8));
  const outline = tubeOutline(wood, 0, 1, 24);
  return [
    shape(outline, { fill: BARK.body }),
    shape(trace(vein(wood, -0.5, 0, 0.9)), { stroke: BARK.lit, width: Math.max(1, girth * 0.14) }),
    shape(trace(vein(wood, 0.45, 0, 0.9)), { stroke: BARK.deep, width: 1.3 }),
    shape(trace(outline.slice(0, 24)) + trace(outline.slice(24)), { ...OUTLINE, width: 1.9 }),
  ].join('');
}

/** A trunk that opens into roots, and the roots go to the water. */
function trunk(): string {
  const left = curve([[180, 374], [222, 364], [256, 350], [272, 326], [280, 296], [284, 262]], 31);
  const right = curve([[424, 376], [382, 366], [346, 352], [328, 328], [322, 298], [322, 258]], 31);
  const foot = curve([[180, 374], [214, 376], [238, 368], [262, 378], [292, 366], [318, 378], [344, 367], [378, 377], [424, 376]], 40);
  const outline = [...left, ...right.toReversed(), ...foot.toReversed()];
  const grain = range(11).map((i) => {
    const u = (i + 0.5) / 11;
    const line = left.map((point, k): Point => {
      const [bx, by] = right[k]!;
      const sway = 2.2 * Math.sin(k * 0.5 + i * 2);
      return [mix(point[0], bx, u) + sway, mix(point[1], by, u)];
    });
    return { d: trace(line.slice(5 + (i % 3) * 2, 30 - (i % 2) * 4)), dark: u > 0.42 };
  });
  const of = (dark: boolean): string => grain.filter((line) => line.dark === dark).map(({ d }) => d).join('');
  return [
    tag('defs', {}, tone('bark', [262, 320], [344, 330], [[0, BARK.lit], [0.5, BARK.body], [1, '#3d2617']])),
    shape(outline, { fill: 'url(#bark)' }),
    clipped('trunk', outline, shape(of(false), { stroke: '#6b4526', width: 1.3 }) + shape(of(true), { stroke: BARK.deep, width: 1.7 })),
    shape(trace(left) + trace(right) + trace(foot), OUTLINE),
  ].join('');
}

type Clump = readonly [x: number, y: number, rx: number, ry: number, depth: number];

/** Masses of foliage, those behind first; depth 0 is behind, 1 in front. */
const CLUMPS: readonly Clump[] = [
  [176, 156, 62, 46, 0],
  [424, 150, 62, 46, 0],
  [300, 96, 76, 46, 0],
  [236, 112, 66, 46, 0.25],
  [366, 108, 66, 46, 0.25],
  [132, 208, 56, 40, 0.35],
  [468, 204, 56, 40, 0.35],
  [302, 148, 74, 48, 0.55],
  [208, 186, 68, 46, 0.75],
  [396, 184, 68, 46, 0.75],
  [300, 210, 54, 34, 1],
];

const LEAVES = ['#16302c', '#24503f', '#3d7350', '#6b9c62', '#a8c886', '#e2ebb4'];

/** Leaves in rings round the middle of a clump, each pointing outward and a little down; the upper left is lit. */
function foliage([x, y, rx, ry, depth]: Clump, k: number): string {
  const rings = [1, 0.8, 0.6, 0.4, 0.2, 0.04];
  const layers = rings.flatMap((ring, r) => {
    const count = Math.max(4, Math.round(30 * ring));
    return range(count).map((i) => {
      const turn = (i / count) * 360 + r * 23 + k * 41 + 14 * (scatter(i + r * 40, k) - 0.5);
      const [ux, uy] = polar([0, 0], ring, turn);
      const foot: Point = [x + ux * rx * 0.94, y + uy * ry * 0.94];
      const light = 0.5 - 0.38 * ux - 0.5 * uy + 0.34 * depth - 0.2 + 0.3 * (scatter(i + r * 31, k + 5) - 0.5);
      const way = (Math.atan2(uy + 0.3 - 0.25 * (1 - ring), ux) * 180) / Math.PI + 40 * (scatter(i, k + r) - 0.5);
      return { foot, way, ink: Math.min(5, Math.max(0, Math.floor(light * 5.4))), size: mix(15, 20, scatter(i + r, k + 9)) };
    });
  });
  const drawn = layers.map(({ foot, way, ink, size }) => {
    const tip = polar(foot, size, way);
    const side = (sign: number): Point => polar(polar(foot, size * 0.45, way), size * 0.24 * sign, way + 90);
    const [a, b] = [side(-1), side(1)];
    const half = (bow: Point): string => `Q${num(bow[0] * 1.6 - (foot[0] + tip[0]) * 0.3)} ${num(bow[1] * 1.6 - (foot[1] + tip[1]) * 0.3)} ${num(tip[0])} ${num(tip[1])}`;
    const back = `Q${num(b[0] * 1.6 - (foot[0] + tip[0]) * 0.3)} ${num(b[1] * 1.6 - (foot[1] + tip[1]) * 0.3)} ${num(foot[0])} ${num(foot[1])}`;
    const d = `M${num(foot[0])} ${num(foot[1])}${half(a)}${back}Z`;
    return `<path d="${d}" fill="${LEAVES[ink]}" stroke="#0b1a20" stroke-width="1"/><path d="M${num(foot[0])} ${num(foot[1])}L${num(mix(foot[0], tip[0], 0.8))} ${num(mix(foot[1], tip[1], 0.8))}" stroke="${LEAVES[Math.max(0, ink - 2)]}" stroke-width=".9"/>`;
  });
  const mass = loop(range(14).map((i) => polar([0, 0], 1, i * (360 / 14))).map(([ux, uy], i): Point => [x + ux * rx * (0.9 + 0.08 * (i % 2)), y + uy * ry * (0.9 + 0.08 * (i % 2))]), 5);
  return shape(mass, { fill: blend('#10242a', '#1d4036', depth) }) + drawn.join('');
}

function fruit(): string {
  const places: Point[] = [[168, 178], [232, 146], [268, 196], [318, 120], [352, 168], [420, 172], [208, 214], [388, 214], [446, 214], [296, 172]];
  return places.map((place) => disc(place, 6, { fill: '#e8a24a', stroke: '#3a1c10', width: 1.4 }) + disc([place[0] - 2, place[1] - 2], 1.8, { fill: '#fff1c4' })).join('');
}

function bank(): string {
  const edge = curve([[92, SHORE + 4], [140, SHORE - 6], [220, SHORE - 10], [300, SHORE - 12], [380, SHORE - 10], [462, SHORE - 5], [512, SHORE + 4]], 50);
  const under = curve([[92, SHORE + 4], [170, SHORE + 15], [300, SHORE + 19], [430, SHORE + 15], [512, SHORE + 4]], 50);
  const blades = range(70).map((i) => {
    const [x, y] = edge[Math.floor(scatter(i, 3) * 49)]!;
    const h = 6 + 11 * scatter(i, 4);
    const lean = (scatter(i, 6) - 0.5) * 10;
    return `M${num(x)} ${num(y + 4)}q0 ${num(-h * 0.6)} ${num(lean)} ${num(-h)}`;
  });
  return [
    shape(blades.join(''), { stroke: '#7d9a62', width: 1.5 }),
    shape([...edge, ...under.toReversed()], { fill: '#2a3a30', ...OUTLINE }),
    shape(trace(edge.map(([x, y]): Point => [x, y + 3])), { stroke: '#93a96c', width: 1.4, opacity: 0.8 }),
  ].join('');
}

/** Broken strokes of sky between the strokes of the tree: that is all a still water shows. */
function water(): string {
  const { left, right, bottom } = REACH;
  const glints = range(150).map((i) => {
    const depth = scatter(i, 21) ** 1.1;
    const y = SHORE + 6 + (bottom - SHORE) * depth;
    const x = mix(left, right, scatter(i, 22));
    const half = mix(12, 62, depth) * (0.5 + scatter(i, 23));
    return swelled(fractions(5).map((t): Point => [x - half + 2 * half * t, y]), mix(1.1, 2.6, depth), '#a9d3e0', 0.42);
  });
  const gaps = range(34).map((i) => `M${left} ${num(SHORE + 5 + i * (2.8 + i * 0.085))}H${right}`);
  return shape(gaps.join(''), { stroke: '#0d2236', width: 1.5, opacity: 0.7 }) + glints.join('');
}

/** A tree in leaf and fruit on the bank of a still water, the evening behind it. */
export function treeByWater(): string {
  const { left, right, bottom } = REACH;
  const tree = [...BOUGHS.map(bough), trunk(), ...CLUMPS.slice(0, 7).map(foliage), ...CLUMPS.slice(7).map((clump, i) => foliage(clump, i + 7)), fruit()].join('');
  return [
    nightGround({ at: [300, 250], reach: 470, core: '#5d8f9c', mid: '#1f4258', far: '#08101f' }),
    tag('defs', {}, tone('water', [0, SHORE], [0, 500], [[0, '#3b6b7c'], [0.35, '#1a3c52'], [1, '#0a1a2c']])),
    tag('rect', { x: left, y: SHORE, width: right - left, height: bottom - SHORE, fill: 'url(#water)' }),
    `<g transform="translate(0 ${SHORE * 1.62})scale(1 -.62)" opacity=".5"><use href="#tree"/></g>`,
    water(),
    shape(`M${left} ${SHORE}H${right}`, { stroke: '#a9d3e0', width: 1.3, opacity: 0.7 }),
    bank(),
    `<g id="tree">${tree}</g>`,
  ].join('');
}
