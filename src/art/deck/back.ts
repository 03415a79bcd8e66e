import { polar, range } from '../drawing/plate-burin.ts';
import { num, tag } from '../drawing/svg.ts';
import { disc, guilloche, knurled, placed, shape, trace } from './burin.ts';
import type { Point } from './burin.ts';
import { svgOf } from './card.ts';
import { ground } from './ground.ts';
import { TONE } from './inks.ts';
import { GOLD, SILVER, moonDisc, spark, star } from './parts/lights.ts';
import * as sheet from './sheet.ts';
import { INK } from '../drawing/ink.ts';

const MIDDLE: Point = [350, 600];
const BLUE = { core: '#3a418f', mid: '#1b2058', edge: '#0a0d26', line: '#98a6ec' };

/** Draws a thing and its half turn: the one symmetry a back must keep, and the only one it has. */
function twice(drawing: string): string {
  return drawing + tag('g', { transform: `rotate(180 ${MIDDLE[0]} ${MIDDLE[1]})` }, drawing);
}

/** Crossed rules all over, pitched so that a half turn lays them on themselves. */
function lozenges(): string {
  const lines: string[] = [];
  for (let away = -874; away <= 874; away += 38) {
    lines.push(
      `M${num(350 + away - 253)} 1154L${num(350 + away + 253)} 46`,
      `M${num(350 + away + 253)} 1154L${num(350 + away - 253)} 46`,
    );
  }
  return shape(lines.join(''), { stroke: BLUE.line, width: 1, opacity: 0.2 });
}

/** A comet on the ring: a head like a spur rowel and a tail that thins out through a third of the circle. */
function comet(radius: number): string {
  const [head, tail] = [-38, -178];
  const outer = range(36).map((i) =>
    polar(MIDDLE, radius + 13 * (1 - i / 35), head + ((tail - head) * i) / 35),
  );
  const inner = range(36).map((i) =>
    polar(MIDDLE, radius - 13 * (1 - i / 35), head + ((tail - head) * i) / 35),
  );
  const hair = [-5, 0, 5].map((away) =>
    trace(range(24).map((i) => polar(MIDDLE, radius + away * (1 - i / 24), head + ((tail - head) * i) / 29))),
  );
  const core = polar(MIDDLE, radius, head);
  return [
    shape([...outer, ...inner.toReversed()], { fill: TONE.brass, stroke: TONE.gold, width: 1.8 }),
    shape(hair.join(''), { stroke: TONE.brassDeep, width: 1.3 }),
    disc(core, 25, { fill: TONE.deep, stroke: TONE.gold, width: 2.2 }),
    star(core, { rays: 8, reach: [22, 15], inner: 6, polish: SILVER }),
  ].join('');
}

/** Twelve lozenges between two rings, one for each sign, filled in turn. */
function zodiacRing(radius: number): string {
  return range(12)
    .map((i) => {
      const at = polar(MIDDLE, radius, i * 30 + 15);
      const lozenge = [0, 90, 180, 270].map((turn) =>
        polar(at, turn % 180 === 0 ? 8 : 13, i * 30 + 15 + turn),
      );
      return shape(
        lozenge,
        i % 2 === 0 ? { fill: TONE.oxblood, stroke: TONE.gold, width: 1.6 } : { fill: TONE.gold },
      );
    })
    .join('');
}

function medallion(): string {
  return [
    disc(MIDDLE, 262, { fill: TONE.deep, opacity: 0.55 }),
    shape(guilloche(MIDDLE, 226, 26, 24, 3), { stroke: BLUE.line, width: 1, opacity: 0.75 }),
    knurled(MIDDLE, 255, 263, 180, { stroke: INK.brass500, width: 1.2 }),
    knurled(MIDDLE, 255, 269, 36, { stroke: INK.brass300, width: 1.8 }),
    ...[254, 196].map((r) => disc(MIDDLE, r, { stroke: INK.brass300, width: 2 })),
    disc(MIDDLE, 162, { fill: TONE.deep, stroke: TONE.gold, width: 2.4 }),
    zodiacRing(179),
    knurled(MIDDLE, 146, 154, 72, { stroke: INK.brass300, width: 1.4 }),
    shape(guilloche(MIDDLE, 118, 20, 12, 2), { stroke: INK.brass500, width: 1.1, opacity: 0.8 }),
    star(MIDDLE, { rays: 16, reach: [82], inner: 40, polish: { lit: TONE.brass, dark: TONE.brassDeep } }),
    star(MIDDLE, { rays: 8, reach: [146, 104], inner: 42, polish: GOLD }),
    star(MIDDLE, { rays: 8, reach: [62, 46], inner: 20, polish: SILVER }),
    disc(MIDDLE, 17, { fill: TONE.oxblood, stroke: TONE.gold, width: 2.2 }),
    disc(MIDDLE, 8, { fill: TONE.gold }),
  ].join('');
}

/** A half moon in its ring; its twin below faces the other way. */
function halfMoon(): string {
  const at: Point = [350, 196];
  return [
    disc(at, 88, { fill: TONE.deep, opacity: 0.6 }),
    knurled(at, 80, 90, 59, { stroke: INK.brass300, width: 1.4 }),
    disc(at, 78, { stroke: INK.brass500, width: 1.2 }),
    moonDisc(at, 64, { phase: 0, dark: '#1c2360', line: BLUE.line }),
    ...range(3).map((i) => spark([350 + (i - 1) * 150, i === 1 ? 316 : 250], i === 1 ? 10 : 15)),
  ].join('');
}

function corner(): string {
  const dial = [150, 132, 112].map((r) =>
    disc([46, 46], r, { stroke: INK.brass500, width: r === 132 ? 1.1 : 1.8 }),
  );
  return [
    disc([46, 46], 150, { fill: TONE.deep, opacity: 0.7 }),
    ...dial,
    knurled([46, 46], 132, 142, 72, { stroke: INK.brass300, width: 1.4 }),
    knurled([46, 46], 132, 150, 24, { stroke: INK.brass300, width: 1.8 }),
    shape(guilloche([46, 46], 90, 14, 24, 2), { stroke: INK.brass500, width: 1 }),
    star([92, 92], { rays: 8, reach: [34, 20], inner: 8, polish: SILVER }),
  ].join('');
}

/** The back of every card. It must not betray which way up it lies, so nothing in it is lit from one side. */
export function backSvg(): string {
  const other = placed(corner(), { at: [700, 0], flipped: true });
  const inner = [
    lozenges(),
    twice(corner()),
    twice(other),
    twice(halfMoon()),
    medallion(),
    twice(comet(226)),
  ].join('');
  return svgOf(
    sheet.border(),
    ground(BLUE, { at: MIDDLE, reach: 480 }, 1154),
    `<defs><clipPath id="window"><path d="M46 46H654V1154H46Z"/></clipPath></defs><g clip-path="url(#window)">${inner}</g>`,
    sheet.frame(INK.brass300),
  );
}
