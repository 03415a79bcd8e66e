import { fractions, range } from '../../drawing/plate-burin.ts';
import { num, tag } from '../../drawing/svg.ts';
import { disc, ellipse, oval, shade, shape, trace, type Point } from '../../deck/burin.ts';
import { drop } from '../../deck/parts/water.ts';
import { OUTLINE, blend, clipped, curve, mix, scatter, smooth } from './engraving.ts';
import { REACH, glowing, nightGround } from './ground.ts';

const X = 300;
const RIM = 300;
const LAND = 342;
const WOOD = { lit: '#c98f52', body: '#8f5c30', shade: '#53311c', deep: '#26150c' };

/** A place on the ring: degrees run from the right over the front to the left. */
const onRing = (degrees: number, y: number, rx = 128, ry = 33): Point => [
  X + rx * Math.cos((degrees * Math.PI) / 180),
  y + ry * Math.sin((degrees * Math.PI) / 180),
];

const ring = (from: number, to: number, y: number, rx?: number, ry?: number): Point[] =>
  fractions(5).map((t) => onRing(mix(from, to, t), y, rx, ry));

/** Stone takes the morning from the left: warm there, blue where it turns away. */
function stoneTone(degrees: number, k: number): string {
  const light = Math.max(0, Math.cos(((degrees - 138) * Math.PI) / 180));
  return blend('#3c3f62', '#d9b98a', Math.min(1, light ** 1.3 * 0.92 + 0.1 * scatter(k, 3)));
}

function stone(degrees: number, outline: Point[], k: number): string {
  const dark = degrees < 96;
  return [
    shape(outline, { fill: stoneTone(degrees, k) }),
    shade(outline, { ink: '#141630', degrees: dark ? 62 : 24, pitch: mix(3.2, 6.5, degrees / 180), width: 1.05, from: dark ? 0 : 0.45, opacity: 0.7 }),
    shape(outline, { ...OUTLINE, width: 1.9 }),
  ].join('');
}

function courses(): string {
  const height = 24;
  return range(4)
    .flatMap((row) => {
      const y = RIM + 14 + row * height;
      const count = 9;
      const shift = row % 2 === 0 ? 0 : 0.5;
      return range(count + 1).map((i) => {
        const [a, b] = [Math.max(0, (i - shift) * (180 / count)), Math.min(180, (i + 1 - shift) * (180 / count))];
        if (b - a < 2) return '';
        const [rx, ry] = [126 + row * 1.5, 32 + row * 0.6];
        return stone((a + b) / 2, [...ring(a, b, y, rx, ry), ...ring(b, a, y + height, rx + 1.5, ry + 0.6)], row * 20 + i);
      });
    })
    .join('');
}

/** Slabs lie on top of the ring; inside, the well goes down to its water, which has the sky in it. */
function rim(): string {
  const slabs = range(14).map((i) => {
    const [a, b] = [i * (360 / 14) + 6, (i + 1) * (360 / 14) + 6];
    const outline = [...ring(a, b, RIM, 138, 37), ...ring(b, a, RIM, 104, 25)];
    const lit = 0.5 + 0.5 * Math.cos((((a + b) / 2 - 200) * Math.PI) / 180);
    return [
      shape(outline, { fill: blend('#7f7a86', '#ecd2a2', lit) }),
      shade(outline, { ink: '#3a3550', degrees: 8, pitch: 5, width: 1, from: 0.4, opacity: 0.6 }),
      shape(outline, { ...OUTLINE, width: 1.8 }),
    ].join('');
  });
  const lip = range(14).map((i) => {
    const [a, b] = [i * (180 / 7) + 6 - 180, (i + 1) * (180 / 7) + 6 - 180];
    const [from, to] = [Math.max(0, a), Math.min(180, b)];
    if (to - from < 2) return '';
    return stone((from + to) / 2, [...ring(from, to, RIM, 138, 37), ...ring(to, from, RIM + 15, 138, 37)], 90 + i);
  });
  const opening = ellipse([X, RIM], 104, 25);
  const depth = [4, 9, 14].map((down) => trace(ellipse([X, RIM + down], 104, 25, 180, 360)));
  return [
    lip.join(''),
    slabs.join(''),
    shape(opening, { fill: '#0b0f22' }),
    clipped(
      'depth',
      opening,
      [
        shape(depth.join(''), { stroke: '#6d6a86', width: 1.4, opacity: 0.7 }),
        shape(oval([X, RIM + 24], 96, 22), { fill: '#5f86ad' }),
        shape(oval([X - 8, RIM + 23], 60, 12) + oval([X - 8, RIM + 23], 34, 6.5), { stroke: '#e6efff', width: 1.4 }),
      ].join(''),
    ),
    shape(opening, OUTLINE),
  ].join('');
}

function post(x: number): string {
  const outline: Point[] = [[x - 11, 113], [x + 11, 113], [x + 12, 394], [x - 12, 394]];
  const grain = [-6, -2, 3, 7].map((off, i) => smooth([[x + off, 118 + i * 9], [x + off + 1.6, 190], [x + off - 1.4, 280], [x + off, 384 - i * 12]], 6));
  return [
    shape(outline, { fill: WOOD.body }),
    shape([[x - 11, 113], [x - 4, 113], [x - 4, 394], [x - 12, 394]], { fill: WOOD.lit }),
    shape(grain.join(''), { stroke: WOOD.deep, width: 1.2 }),
    shape(outline, OUTLINE),
  ].join('');
}

/** The roller with its rope wound on, and the crank that turns it. */
function roller(): string {
  const y = 132;
  const barrel: Point[] = [[166, y - 11], [434, y - 11], [434, y + 11], [166, y + 11]];
  const grain = [-6, -1, 4, 8].map((off, i) => `M${172 + i * 9} ${y + off}H${428 - i * 12}`);
  const turns = range(11).map((i) => smooth([[268 + i * 6, y - 13], [272 + i * 6, y], [271 + i * 6, y + 13]], 4));
  const crank = 'M434 132H458V176H482';
  return [
    shape(crank, { stroke: OUTLINE.stroke, width: 10 }),
    shape(crank, { stroke: '#b98a3e', width: 5.6 }),
    shape('M466 176H484', { stroke: OUTLINE.stroke, width: 15 }),
    shape('M466 176H484', { stroke: WOOD.lit, width: 10.5 }),
    shape(barrel, { fill: WOOD.body }),
    shape([[166, y - 11], [434, y - 11], [434, y - 5], [166, y - 5]], { fill: WOOD.lit }),
    shape(grain.join(''), { stroke: WOOD.deep, width: 1.2 }),
    shape(barrel, OUTLINE),
    shape(turns.join(''), { stroke: OUTLINE.stroke, width: 7.5 }),
    shape(turns.join(''), { stroke: '#dcc08a', width: 4.6 }),
  ].join('');
}

function rope(): string {
  const line = `M${X} 142V196`;
  return [
    shape(line, { stroke: OUTLINE.stroke, width: 6.4 }),
    shape(line, { stroke: '#dcc08a', width: 3.8 }),
    shape(line, { stroke: '#7d6136', width: 3.8, dash: '1.4 4.2', cap: 'butt' }),
  ].join('');
}

function bucket(): string {
  const [top, foot] = [224, 282];
  const side: Point[] = [[X - 35, top], [X - 27, foot], ...ellipse([X, foot], 27, 6, 180, 0).slice(1, -1), [X + 27, foot], [X + 35, top]];
  const staves = range(8).map((i) => trace([[X - 30 + i * 8.6, top + 4], [X - 23.5 + i * 6.7, foot + 4]]));
  const hoops = [238, 268].map((y) => {
    const half = mix(35, 27, (y - top) / (foot - top));
    return trace(ellipse([X, y], half, 7, 180, 0));
  });
  return [
    shape(curve([[X - 33, 222], [X - 22, 202], [X, 195], [X + 22, 202], [X + 33, 222]], 20).length > 0 ? smooth([[X - 33, 222], [X - 22, 203], [X, 195], [X + 22, 203], [X + 33, 222]], 6) : '', { stroke: '#b98a3e', width: 3 }),
    shape(side, { fill: 'url(#pail)' }),
    clipped('pail-side', side, shape(staves.join(''), { stroke: WOOD.deep, width: 1.4 })),
    shape(hoops.join(''), { stroke: OUTLINE.stroke, width: 7 }),
    shape(hoops.join(''), { stroke: '#d8a64f', width: 4.2 }),
    shape(side, OUTLINE),
    shape(oval([X, top], 35, 8.5), { fill: '#9dbdda', ...OUTLINE }),
    shape(trace(ellipse([X - 4, top], 22, 4, 160, 300)), { stroke: '#ffffff', width: 1.6 }),
    drop([X + 22, 292], 13, '#9dbdda', '#e6efff'),
    drop([X + 21, 314], 9, '#9dbdda', '#e6efff'),
  ].join('');
}

function land(): string {
  const { left, right, bottom } = REACH;
  const far = curve([[left, 330], [40, 318], [150, 334], [260, 326], [380, 336], [500, 318], [600, 326], [right, 320]], 60);
  const rules = range(12).map((i) => `M${left} ${num(LAND + 8 + i * (5 + i * 1.1))}H${right}`);
  const tufts = range(64).map((i) => {
    const x = mix(left, right, scatter(i, 12));
    const y = mix(LAND + 14, 480, scatter(i, 13) ** 0.8);
    const size = mix(5, 15, (y - LAND) / 130);
    if (Math.abs(x - X) < 150 && y < 424) return '';
    return `M${num(x)} ${num(y)}q${num(-size * 0.1)} ${num(-size * 0.7)} ${num(-size * 0.6)} ${num(-size)}M${num(x + 2)} ${num(y)}q0 ${num(-size * 0.8)} ${num(size * 0.2)} ${num(-size * 1.2)}M${num(x + 4)} ${num(y)}q${num(size * 0.2)} ${num(-size * 0.6)} ${num(size * 0.8)} ${num(-size * 0.8)}`;
  });
  const ground = glowing('land', { at: [150, LAND], reach: 420, core: '#6d5a3c', mid: '#2a2b38', far: '#0c101f' });
  return [
    tag('defs', {}, ground),
    shape([...far, [right, LAND + 6], [left, LAND + 6]], { fill: '#20243f' }),
    shape(trace(far), { stroke: '#9a7a56', width: 1.3 }),
    tag('rect', { x: left, y: LAND, width: right - left, height: bottom - LAND, fill: 'url(#land)' }),
    shape(rules.join(''), { stroke: '#0b0d18', width: 1.2, opacity: 0.6 }),
    shape(oval([X + 66, 412], 176, 22), { fill: '#070914', opacity: 0.75 }),
    shape(tufts.join(''), { stroke: '#a59a62', width: 1.4, opacity: 0.75 }),
  ].join('');
}

/** A stone well at daybreak, its bucket drawn up full. */
export function well(): string {
  const pail = `<linearGradient id="pail" x1="0" x2="1" y1="0" y2="0"><stop stop-color="${WOOD.lit}"/><stop offset=".5" stop-color="${WOOD.body}"/><stop offset="1" stop-color="${WOOD.shade}"/></linearGradient>`;
  return [
    nightGround({ at: [130, 330], reach: 520, core: '#c08a52', mid: '#3a3350', far: '#0a0e20' }),
    land(),
    tag('defs', {}, pail),
    post(430),
    courses(),
    rim(),
    post(170),
    roller(),
    rope(),
    bucket(),
    disc([170, 132], 5, { fill: '#d8a64f', ...OUTLINE, width: 1.8 }),
    disc([430, 132], 5, { fill: '#d8a64f', ...OUTLINE, width: 1.8 }),
  ].join('');
}
