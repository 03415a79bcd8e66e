import { fractions, points, range } from '../../drawing/plate-burin.ts';
import { num, tag } from '../../drawing/svg.ts';
import { shape, trace, type Point } from '../../deck/burin.ts';
import { OUTLINE, between, clipped, mix, scatter, swelled, tone, type Stop } from './engraving.ts';
import { REACH, nightGround } from './ground.ts';

/** Rock is never straight: every span is broken at its middle, three times over. */
function rugged(line: readonly Point[], swing: number, seed: number, times = 3): Point[] {
  if (times === 0) return [...line];
  const broken = line.slice(0, -1).flatMap((point, i): Point[] => {
    const next = line[i + 1]!;
    const [x, y] = between(point, next, 0.42 + 0.16 * scatter(i, seed));
    const reach = Math.hypot(next[0] - point[0], next[1] - point[1]) * swing;
    return [point, [x + reach * (scatter(i, seed + 1) - 0.5), y + reach * (scatter(i, seed + 2) - 0.5)]];
  });
  return rugged([...broken, line.at(-1)!], swing, seed + 7, times - 1);
}

const LEFT = rugged(points('312,84 282,124 262,134 226,192 204,202 160,252 128,264 60,322 -80,400'), 0.22, 1);
const RIGHT = rugged(
  points('312,84 332,112 352,122 382,166 398,172 436,222 462,232 520,288 560,304 680,380'),
  0.22,
  5,
);
const SPINE = rugged(
  points('312,84 322,124 306,150 330,190 312,226 344,274 326,312 356,364 350,430'),
  0.2,
  9,
);
const BODY: Point[] = [...LEFT.toReversed(), ...RIGHT, [680, 460], [-80, 460]];
/** All that looks left is still in the night. */
const NIGHT_SIDE: Point[] = [...LEFT, [-80, 460], ...SPINE.toReversed()];

interface Spur {
  crest: Point[];
  /** How far its other face reaches aside at its foot; negative is to the left. */
  face: number;
}

const spur = (course: string, seed: number, face: number): Spur => ({
  crest: rugged(points(course), 0.2, seed),
  face,
});

/** On the side of the morning: what they hide from it stays blue. */
const LIT_SPURS: readonly Spur[] = [
  spur('352,122 346,160 362,196 350,236 376,288 368,340', 21, -34),
  spur('398,172 388,208 408,250 398,292 424,344', 25, -38),
  spur('462,232 450,268 472,310 462,350', 29, -36),
  spur('520,288 512,316 534,352', 33, -26),
  spur('362,196 382,222 376,258 398,304', 37, -16),
  spur('408,250 428,276 424,312 440,340', 39, -14),
  spur('344,274 366,300 362,336 378,362', 57, -16),
  spur('322,124 336,146 332,170 346,196', 59, -11),
];

/** On the other side a little of the morning reaches round them. */
const DARK_SPURS: readonly Spur[] = [
  spur('262,134 272,172 254,208 276,254 258,300 280,352', 41, 19),
  spur('204,202 216,236 196,272 218,318 206,356', 45, 13),
  spur('128,264 142,298 122,336 138,366', 49, 8),
  spur('306,150 290,186 298,226 282,262', 61, 9),
  spur('254,208 234,238 242,276 226,304', 63, 8),
  spur('196,272 174,300 182,330', 65, 6),
];

/** The face beside a crest: nothing at the top, widest half way, gone at the foot, as broken as the crest itself. */
function faceOf({ crest, face }: Spur): Point[] {
  const far = crest.map(([x, y], i): Point => {
    const t = i / (crest.length - 1);
    const width = Math.sin(Math.PI * t ** 0.7) * (1 - t) ** 0.4 * (0.75 + 0.5 * scatter(i, 3));
    return [x + face * width, y + 4 * t];
  });
  return [...crest, ...far.toReversed()];
}

/** Strokes that fall from a crest down its shaded side. */
function falls(crest: readonly Point[], lean: number, length: number, every = 1): string {
  return crest
    .filter((_, i) => i % every === 0)
    .map(([x, y], i) => {
      const reach = length * (0.45 + 0.75 * scatter(i, 6));
      return `M${num(x)} ${num(y)}l${num(lean * reach)} ${num(reach)}`;
    })
    .join('');
}

const MORNING: readonly Stop[] = [
  [0, '#fff0cf'],
  [0.22, '#fbc98e'],
  [0.5, '#d07f62'],
  [0.78, '#6b4a6a'],
  [1, '#2c2f58'],
];
const NIGHT: readonly Stop[] = [
  [0, '#8c86b8'],
  [0.4, '#4f5292'],
  [1, '#1d2450'],
];

const crests = (spurs: readonly Spur[], lean: number, length: number, every = 1): string =>
  spurs.map(({ crest }) => falls(crest, lean, length, every)).join('');

/** Hatching falls from every crest: close and dark where the night is, sparse and red where the morning is. */
function rock(): string {
  const night = falls(SPINE, -0.55, 34) + falls(LEFT, 0.12, 26) + crests(DARK_SPURS, -0.5, 28);
  const morning = falls(SPINE, 0.5, 26, 2) + falls(RIGHT, -0.1, 20, 2) + crests(LIT_SPURS, 0.5, 18, 2);
  return [
    shape(NIGHT_SIDE, { fill: 'url(#shadow)' }),
    ...LIT_SPURS.map((each) => shape(faceOf(each), { fill: 'url(#shadow)' })),
    ...DARK_SPURS.map((each) => shape(faceOf(each), { fill: 'url(#dawn)', opacity: 0.6 })),
    shape(night, { stroke: '#12183a', width: 1.1, opacity: 0.75 }),
    shape(crests(LIT_SPURS, -0.42, 22), { stroke: '#241a40', width: 1.1, opacity: 0.75 }),
    shape(morning, { stroke: '#7a4038', width: 1, opacity: 0.7 }),
  ].join('');
}

function mountain(): string {
  const ridges = [SPINE, ...[...LIT_SPURS, ...DARK_SPURS].map(({ crest }) => crest)].map(trace);
  const rim = RIGHT.slice(0, 60).map(([x, y]): Point => [x - 1.5, y + 2.4]);
  return [
    tag(
      'defs',
      {},
      tone('dawn', [340, 84], [300, 400], MORNING) + tone('shadow', [290, 84], [250, 400], NIGHT),
    ),
    shape(BODY, { fill: 'url(#dawn)' }),
    clipped('mountain', BODY, rock()),
    shape(ridges.join(''), { stroke: '#1a1838', width: 1.4 }),
    shape(trace(LEFT) + trace(RIGHT), OUTLINE),
    shape(trace(rim), { stroke: '#fff6de', width: 1.4, opacity: 0.9 }),
  ].join('');
}

/** Mist lies in the valleys as ruled lines that run out. */
function mist(y: number, rows: number, opacity: number): string {
  return range(rows)
    .map((i) => {
      const half = mix(120, 300, scatter(i, y));
      const x = mix(120, 480, scatter(i, y + 3));
      return swelled(
        fractions(6).map((t): Point => [x - half + 2 * half * t, y + i * 5]),
        2.6,
        '#e8c8b8',
        opacity,
      );
    })
    .join('');
}

function ridge(line: string, fill: string, edge: string, seed: number): string {
  const crest = rugged(points(line), 0.1, seed, 2);
  return (
    shape([...crest, [REACH.right, REACH.bottom], [REACH.left, REACH.bottom]], { fill }) +
    shape(trace(crest), { stroke: edge, width: 1.5 })
  );
}

/** Firs along the nearest ridge, tier upon tier. */
function firs(): string {
  const trees = range(58).map((i) => {
    const x = mix(REACH.left, REACH.right, (i + 0.7 * scatter(i, 61)) / 58);
    const dip = 22 * Math.sin(((x + 40) / 680) * Math.PI);
    const foot = 452 - 14 * Math.cos((x - 300) / 90) + dip * 0.6;
    const height = mix(22, 50, scatter(i, 62)) * (0.75 + Math.abs(x - 300) / 600);
    const half = height * 0.24;
    const tiers = range(4).map((k) => {
      const [top, wide] = [foot - height * (1 - k * 0.2), half * (0.4 + k * 0.2)];
      return `M${num(x)} ${num(top)}L${num(x + wide)} ${num(top + height * 0.36)}L${num(x - wide)} ${num(top + height * 0.36)}Z`;
    });
    return tiers.join('');
  });
  const land = fractions(40).map((t): Point => {
    const x = mix(REACH.left, REACH.right, t);
    return [x, 446 - 14 * Math.cos((x - 300) / 90) + 13 * Math.sin(((x + 40) / 680) * Math.PI)];
  });
  return (
    shape(trees.join(''), { fill: '#0a1024' }) +
    shape([...land, [REACH.right, REACH.bottom], [REACH.left, REACH.bottom]], { fill: '#0a1024' })
  );
}

/** The first light of a day on the top of a mountain; the valleys are still blue. */
export function mountainDawn(): string {
  return [
    nightGround({ at: [520, 330], reach: 560, core: '#e59a68', mid: '#4d4370', far: '#0c1128' }),
    mountain(),
    mist(338, 9, 0.3),
    ridge(
      '-80,380 20,350 90,366 180,352 260,384 350,372 440,390 540,356 620,366 680,344',
      '#232a55',
      '#6d6a9c',
      71,
    ),
    mist(384, 8, 0.24),
    ridge('-80,410 40,392 130,412 240,400 330,424 430,410 520,420 620,392 680,396', '#141b3c', '#454b80', 75),
    mist(416, 5, 0.16),
    firs(),
  ].join('');
}
