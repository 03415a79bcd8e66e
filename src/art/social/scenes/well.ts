import { fractions, points, range } from '../../drawing/plate-burin.ts';
import { num, tag } from '../../drawing/svg.ts';
import { ellipse, oval, shade, shape, trace, type Point } from '../../deck/burin.ts';
import { OUTLINE, blend, clipped, curve, mix, scatter } from './engraving.ts';
import { REACH, glowing, nightGround } from './ground.ts';
import { post, windlass } from './well-windlass.ts';

const X = 300;
const RIM = 300;
const LAND = 342;

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
    shade(outline, {
      ink: '#141630',
      degrees: dark ? 62 : 24,
      pitch: mix(3.2, 6.5, degrees / 180),
      width: 1.05,
      from: dark ? 0 : 0.45,
      opacity: 0.7,
    }),
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
        const [a, b] = [
          Math.max(0, (i - shift) * (180 / count)),
          Math.min(180, (i + 1 - shift) * (180 / count)),
        ];
        if (b - a < 2) return '';
        const [rx, ry] = [126 + row * 1.5, 32 + row * 0.6];
        return stone(
          (a + b) / 2,
          [...ring(a, b, y, rx, ry), ...ring(b, a, y + height, rx + 1.5, ry + 0.6)],
          row * 20 + i,
        );
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
    return stone(
      (from + to) / 2,
      [...ring(from, to, RIM, 138, 37), ...ring(to, from, RIM + 15, 138, 37)],
      90 + i,
    );
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
        shape(oval([X - 8, RIM + 23], 60, 12) + oval([X - 8, RIM + 23], 34, 6.5), {
          stroke: '#e6efff',
          width: 1.4,
        }),
      ].join(''),
    ),
    shape(opening, OUTLINE),
  ].join('');
}

/** Three blades from one root. */
function tuft([x, y]: Point, size: number): string {
  const blade = (off: number, bend: number, lean: number, rise: number): string =>
    `M${num(x + off)} ${num(y)}q${num(size * bend)} ${num(-size * 0.7)} ${num(size * lean)} ${num(-size * rise)}`;
  return blade(0, -0.1, -0.6, 1) + blade(2, 0, 0.2, 1.2) + blade(4, 0.2, 0.8, 0.8);
}

/** The posts stand in the grass. */
function atTheFeet(): string {
  const places: Point[] = points('156,398 164,400 172,399 181,400 424,398 434,399 442,397');
  return shape(places.map((place, i) => tuft(place, 10 + 4 * scatter(i, 5))).join(''), {
    stroke: '#a59a62',
    width: 1.4,
  });
}

function land(): string {
  const { left, right, bottom } = REACH;
  const far = curve(
    [
      [left, 330],
      [40, 318],
      [150, 334],
      [260, 326],
      [380, 336],
      [500, 318],
      [600, 326],
      [right, 320],
    ],
    60,
  );
  const rules = range(12).map((i) => `M${left} ${num(LAND + 8 + i * (5 + i * 1.1))}H${right}`);
  const tufts = range(64).map((i) => {
    const place: Point = [mix(left, right, scatter(i, 12)), mix(LAND + 14, 480, scatter(i, 13) ** 0.8)];
    return Math.abs(place[0] - X) < 150 && place[1] < 424
      ? ''
      : tuft(place, mix(5, 15, (place[1] - LAND) / 130));
  });
  const ground = glowing('land', {
    at: [150, LAND],
    reach: 420,
    core: '#6d5a3c',
    mid: '#2a2b38',
    far: '#0c101f',
  });
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
  return [
    nightGround({ at: [130, 330], reach: 520, core: '#c08a52', mid: '#3a3350', far: '#0a0e20' }),
    land(),
    post(430),
    courses(),
    rim(),
    post(170),
    atTheFeet(),
    windlass(),
  ].join('');
}
