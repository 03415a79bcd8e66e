import { fractions, mirrored, points, range } from '../../drawing/plate-burin.ts';
import { num, radialGradient, tag } from '../../drawing/svg.ts';
import { oval, placed, shape, trace, type Point } from '../../deck/burin.ts';
import { OUTLINE, between, clipped, curve, flow, mix, scatter } from './engraving.ts';
import { REACH, glowing, nightGround } from './ground.ts';

const X = 300;
const TABLE = 396;
const INKED = '#a58a58';
const STEPS = 49;

/** The left page from the fold outward: its far edge, its near edge, and the foot of the pages under it. */
const FAR = curve(points('300,250 280,228 244,210 196,204 146,209 110,219'), STEPS);
const NEAR = curve(points('300,378 276,346 230,326 172,322 114,332 72,346'), STEPS);
const FOOT = curve(points('300,388 274,366 230,352 172,350 114,360 68,374'), STEPS);

const page = (far: readonly Point[], near: readonly Point[]): Point[] => [...far, ...near.toReversed()];
const swung = (side: 1 | -1, line: readonly Point[]): Point[] => (side === 1 ? [...line] : mirrored(line, X));

/** Lines of print: words of uneven length along the curve of the page, the last line of a verse short. */
function print(side: 1 | -1): string {
  const lines = range(11).flatMap((row) => {
    const line = flow(FAR, NEAR, [0.14 + row * 0.07])[0]!;
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
  return shape(lines.join(''), { stroke: INKED, width: 1.5 });
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
    clipped(side === 1 ? 'left' : 'right', face, fold(side) + print(side)),
    shape(face, OUTLINE),
  ].join('');
}

/** Plain boards, a finger wider than the pages; the left one takes the light along its edge. */
function cover(): string {
  const left: Point[] = points('300,262 250,232 106,222 100,226 53,386 58,395 300,399');
  const edge: Point[] = points('101,230 56,386');
  return [left, mirrored(left, X)]
    .map((board, i) =>
      [
        shape(board, { fill: i === 0 ? '#3d2f36' : '#33283a' }),
        shape(trace(i === 0 ? edge : mirrored(edge, X)), {
          stroke: i === 0 ? '#a37a4c' : '#5c4844',
          width: 1.4,
        }),
        shape(board, OUTLINE),
      ].join(''),
    )
    .join('');
}

function table(): string {
  const { left, right, bottom } = REACH;
  const grain = range(16).map((i) => `M${left} ${num(TABLE + 8 + i * (7 + i * 0.7))}H${right}`);
  const ground = glowing('table', {
    at: [236, TABLE + 10],
    reach: 360,
    core: '#8a5c38',
    mid: '#2e2130',
    far: '#0e0c18',
  });
  return [
    tag('defs', {}, ground),
    tag('rect', { x: left, y: TABLE, width: right - left, height: bottom - TABLE, fill: 'url(#table)' }),
    shape(grain.join(''), { stroke: '#0c0913', width: 1.3, opacity: 0.8 }),
    shape(oval([X + 26, TABLE + 8], 236, 10), { fill: '#07060d', opacity: 0.8 }),
    shape(`M${left} ${TABLE}H${right}`, { stroke: '#a87a3c', width: 1.6 }),
  ].join('');
}

/** A book that lies open under a light from above: its pages are the brightest thing. */
export function openBook(): string {
  const paper = [
    radialGradient(
      'left-page',
      [236, 236, 240],
      [
        [0, '#fffef6'],
        [0.5, '#fff3d0'],
        [1, '#dcb97c'],
      ],
    ),
    radialGradient(
      'right-page',
      [330, 226, 270],
      [
        [0, '#fffae4'],
        [0.45, '#f6e4b6'],
        [1, '#c29a62'],
      ],
    ),
  ];
  return [
    nightGround({ at: [258, 214], reach: 430, core: '#c08a4a', mid: '#3a2a40', far: '#090c1c' }),
    table(),
    tag('defs', {}, paper.join('')),
    // Drawn as large as the hatching allows, and set back until the night has its third of the picture.
    placed(
      [cover(), leaves(1), leaves(-1), shape('M300 250V380', { stroke: '#3a2a18', width: 2 })].join(''),
      {
        at: [X * 0.12, TABLE * 0.12],
        scale: 0.88,
      },
    ),
  ].join('');
}
