import { fractions, range } from '../../drawing/plate-burin.ts';
import { num, tag } from '../../drawing/svg.ts';
import { loop, shape, trace, type Point } from '../../deck/burin.ts';
import { OUTLINE, clipped, curve, flow, mix, scatter, smooth, swelled, tone } from './engraving.ts';
import { REACH, nightGround } from './ground.ts';

const LIGHT: Point = [386, 196];

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

const { left: L, right: R } = REACH;

/** The nearest land last: each hides where the way before it comes down. */
const LANDS: readonly Land[] = [
  {
    id: 'far',
    crest: curve([[L, 232], [40, 216], [140, 226], [236, 214], [320, 204], [396, 200], [470, 210], [560, 200], [R, 214]], 73),
    foot: curve([[L, 300], [150, 300], [300, 296], [450, 300], [R, 300]], 73),
    lit: '#8a6a5c',
    dark: '#2b3557',
    line: '#e0b078',
    way: [
      curve([[330, 300], [318, 270], [342, 240], [374, 220], [384, 201]], 17),
      curve([[358, 300], [336, 270], [353, 242], [381, 221], [388, 201]], 17),
    ],
  },
  {
    id: 'middle',
    crest: curve([[L, 262], [20, 246], [110, 250], [220, 276], [320, 284], [420, 268], [520, 240], [600, 236], [R, 250]], 73),
    foot: curve([[L, 400], [150, 396], [300, 390], [450, 396], [R, 400]], 73),
    lit: '#6a5a54',
    dark: '#1d2a4a',
    line: '#cf9f6c',
    way: [
      curve([[232, 400], [242, 366], [290, 330], [336, 304], [337, 283]], 17),
      curve([[306, 400], [294, 366], [326, 332], [358, 306], [352, 283]], 17),
    ],
  },
  {
    id: 'near',
    crest: curve([[L, 316], [30, 330], [120, 354], [220, 366], [320, 362], [430, 338], [530, 306], [620, 290], [R, 284]], 73),
    foot: curve([[L, 560], [150, 560], [300, 560], [450, 560], [R, 560]], 73),
    lit: '#4b4648',
    dark: '#101a33',
    line: '#b58d60',
    way: [
      curve([[196, 560], [226, 490], [270, 440], [276, 398], [240, 366]], 25),
      curve([[470, 560], [422, 490], [386, 440], [344, 398], [296, 364]], 25),
    ],
  },
];

/** Furrows of light and grass that lie over a hill as its slope does. */
function slope({ id, crest, foot, lit, dark, line }: Land): string {
  const body = [...crest, ...foot.toReversed()];
  const [cx] = LIGHT;
  const strokes = flow(crest, foot, range(13).map((i) => 0.03 + i * 0.045 + i * i * 0.0022)).flatMap((contour, row) =>
    range(9).map((k) => {
      const from = Math.floor(scatter(row * 9 + k, id.length) * 60);
      return trace(contour.slice(from, from + 4 + Math.floor(7 * scatter(row + k * 5, 2))));
    }),
  );
  const top = Math.min(...crest.map(([, y]) => y));
  return [
    tag('defs', {}, tone(`hill-${id}`, [cx, top], [cx - 60, top + (id === 'near' ? 200 : 120)], [[0, lit], [1, dark]])),
    shape(body, { fill: `url(#hill-${id})` }),
    clipped(`land-${id}`, body, shape(strokes.join(''), { stroke: '#0b1226', width: 1.2, opacity: 0.75 })),
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
    const pebble = loop([[x - size, y], [x - size * 0.4, y - size * 0.8], [x + size * 0.7, y - size * 0.6], [x + size, y + size * 0.2], [x, y + size * 0.5]], 4);
    return shape(pebble, { fill: '#c7b091', stroke: '#0a1024', width: 1.1 });
  });
  return [
    shape(outline, { fill: `url(#way-${id})` }),
    shape(ruts.join(''), { stroke: '#6b4c36', width: id === 'near' ? 1.5 : 1, opacity: 0.75 }),
    shape(trace(left) + trace(right), { ...OUTLINE, width: id === 'far' ? 1.2 : 1.9 }),
    stones.join(''),
  ].join('');
}

/** A tuft: blades from one root, those in the middle longest. */
function tuft([x, y]: Point, height: number, seed: number): { dark: string; lit: string } {
  const blades = range(7).map((i) => {
    const lean = (i - 2.6) * 0.2 + 0.12 * (scatter(i, seed) - 0.5);
    const long = height * (1 - 0.09 * Math.abs(i - 3)) * mix(0.7, 1.1, scatter(i, seed + 1));
    return `M${num(x + (i - 3) * height * 0.05)} ${num(y)}q${num(lean * long * 0.15)} ${num(-long * 0.6)} ${num(lean * long)} ${num(-long)}`;
  });
  return { dark: blades.filter((_, i) => i % 3 !== 1).join(''), lit: blades.filter((_, i) => i % 3 === 1).join('') };
}

/** Grass stands along the near way and thins out into the field, its tips in the light. */
function grass(): string {
  const [left, right] = LANDS[2]!.way;
  const tufts = range(74).map((i) => {
    const t = scatter(i, 41) ** 0.75;
    const index = Math.min(left.length - 1, Math.floor(t * left.length));
    const [side, sign] = i % 2 === 0 ? ([left, -1] as const) : ([right, 1] as const);
    const away = sign * (3 + 190 * scatter(i, 42) ** 2.4);
    const place: Point = [side[index]![0] + away, side[index]![1] + 12 * scatter(i, 43)];
    return { place, height: mix(34, 10, t), seed: i };
  });
  const drawn = tufts.toSorted((a, b) => a.place[1] - b.place[1]).map(({ place, height, seed }) => tuft(place, height, seed));
  return (
    shape(drawn.map(({ dark }) => dark).join(''), { stroke: '#0a1226', width: 2 }) +
    shape(drawn.map(({ lit }) => lit).join(''), { stroke: '#c2a26c', width: 1.5 })
  );
}

function clouds(): string {
  const bars: [number, number, number, number][] = [[300, 150, 150, 4], [470, 164, 120, 4.5], [408, 132, 90, 3], [200, 174, 110, 3], [530, 118, 100, 3], [350, 178, 190, 3.6]];
  return bars
    .map(([x, y, half, width]) => swelled(fractions(8).map((t): Point => [x - half + 2 * half * t, y + 3 * Math.sin(t * 5 + x)]), width, '#f0be84', 0.6))
    .join('');
}

/** A way over three hills, toward a morning that has not risen yet. */
export function path(): string {
  const tones = [
    tone('way-far', [0, 200], [0, 300], [[0, '#ffe9b8'], [1, '#d9a878']]),
    tone('way-middle', [0, 284], [0, 400], [[0, '#f0cf9c'], [1, '#c09672']]),
    tone('way-near', [0, 364], [0, 540], [[0, '#dcb68a'], [1, '#8d6d60']]),
  ];
  return [
    nightGround({ at: LIGHT, reach: 500, core: '#eab06a', mid: '#4a3a5a', far: '#0b1024' }),
    clouds(),
    tag('defs', {}, tones.join('')),
    ...LANDS.map((land) => slope(land) + way(land)),
    grass(),
  ].join('');
}
