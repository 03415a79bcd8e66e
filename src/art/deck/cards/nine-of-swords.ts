import { points, range, spline } from '../../drawing/plate-burin.ts';
import { box, disc, engraved, loop, placed, repeated, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { peg } from '../parts/timber.ts';
import { sword } from '../suits/sword.ts';

const STEEL = { blade: 334, width: 28 };
/** Hilts left and right in turn, so that each guard has room; a wider step after every third makes the rows. */
const HUNG = range(9).map((i): Place => {
  const y = 172 + i * 63 + Math.floor(i / 3) * 26;
  return i % 2 === 0 ? { at: [174, y], turn: 90 } : { at: [526, y], turn: 270 };
});
const BRASS = 7;

function wall({ line }: GroundInk): string {
  const boards = [122, 198, 274, 350, 426, 502, 578].map((x) => `M${x} 46V800`);
  return shape(boards.join(''), { stroke: line, width: 1.2, opacity: 0.3 });
}

/** Each rests on two pegs, which stand out below its blade. */
function pegs(): string {
  return HUNG.flatMap(({ at: [, y] }) => [258, 442].map((x) => peg([x, y + 17], 8))).join('');
}

function swords(): string {
  const steel = HUNG.filter((_, i) => i !== BRASS);
  return repeated('sword', sword(STEEL), steel) + placed(sword({ ...STEEL, metal: 'brass' }), HUNG[BRASS]!);
}

/** Where a point of the flat quilt lies on the tossed one. */
function rumpled(u: number, v: number): Point {
  const heave = 40 * Math.sin(u * 5.2 + 0.6) * (1 - v * 0.75) + 12 * Math.sin(u * 13 + v * 4);
  return [46 + 620 * u + 26 * Math.sin(v * 4 + u * 6) * (1 - v), 876 - heave + v * 236];
}

const PATCHES = ['#3f4fc0', TONE.ivory, '#2a348c', TONE.oxblood, '#6f80e0'];

/** A patchwork thrown back: squares of five cloths, every patch cut by the folds it lies in. */
function quilt(): string {
  const [across, down] = [8, 4];
  const edge = (from: Point, to: Point): Point[] =>
    range(5).map((i) =>
      rumpled(from[0] + ((to[0] - from[0]) * i) / 5, from[1] + ((to[1] - from[1]) * i) / 5),
    );
  const patches = range(across * down).map((k) => {
    const [i, j] = [k % across, Math.floor(k / across)];
    const corners: Point[] = [
      [i / across, j / down],
      [(i + 1) / across, j / down],
      [(i + 1) / across, (j + 1) / down],
      [i / across, (j + 1) / down],
    ];
    const outline = corners.flatMap((corner, n) => edge(corner, corners[(n + 1) % 4]!));
    const fill = PATCHES[(i + j * 2) % PATCHES.length]!;
    return engraved(
      outline,
      { fill, stroke: TONE.gold, width: 1.6 },
      {
        ink: fill === TONE.ivory ? '#8f86b8' : '#0d1144',
        degrees: 40 + 80 * (k % 2),
        pitch: 9,
        from: 0.4,
        width: 1.2,
      },
    );
  });
  const hem = range(41).map((i) => rumpled(i / 40, 0));
  return patches.join('') + shape(trace(hem), { stroke: TONE.gold, width: 3.4 });
}

function pillow(): string {
  const outline = loop(points('92,832 126,812 196,800 262,808 292,828 298,870 280,916 100,916 84,870'), 6);
  const creases = ['196,830 150,840 118,836', '204,834 236,850 270,844'].map((crease) =>
    trace(spline(points(crease), 5)),
  );
  return [
    engraved(
      outline,
      { fill: TONE.ivory, stroke: TONE.gold, width: 2.6 },
      { ink: '#8f86b8', degrees: -36, pitch: 6, from: 0.62 },
    ),
    shape(creases.join(''), { stroke: '#8f86b8', width: 2 }),
  ].join('');
}

function bedstead(): string {
  const board = engraved(
    box(58, 826, 642, 940),
    { fill: TONE.woodShade, stroke: TONE.woodLit, width: 2.2 },
    { ink: TONE.woodDeep, degrees: 0, pitch: 7, width: 1.3 },
  );
  const knobs = [72, 628].map((x) => disc([x, 816], 17, { fill: TONE.brass, stroke: TONE.gold, width: 2.2 }));
  return board + knobs.join('');
}

function draw(ink: GroundInk): string {
  return [wall(ink), pegs(), swords(), bedstead(), pillow(), quilt()].join('');
}

export const nineOfSwords: CardPicture = { draw };
