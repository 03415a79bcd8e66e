import { fractions, mirrored, points, range } from '../../drawing/plate-burin.ts';
import { num, radialGradient, tag } from '../../drawing/svg.ts';
import { oval, placed, shape, trace, type Point } from '../../deck/burin.ts';
import { OUTLINE, between, clipped, curve, flow, mix, scatter } from './engraving.ts';
import { REACH, glowing, nightGround } from './ground.ts';

const X = 300;
const TABLE = 396;
const INKED = '#a58a58';
const STEPS = 49;
const BINDING = { left: '#6d2835', right: '#4c1f30', lit: '#a32a3b', edge: '#d08a5c' };

/** The left page from the fold outward: its far edge, its near edge, and the foot of the pages under it. */
const FAR = curve(points('300,246 282,222 246,205 196,200 146,205 108,215'), STEPS);
const NEAR = curve(points('300,372 280,344 236,328 174,325 114,334 70,346'), STEPS);
const FOOT = curve(points('300,388 284,384 240,381 174,380 114,381 58,384'), STEPS);

const page = (far: readonly Point[], near: readonly Point[]): Point[] => [...far, ...near.toReversed()];
const swung = (side: 1 | -1, line: readonly Point[]): Point[] => (side === 1 ? [...line] : mirrored(line, X));

/** Lines of print: words of uneven length along the curve of the page, the last line of a verse short. */
function print(side: 1 | -1): string {
  const lines = range(13).flatMap((row) => {
    const line = flow(FAR, NEAR, [0.13 + row * 0.06])[0]!;
    const short = [5, 11].includes(row);
    const ragged = 0.03 * scatter(row, side + 3);
    // Measured from the fold: the left page begins at its outer margin, the right one at the fold.
    const [from, to] =
      side === 1 ? [short ? 0.52 : 0.2 + ragged, row < 3 ? 0.78 : 0.88] : [0.24, short ? 0.58 : 0.9 - ragged];
    const words: string[] = [];
    let t = from;
    for (let i = 0; t < to; i++) {
      const length = 0.05 + 0.08 * scatter(row * 17 + i, side + 8);
      const [a, b] = [Math.round(t * (STEPS - 1)), Math.round(Math.min(to, t + length) * (STEPS - 1))];
      const word = line.slice(a, b + 1);
      if (word.length > 1) words.push(trace(swung(side, word)));
      t += length + 0.014;
    }
    return words;
  });
  return shape(lines.join(''), { stroke: INKED, width: 1.5 });
}

/** A great letter's field at the head of the left page, as scribes left it. */
function initial(): string {
  const corner = (row: number, t: number): Point =>
    flow(FAR, NEAR, [0.115 + row * 0.06])[0]![Math.round(t * (STEPS - 1))]!;
  return shape([corner(0, 0.89), corner(0, 0.81), corner(2.3, 0.81), corner(2.3, 0.89)], {
    fill: BINDING.lit,
  });
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
  const edges = flow(NEAR, FOOT, [0.09, 0.18, 0.27, 0.36, 0.45, 0.54, 0.63, 0.72, 0.81, 0.91]).map(
    (line, i) => trace(swung(side, line.slice(i % 2, STEPS - (i % 3) * 3))),
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

/** Plain boards, a finger wider than the pages; the left one takes the light along its edge. */
function cover(): string {
  const left: Point[] = points('300,258 250,224 104,210 96,214 40,388 42,400 300,402');
  const inside: Point[] = points('99,220 48,386');
  const foot: Point[] = points('42,390 300,391');
  return ([1, -1] as const)
    .map((side) =>
      [
        shape(swung(side, left), { fill: side === 1 ? BINDING.left : BINDING.right }),
        shape([inside, foot].map((line) => trace(swung(side, line))).join(''), {
          stroke: side === 1 ? BINDING.edge : BINDING.lit,
          width: 1.5,
        }),
        shape(swung(side, left), OUTLINE),
      ].join(''),
    )
    .join('');
}

/** It marks the place, and hangs over the edge of the table. */
function ribbon(): string {
  const band = points(
    '296,372 312,372 313,394 317,414 316,434 321,456 313,450 306,460 302,436 303,414 298,396',
  );
  return [
    shape(band, { fill: BINDING.lit }),
    shape('M301 376L303 396L309 414L307 434L311 448', { stroke: BINDING.left, width: 1.2 }),
    shape(band, { ...OUTLINE, width: 1.6 }),
  ].join('');
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
    shape(oval([X + 24, TABLE + 9], 228, 10), { fill: '#07060d', opacity: 0.8 }),
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
      [cover(), leaves(1), leaves(-1), shape('M300 246V374', { stroke: '#3a2a18', width: 2 }), ribbon()].join(
        '',
      ),
      {
        at: [X * 0.17, TABLE * 0.17],
        scale: 0.83,
      },
    ),
  ].join('');
}
