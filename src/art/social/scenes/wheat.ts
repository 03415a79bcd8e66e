import {
  almond,
  fractions,
  points,
  polar,
  range,
  tube,
  tubeOutline,
  vein,
} from '../../drawing/plate-burin.ts';
import { num } from '../../drawing/svg.ts';
import { shape, trace, type Point } from '../../deck/burin.ts';
import { OUTLINE, curve, mix, scatter } from './engraving.ts';
import { REACH, nightGround } from './ground.ts';

const GRAIN = { lit: '#f9dc92', body: '#dca64c', shade: '#9a6826', deep: '#3d240c', awn: '#f3d48c' };

interface Stalk {
  /** From the ground to the tip of the ear. */
  course: Point[];
  /** How much of the stalk the ear takes, at its end. */
  ear: number;
  pairs: number;
}

/** A wind from the left: none stands as its neighbor does. */
const STALKS: readonly Stalk[] = [
  {
    course: points('312,540 330,452 372,384 430,346 494,350'),
    ear: 0.42,
    pairs: 9,
  },
  {
    course: points('226,540 206,420 178,318 156,222 166,136'),
    ear: 0.4,
    pairs: 11,
  },
  {
    course: points('296,540 304,430 332,336 392,258 470,226'),
    ear: 0.42,
    pairs: 11,
  },
  {
    course: points('244,540 238,410 236,286 254,176 298,100'),
    ear: 0.42,
    pairs: 12,
  },
  {
    course: points('270,540 268,420 282,310 326,214 396,156'),
    ear: 0.42,
    pairs: 12,
  },
];

interface Way {
  at: Point;
  degrees: number;
}

function wayOn(line: readonly Point[], t: number): Way {
  const i = Math.min(line.length - 2, Math.max(1, Math.round(t * (line.length - 1))));
  const [a, b] = [line[i - 1]!, line[i + 1]!];
  return { at: line[i]!, degrees: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI };
}

/** A grain in its husk: the left is lit, its back has a keel and a few fine lines. */
function grain(foot: Point, degrees: number, length: number, lit: boolean): string {
  const outline = almond(foot, degrees, length, length * 0.44, 0.48);
  const half = [...outline.slice(outline.length / 2), foot];
  const keel = trace([polar(foot, length * 0.12, degrees), polar(foot, length * 0.84, degrees)]);
  const lines = [-0.1, 0.1].map((off) =>
    trace([
      polar(polar(foot, length * 0.3, degrees), length * off, degrees + 90),
      polar(polar(foot, length * 0.7, degrees), length * off * 0.8, degrees + 90),
    ]),
  );
  return [
    shape(outline, { fill: lit ? GRAIN.lit : GRAIN.body }),
    shape(half, { fill: lit ? GRAIN.body : GRAIN.shade }),
    shape(keel + lines.join(''), { stroke: GRAIN.deep, width: 0.95, opacity: 0.75 }),
    shape(outline, { ...OUTLINE, width: 1.6 }),
  ].join('');
}

/** Hair-fine beards, each bent away from the ear. */
function awn(foot: Point, degrees: number, length: number, side: number): string {
  const line = fractions(8).map((t) =>
    polar(polar(foot, length * t, degrees), side * length * 0.1 * t * t, degrees + 90),
  );
  return trace(line);
}

function ear({ course, ear: part, pairs }: Stalk): string {
  const line = curve(course, 121);
  const size = 37;
  const awns: string[] = [];
  const grains = range(pairs).flatMap((i) => {
    const t = 1 - part + (part * 0.93 * i) / (pairs - 1);
    const { at, degrees } = wayOn(line, t);
    const swell = 0.74 + 0.34 * Math.sin(Math.PI * Math.min(1, 0.16 + (i / pairs) * 0.8));
    return [1, -1].map((side) => {
      const spread = mix(33, 20, i / pairs) * side;
      const length = size * swell;
      awns.push(
        awn(polar(at, length * 0.9, degrees + spread), degrees + spread * 0.62, mix(84, 62, i / pairs), side),
      );
      return grain(at, degrees + spread, length, side < 0 === Math.cos((degrees * Math.PI) / 180) > -0.3);
    });
  });
  const { at, degrees } = wayOn(line, 0.985);
  awns.push(awn(at, degrees, 70, 0.4), awn(at, degrees - 6, 62, -1));
  const middles = range(pairs - 1).map((i) => {
    const place = wayOn(line, 1 - part + (part * 0.93 * (i + 0.35)) / (pairs - 1));
    return grain(place.at, place.degrees + (i % 2 === 0 ? 4 : -4), size * 0.72, true);
  });
  return [
    shape(awns.join(''), { stroke: GRAIN.awn, width: 1.15 }),
    grain(at, degrees, size * 0.7, true),
    ...grains.toReversed(),
    ...middles.toReversed(),
  ].join('');
}

function straw({ course, ear: part }: Stalk): string {
  const line = curve(course, 121).slice(0, Math.round(121 * (1 - part + 0.03)));
  const body = tube(line, (t) => mix(7.5, 4, t));
  const outline = tubeOutline(body, 0, 1, 40);
  const knots = [0.42, 0.72].map((t) => trace([body.at(t, -1.3), body.at(t, 1.3)]));
  return [
    shape(outline, { fill: GRAIN.body }),
    shape(trace(vein(body, 0.45, 0, 1)), { stroke: GRAIN.shade, width: 1.6 }),
    shape(trace(vein(body, -0.4, 0, 1)), { stroke: GRAIN.lit, width: 1.2 }),
    shape(knots.join(''), { stroke: GRAIN.deep, width: 3 }),
    shape(outline, { ...OUTLINE, width: 1.7 }),
  ].join('');
}

/** A dry blade that hangs from its knot. */
function blade(course: Point[], width: number): string {
  const body = tube(
    curve(course, 40),
    (t) => width * Math.sin(Math.PI * Math.min(0.96, 0.12 + t * 0.88)) + 0.6,
  );
  const outline = tubeOutline(body, 0, 1, 30);
  const dark = [...fractions(24).map((t) => body.at(t, 0)), ...fractions(24).map((t) => body.at(1 - t, 1))];
  const veins = [-0.5, 0, 0.5].map((u) => trace(vein(body, u, 0.06, 0.9)));
  return [
    shape(outline, { fill: '#c9a458' }),
    shape(dark, { fill: '#86672c' }),
    shape(veins.join(''), { stroke: GRAIN.deep, width: 0.9, opacity: 0.7 }),
    shape(outline, { ...OUTLINE, width: 1.7 }),
  ].join('');
}

/** The field behind: ears without number, darker and closer toward the foot. */
function field(): string {
  const { left, right, bottom } = REACH;
  return range(5)
    .map((row) => {
      const top = 372 + row * 22;
      const ears = range(92).map((i) => {
        const x = mix(left, right, (i + 0.8 * scatter(i, row + 3)) / 92);
        const y = top + 14 * Math.sin(x / 74 + row * 1.9) + 12 * scatter(i, row + 8);
        const lean = (scatter(i, row + 12) - 0.4) * 9;
        const size = 14 + row * 3;
        return `M${num(x)} ${num(y + size)}q${num(lean * 0.3 - 4)} ${num(-size * 0.5)} ${num(lean)} ${num(-size)}q${num(5 - lean * 0.2)} ${num(size * 0.5)} ${num(-lean)} ${num(size)}v${num(bottom - y)}`;
      });
      const land = fractions(50).map((t): Point => {
        const x = mix(left, right, t);
        return [x, top + 16 + 14 * Math.sin(x / 74 + row * 1.9)];
      });
      const tones = ['#8a6130', '#6d4a2a', '#503727', '#352622', '#1d181e'];
      return [
        shape([...land, [right, bottom], [left, bottom]], { fill: tones[row]! }),
        shape(ears.join(''), {
          fill: tones[row]!,
          stroke: ['#d8a659', '#b98646', '#8d6236', '#64452b', '#3d2c24'][row]!,
          width: 1.1,
        }),
      ].join('');
    })
    .join('');
}

/** Five ripe ears before the last light of a summer day. */
export function wheat(): string {
  return [
    nightGround({ at: [250, 350], reach: 500, core: '#c98a48', mid: '#4a3348', far: '#0b0e20' }),
    field(),
    `<g transform="translate(6 16)">`,
    ...STALKS.map(straw),
    blade(points('208,424 180,388 140,380 96,402 76,436'), 15),
    blade(points('305,430 340,408 386,418 424,452'), 15),
    blade(points('240,410 222,360 196,344 178,356'), 11),
    ...STALKS.map(ear),
    '</g>',
  ].join('');
}
