import { arc, points, polar, range, spline } from '../../drawing/plate-burin.ts';
import { box, disc, engraved, loop, placed, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { SILVER, star } from '../parts/lights.ts';
import { sword } from '../suits/sword.ts';

const WINDOW: Point = [350, 412];
const FLOOR = 800;
const PANES = 8;
/** The one pane with light behind it, counted from the top, and where its light falls. */
const LIT = 1;

/** Each sword lies along one side and its point over the hilt of the next. */
function frame(): string {
  const steel = sword({ blade: 336, width: 32 });
  const [near, back] = [156, 170];
  const places: Place[] = [
    { at: [WINDOW[0] - back, WINDOW[1] - near], turn: 90 },
    { at: [WINDOW[0] + near, WINDOW[1] - back], turn: 180 },
    { at: [WINDOW[0] + back, WINDOW[1] + near], turn: 270 },
    { at: [WINDOW[0] - near, WINDOW[1] + back], turn: 0 },
  ];
  return places.map((place) => placed(steel, place)).join('');
}

function petal(i: number): Point[] {
  const axis = -90 + (i * 360) / PANES;
  const at = (r: number, away: number): Point => polar(WINDOW, r, axis + away);
  return [...arc(WINDOW, 104, axis - 19, axis + 19), at(66, 17), at(43, 0), at(66, -17)];
}

/** A leaded rose window: eight panes in stone, a star at its middle. */
function roseWindow(): string {
  const panes = range(PANES).map((i) =>
    i === LIT
      ? shape(petal(i), { fill: TONE.flameCore, stroke: TONE.gold, width: 2.4 })
      : engraved(
          petal(i),
          { fill: '#2a1a5e', stroke: '#b89ae6', width: 1.8 },
          { ink: '#7a5cb8', degrees: 45, pitch: 9, width: 1.1 },
        ),
  );
  return [
    disc(WINDOW, 126, { fill: TONE.ivoryShade, stroke: TONE.gold, width: 2.8 }),
    shape(
      range(24)
        .map((i) => trace([polar(WINDOW, 111, i * 15), polar(WINDOW, 126, i * 15)]))
        .join(''),
      { stroke: '#6d5a8a', width: 1.6 },
    ),
    disc(WINDOW, 111, { fill: '#160a30', stroke: '#6d5a8a', width: 2 }),
    ...panes,
    disc(WINDOW, 36, { fill: '#160a30', stroke: TONE.gold, width: 2 }),
    star(WINDOW, { rays: 8, reach: [31, 20], inner: 8, polish: SILVER }),
  ].join('');
}

/** Boards that run toward the eye, and the strip of light that crosses them and the bed. */
function floor({ line }: GroundInk): string {
  const boards = range(13).map((i) => `M${350 + (i - 6) * 62} ${FLOOR}L${350 + (i - 6) * 104} 1062`);
  return [
    shape(box(46, FLOOR, 654, 1062), { fill: '#2b1547' }),
    shape(boards.join(''), { stroke: line, width: 1.5, opacity: 0.5 }),
    shape(box(46, FLOOR - 22, 654, FLOOR), { fill: '#5b3488', stroke: line, width: 2 }),
  ].join('');
}

/** The light on its way down: only a veil, so that the wall shows through. */
function shaft(): string {
  return shape(points('396,366 446,330 462,866 392,870'), { fill: TONE.flameCore, opacity: 0.26 });
}

function strip(): string {
  return shape(points('402,806 452,806 360,1062 236,1062'), { fill: '#f6d489', opacity: 0.85 });
}

function bedstead(): string {
  const post = (x: number, top: number): string =>
    engraved(
      box(x - 12, top, x + 12, 1022),
      { fill: TONE.wood, stroke: TONE.brassLit, width: 2.2 },
      { ink: TONE.woodDeep, degrees: 90, pitch: 5, from: 0.5 },
    ) + disc([x, top - 9], 14, { fill: TONE.brass, stroke: TONE.gold, width: 2.2 });
  const rail = box(160, 962, 544, 990);
  return [
    engraved(
      rail,
      { fill: TONE.wood, stroke: TONE.brassLit, width: 2.2 },
      { ink: TONE.woodDeep, degrees: 0, pitch: 6, from: 0.3 },
    ),
    post(156, 786),
    post(548, 850),
  ].join('');
}

/** The quilt's stitching, sloped both ways; it stops short of the hem. */
function quilting(): string {
  const seams = range(7).map((i) => `M${322 + i * 30} 880l26 76M${322 + i * 30} 956l26 -76`);
  return shape(seams.join(''), { stroke: '#e58b86', width: 1.4 });
}

/** A bed made ready and empty: rest, and no one laid out. */
function bed(): string {
  const pillow = loop(
    points('168,836 188,842 226,826 266,834 292,824 288,852 294,884 250,886 200,884 172,890'),
    6,
  );
  const cover = [
    ...spline(points('276,882 330,870 440,868 534,876'), 6),
    ...points('534,966'),
    ...range(6).map((i): Point => [512 - i * 44, i % 2 === 0 ? 974 : 966]),
    ...points('276,968'),
  ];
  const sheet = points('168,884 286,880 312,872 318,968 168,968');
  return [
    bedstead(),
    engraved(
      pillow,
      { fill: TONE.ivory, stroke: TONE.gold, width: 2.4 },
      { ink: '#8f7cb4', degrees: -30, pitch: 6, from: 0.62 },
    ),
    engraved(
      cover,
      { fill: TONE.oxblood, stroke: TONE.gold, width: 2.6 },
      { ink: TONE.oxbloodShade, degrees: 90, pitch: 6, from: 0.4, width: 1.5 },
    ),
    quilting(),
    shape(points('398,869 446,868 412,970 356,970'), { fill: TONE.flameCore, opacity: 0.72 }),
    engraved(
      sheet,
      { fill: '#ded2ee', stroke: TONE.gold, width: 2.2 },
      { ink: '#8f7cb4', degrees: 90, pitch: 9, from: 0.35, width: 1.2 },
    ),
  ].join('');
}

function draw(ink: GroundInk): string {
  return [
    floor(ink),
    disc(WINDOW, 240, { stroke: ink.line, width: 1, opacity: 0.6 }),
    shaft(),
    roseWindow(),
    frame(),
    strip(),
    bed(),
  ].join('');
}

export const fourOfSwords: CardPicture = { draw };
