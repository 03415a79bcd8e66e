import { fractions, points, range } from '../../drawing/plate-burin.ts';
import { tag } from '../../drawing/svg.ts';
import { loop, shape, trace, type Point } from '../../deck/burin.ts';
import { OUTLINE, blend, clipped, curve, flow, mix, scatter, smooth, swelled, tone } from './engraving.ts';
import { glowing, nightGround } from './ground.ts';
import { LIGHT, grass, trees } from './path-growth.ts';

interface Land {
  id: string;
  crest: Point[];
  foot: Point[];
  lit: string;
  dark: string;
  line: string;
  /** Left and right side of the way over it, from below upward. */
  way: [Point[], Point[]];
}

/** The nearest land last: each hides where the way before it comes down. */
const LANDS: readonly Land[] = [
  {
    id: 'far',
    crest: curve(points('-80,232 40,216 140,226 236,214 320,204 396,200 470,210 560,200 680,214'), 73),
    foot: curve(points('-80,300 150,300 300,296 450,300 680,300'), 73),
    lit: '#f0b684',
    dark: '#5a5a96',
    line: '#ffd9a4',
    way: [
      curve(points('322,300 326,272 352,246 376,224 384,201'), 17),
      curve(points('338,300 340,274 361,248 381,225 387,201'), 17),
    ],
  },
  {
    id: 'middle',
    crest: curve(points('-80,262 20,246 110,250 220,276 320,284 420,268 520,240 600,236 680,250'), 73),
    foot: curve(points('-80,400 150,396 300,390 450,396 680,400'), 73),
    lit: '#c9b06a',
    dark: '#2f5f74',
    line: '#f0cf90',
    way: [
      curve(points('238,400 244,368 282,336 320,308 324,283'), 17),
      curve(points('276,400 280,370 308,342 338,312 340,283'), 17),
    ],
  },
  {
    id: 'near',
    crest: curve(points('-80,316 30,330 120,354 220,366 320,362 430,338 530,306 620,290 680,284'), 73),
    foot: curve(points('-80,560 150,560 300,560 450,560 680,560'), 73),
    lit: '#9fb868',
    dark: '#143f40',
    line: '#dcd28e',
    way: [
      curve(points('330,560 274,490 240,436 226,398 240,366'), 25),
      curve(points('540,560 400,490 316,436 276,398 276,366'), 25),
    ],
  },
];

/** Furrows of light and grass that lie over a hill as its slope does. */
function slope({ id, crest, foot, lit, dark, line }: Land): string {
  const body = [...crest, ...foot.toReversed()];
  const strokes = flow(
    crest,
    foot,
    range(13).map((i) => 0.03 + i * 0.045 + i * i * 0.0022),
  ).flatMap((contour, row) =>
    range(9).map((k) => {
      const from = Math.floor(scatter(row * 9 + k, id.length) * 60);
      return trace(contour.slice(from, from + 4 + Math.floor(7 * scatter(row + k * 5, 2))));
    }),
  );
  const light = {
    at: LIGHT,
    reach: id === 'near' ? 430 : 330,
    core: lit,
    mid: blend(lit, dark, 0.45),
    far: dark,
  };
  return [
    tag('defs', {}, glowing(`hill-${id}`, light)),
    shape(body, { fill: `url(#hill-${id})` }),
    clipped(`land-${id}`, body, shape(strokes.join(''), { stroke: '#12284a', width: 1.1, opacity: 0.42 })),
    shape(trace(crest), { stroke: line, width: 1.8 }),
  ].join('');
}

/** The way takes what light there is; wheels have left their lines in it. */
function way({ id, way: [left, right] }: Land): string {
  const outline = [...left, ...right.toReversed()];
  const ruts = flow(left, right, [0.2, 0.27, 0.5, 0.74, 0.8]).map((line) => smooth(line, 3));
  const stones = range(id === 'near' ? 26 : 10).map((i) => {
    const t = Math.floor(scatter(i, 31) * (left.length - 2));
    const side = i % 2 === 0 ? left : right;
    const [x, y] = side[t]!;
    const size = Math.hypot(right[t]![0] - left[t]![0], 4) * mix(0.028, 0.055, scatter(i, 33));
    const pebble = loop(
      [
        [x - size, y],
        [x - size * 0.4, y - size * 0.8],
        [x + size * 0.7, y - size * 0.6],
        [x + size, y + size * 0.2],
        [x, y + size * 0.5],
      ],
      4,
    );
    return shape(pebble, { fill: '#c7b091', stroke: '#0a1024', width: 1.1 });
  });
  return [
    shape(outline, { fill: `url(#way-${id})` }),
    shape(ruts.join(''), {
      stroke: '#6b4c36',
      width: id === 'near' ? 1.5 : 0.8,
      opacity: id === 'near' ? 0.6 : 0.4,
    }),
    shape(trace(left) + trace(right), { ...OUTLINE, width: id === 'far' ? 0.9 : 1.9 }),
    stones.join(''),
  ].join('');
}

function clouds(): string {
  const bars: [number, number, number, number][] = [
    [300, 150, 150, 4],
    [470, 164, 120, 4.5],
    [408, 132, 90, 3],
    [200, 174, 110, 3],
    [530, 118, 100, 3],
    [350, 178, 190, 3.6],
  ];
  return bars
    .map(([x, y, half, width]) =>
      swelled(
        fractions(8).map((t): Point => [x - half + 2 * half * t, y + 3 * Math.sin(t * 5 + x)]),
        width,
        '#f0be84',
        0.6,
      ),
    )
    .join('');
}

/** A way over three hills, toward a morning that has not risen yet. */
export function path(): string {
  const tones = [
    tone(
      'way-far',
      [0, 200],
      [0, 300],
      [
        [0, '#ffe9b8'],
        [1, '#d9a878'],
      ],
    ),
    tone(
      'way-middle',
      [0, 284],
      [0, 400],
      [
        [0, '#fbe0b0'],
        [1, '#dcb588'],
      ],
    ),
    tone(
      'way-near',
      [0, 364],
      [0, 540],
      [
        [0, '#f4d7a4'],
        [1, '#c29a78'],
      ],
    ),
  ];
  return [
    nightGround({ at: LIGHT, reach: 500, core: '#ffcf86', mid: '#564a80', far: '#121a40' }),
    clouds(),
    tag('defs', {}, tones.join('')),
    ...LANDS.map(
      (land) =>
        slope(land) + (land.id === 'near' ? grass(land.crest, land.foot) : '') + way(land) + trees(land.id),
    ),
  ].join('');
}
