import { points, polar, range } from '../../drawing/plate-burin.ts';
import { box, disc, engraved, placed, repeated, roped, shape, symmetric } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { moonDisc, spark } from '../parts/lights.ts';
import { BIRCH, HAZEL, LIGHT_OAK, YEW } from '../suits/bark.ts';
import { wand } from '../suits/wand.ts';

const COLUMNS = [168, 346, 524];
const ROWS = [414, 652, 890];
const ROD = { length: 168, width: 40, leafLength: 60, flame: 88 };
/** The one of another metal: last of the middle row, and the only one not burning. */
const SILVERED = 5;
/** All lean one way, as brackets are set; the seventh has slipped in its ring. */
const TURNS = [13, 13, 13, 13, 13, 13, 36, 13, 13];

/** A brass plate on the wall, behind the rod; the ring that holds it goes before. */
function plate(): string {
  const outline = symmetric(points('0,-44 -10,-30 -26,-22 -20,0 -26,22 -10,30 0,44'));
  return engraved(
    outline,
    { fill: TONE.brass, stroke: TONE.gold, width: 2.2 },
    { ink: TONE.brassDeep, degrees: 0, pitch: 5, from: 0.55, width: 1.3 },
  );
}

function ring(): string {
  const band = { edge: TONE.brassDeep, body: TONE.brassLit, rib: TONE.brassShade, width: 17, pitch: 6 };
  return roped('M-25 -4Q0 10 25 -4', band);
}

/** A wand in its bracket, the ring of which is at 0, 0. */
function hung(rod: string): string {
  return plate() + placed(rod, { at: [0, 78] }) + ring();
}

/** Three bands of silver, each lit at its left. */
function bands(): string {
  return [-62, -34, 34]
    .map((y) =>
      [
        shape(box(-20, y, 20, y + 17), { fill: '#8f96ab' }),
        shape(box(-20, y, 0, y + 17), { fill: '#e6e9f2' }),
        shape(box(-14, y, -8, y + 17), { fill: '#ffffff' }),
        shape(box(-20, y, 20, y + 17), { stroke: TONE.steelDeep, width: 2 }),
      ].join(''),
    )
    .join('');
}

function ringAt(i: number): Point {
  return [COLUMNS[i % 3]!, ROWS[Math.floor(i / 3)]!];
}

/** Fire lights the stone about it: a flat pale round, no glow. */
function lights(): string {
  return range(9)
    .filter((i) => i !== SILVERED)
    .map((i) => {
      const at = polar(ringAt(i), 120, TURNS[i]! - 90);
      return (
        disc(at, 60, { fill: '#a2586c', opacity: 0.6 }) + disc(at, 44, { fill: '#dc8f6a', opacity: 0.6 })
      );
    })
    .join('');
}

function wands(): string {
  const kinds = [
    wand({ ...ROD, wood: LIGHT_OAK, leaves: [0.68] }),
    wand({ ...ROD, wood: HAZEL, bark: 'plated', leaves: [0.24, 0.72] }),
    wand({ ...ROD, wood: YEW, bark: 'grain', leaves: [0.7] }),
  ];
  const kindOf = [0, 1, 2, 2, 0, -1, 1, 2, 0];
  const placesOf = (kind: number): Place[] =>
    range(9)
      .filter((i) => kindOf[i] === kind)
      .map((i) => ({ at: ringAt(i), turn: TURNS[i]! }));
  const pale = wand({ ...ROD, wood: BIRCH, bark: 'birch', leaves: [], flame: 0, sprout: 66 });
  return [
    lights(),
    ...kinds.map((rod, kind) => repeated(`rod-${kind}`, hung(rod), placesOf(kind))),
    placed(hung(pale) + bands(), { at: ringAt(SILVERED), turn: TURNS[SILVERED]! }),
  ].join('');
}

const COURSE = { top: 228, height: 52, width: 112 };

/** Left end of a block; every other course is shifted by half a block. */
function blockX(row: number, i: number): number {
  return (row % 2 === 0 ? -20 : -76) + i * COURSE.width;
}

/** Some blocks are paler and some darker than their neighbors, as quarried stone is. */
function blocks(tint: 0 | 1): string {
  return range(15)
    .flatMap((row) =>
      range(7)
        .filter((i) => (row * 7 + i * 5 + ((row * i) % 3)) % 5 === tint)
        .map(
          (i) =>
            `M${blockX(row, i)} ${COURSE.top + row * COURSE.height}h${COURSE.width}v${COURSE.height}h${-COURSE.width}Z`,
        ),
    )
    .join('');
}

/** Courses of stone under battlements; a wall that has been watched from. */
function wall(): string {
  const teeth = range(4).flatMap((i): Point[] => {
    const x = 20 + i * 176;
    return [
      [x, 184],
      [x + 104, 184],
      [x + 104, 226],
      [x + 176, 226],
    ];
  });
  const outline: Point[] = [...teeth, [724, 1000], [20, 1000]];
  const courses = range(15).map((row) => {
    const y = COURSE.top + row * COURSE.height;
    return `M46 ${y}H654${range(7)
      .map((i) => `M${blockX(row, i)} ${y}v${COURSE.height}`)
      .join('')}`;
  });
  return [
    shape(outline, { fill: '#4b2c4c' }),
    shape(blocks(0), { fill: '#5c3a5a' }),
    shape(blocks(1), { fill: '#3d2140' }),
    shape(courses.join(''), { stroke: '#23102a', width: 2.4 }),
    shape(outline, { stroke: '#f2b8d8', width: 2.6 }),
  ].join('');
}

function floor(ink: GroundInk): string {
  const flags = range(9).map((i) => `M${350 + (i - 4) * 84} 1000L${350 + (i - 4) * 128} 1062`);
  return [
    shape(box(46, 1000, 654, 1062), { fill: '#2a0f26' }),
    shape(`M46 1026H654${flags.join('')}`, { stroke: ink.line, width: 1.4, opacity: 0.6 }),
    shape('M46 1000H654', { stroke: ink.line, width: 2.6 }),
  ].join('');
}

function draw(ink: GroundInk): string {
  return [
    moonDisc([168, 142], 34, { phase: 0.3, dark: '#3a1534', line: ink.line, turn: -20 }),
    spark([236, 128], 8, TONE.gold),
    spark([520, 140], 10, TONE.gold),
    spark([592, 122], 7, TONE.gold),
    wall(),
    floor(ink),
    wands(),
  ].join('');
}

export const nineOfWands: CardPicture = { draw };
