import { fractions, mirrored, points, range } from '../../drawing/plate-burin.ts';
import { num, tag } from '../../drawing/svg.ts';
import { oval, placed, shape, trace, type Point } from '../../deck/burin.ts';
import { OUTLINE, between, clipped, curve, flow, mix, scatter, smooth, tone } from './engraving.ts';
import { REACH, glowing, nightGround } from './ground.ts';

const X = 300;
const TABLE = 396;
const INKED = '#6a5433';
const STEPS = 49;

/** The left page from the fold outward: its far edge, its near edge, and the foot of the pages under it. */
const FAR = curve(points('300,250 280,228 244,210 196,204 146,209 110,219'), STEPS);
const NEAR = curve(points('300,378 276,346 230,326 172,322 114,332 72,346'), STEPS);
const FOOT = curve(points('300,388 274,366 230,352 172,350 114,360 68,374'), STEPS);

const page = (far: readonly Point[], near: readonly Point[]): Point[] => [...far, ...near.toReversed()];
const swung = (side: 1 | -1, line: readonly Point[]): Point[] => (side === 1 ? [...line] : mirrored(line, X));

/** Lines of print: words of uneven length along the curve of the page, the last line of a verse short. */
function print(side: 1 | -1): string {
  const lines = range(13).flatMap((row) => {
    const line = flow(FAR, NEAR, [0.13 + row * 0.061])[0]!;
    const short = [4, 9].includes(row);
    const ragged = 0.04 * scatter(row, side + 3);
    // Measured from the fold: the left page begins at its outer margin, the right one at the fold.
    const [from, to] = side === 1 ? [short ? 0.5 : 0.21 + ragged, 0.87] : [0.23, short ? 0.6 : 0.9 - ragged];
    const words: string[] = [];
    let t = from;
    for (let i = 0; t < to; i++) {
      const length = 0.03 + 0.07 * scatter(row * 17 + i, side + 8);
      const [a, b] = [Math.round(t * (STEPS - 1)), Math.round(Math.min(to, t + length) * (STEPS - 1))];
      const word = line.slice(a, b + 1);
      if (word.length > 1) words.push(trace(swung(side, word)));
      t += length + 0.022;
    }
    return words;
  });
  return shape(lines.join(''), { stroke: INKED, width: 1.9 });
}

/** The first letter of the left page is a red block with a vine of gold. */
function initial(): string {
  const at = (t: number, f: number): Point => flow(FAR, NEAR, [f])[0]![Math.round(t * (STEPS - 1))]!;
  const block = [at(0.87, 0.1), at(0.77, 0.1), at(0.775, 0.29), at(0.88, 0.29)];
  return [
    shape(block, { fill: '#fbf4e0', stroke: '#fbf4e0', width: 8 }),
    shape(block, { fill: '#a32a3b', stroke: '#5b1220', width: 1.6 }),
    shape(
      smooth(
        [
          between(block[3]!, block[0]!, 0.15),
          between(block[0]!, block[2]!, 0.5),
          between(block[1]!, block[2]!, 0.3),
        ],
        6,
      ),
      { stroke: '#f3d48c', width: 2.2 },
    ),
  ].join('');
}

/** The pages turn from the light as they go down into the fold. */
function fold(side: 1 | -1): string {
  const reach = side === 1 ? 9 : 11;
  const lines = range(reach).map((i) => {
    const index = Math.round(1 + i * (side === 1 ? 0.8 : 1));
    const [from, to] = [FAR[index]!, NEAR[index]!];
    const end = 1 - 0.02 * i - (i % 2) * 0.05;
    return trace(
      swung(
        side,
        fractions(9).map((t) => between(from, to, mix(0.01 + 0.012 * i, end, t))),
      ),
    );
  });
  return shape(lines.join(''), { stroke: '#8d7442', width: 1.1, opacity: 0.8 });
}

function leaves(side: 1 | -1): string {
  const block = swung(side, page(NEAR, FOOT));
  const edges = flow(NEAR, FOOT, [0.12, 0.24, 0.37, 0.5, 0.63, 0.76, 0.88]).map((line, i) =>
    trace(swung(side, line.slice(i % 2, STEPS - (i % 3) * 3))),
  );
  const face = swung(side, page(FAR, NEAR));
  return [
    shape(block, { fill: side === 1 ? '#e2d2a4' : '#c4b184' }),
    shape(edges.join(''), { stroke: '#7d6536', width: 1.1 }),
    shape(block, { ...OUTLINE, width: 1.8 }),
    shape(face, { fill: side === 1 ? 'url(#left-page)' : 'url(#right-page)' }),
    clipped(side === 1 ? 'left' : 'right', face, fold(side) + print(side) + (side === 1 ? initial() : '')),
    shape(face, OUTLINE),
  ].join('');
}

/** Boards in oxblood leather, a finger wider than the pages, with brass at the corners. */
function cover(): string {
  const left: Point[] = points('300,262 250,226 98,224 88,230 44,388 52,396 300,400');
  const right = mirrored(left, X);
  const rule: Point[] = points('102,234 58,382');
  const corner: Point[] = points('44,388 52,396 86,397 84,384 62,374 49,371');
  return [left, right]
    .map((board, i) =>
      [
        shape(board, { fill: i === 0 ? '#7d2330' : '#5f1826' }),
        shape(trace(i === 0 ? rule : mirrored(rule, X)), { stroke: '#c9924a', width: 1.3 }),
        shape(board, OUTLINE),
        shape(i === 0 ? corner : mirrored(corner, X), {
          fill: i === 0 ? '#d8a64f' : '#a8783a',
          ...OUTLINE,
          width: 1.6,
        }),
      ].join(''),
    )
    .join('');
}

function ribbon(): string {
  const left = curve(points('297,376 300,396 308,420 306,446 312,458'), 17);
  const right = curve(points('312,376 316,396 324,420 322,444 328,452'), 17);
  const band: Point[] = [...left, [318, 450], ...right.toReversed()];
  const threads = flow(left, right, [0.22, 0.5, 0.78]).map((line) => trace(line.slice(0, -2)));
  return (
    shape(band, { fill: '#b5323f' }) +
    shape(threads.join(''), { stroke: '#6d1828', width: 1 }) +
    shape(band, { ...OUTLINE, width: 1.8 })
  );
}

function table(): string {
  const { left, right, bottom } = REACH;
  const grain = range(16).map((i) => `M${left} ${num(TABLE + 8 + i * (7 + i * 0.7))}H${right}`);
  const ground = glowing('table', {
    at: [X, TABLE],
    reach: 420,
    core: '#4a3030',
    mid: '#221a2a',
    far: '#0e0c18',
  });
  return [
    tag('defs', {}, ground),
    tag('rect', { x: left, y: TABLE, width: right - left, height: bottom - TABLE, fill: 'url(#table)' }),
    shape(grain.join(''), { stroke: '#0c0913', width: 1.3, opacity: 0.8 }),
    shape(oval([X, TABLE + 8], 236, 9), { fill: '#07060d', opacity: 0.8 }),
    shape(`M${left} ${TABLE}H${right}`, { stroke: '#a87a3c', width: 1.6 }),
  ].join('');
}

/** A book that lies open under a light from the upper left. */
export function openBook(): string {
  const paper = [
    tone(
      'left-page',
      [90, 230],
      [300, 300],
      [
        [0, '#fffaea'],
        [0.6, '#f8eed2'],
        [1, '#cbb98c'],
      ],
    ),
    tone(
      'right-page',
      [300, 300],
      [510, 260],
      [
        [0, '#b9a576'],
        [0.34, '#eadcb6'],
        [1, '#e3d3a8'],
      ],
    ),
  ];
  return [
    nightGround({ at: [232, 150], reach: 500, core: '#86603a', mid: '#2d2340', far: '#0a0d1e' }),
    table(),
    tag('defs', {}, paper.join('')),
    // Drawn as large as the hatching allows, and set back until the night has its third of the picture.
    placed(
      [cover(), leaves(1), leaves(-1), shape('M300 250V380', { stroke: '#3a2a18', width: 2 }), ribbon()].join(
        '',
      ),
      {
        at: [X * 0.12, TABLE * 0.12],
        scale: 0.88,
      },
    ),
  ].join('');
}
