import { points, polar, range, spline } from '../../drawing/plate-burin.ts';
import { tag } from '../../drawing/svg.ts';
import { box, disc, engraved, guilloche, knurled, placed, repeated, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { wedgeRays } from '../parts/lights.ts';
import { beam, peg } from '../parts/timber.ts';
import { pentacle } from '../suits/pentacle.ts';

const FLOOR = 948;
const BENCH = 716;
const WORK: Point = [236, 566];
const R = 142;
const FIELD = '#1b2410';

/** Six finished ones on a rack that is also a rule: a long line at each coin's middle. */
function rack(): string {
  const [left, right, top, bottom] = [458, 634, 122, FLOOR - 8];
  const pitch = 132;
  const first = top + 82;
  const ticks = range(61).map((i) => {
    const y = first - 66 + i * 13.2;
    return `M${left + 8} ${y}h${i % 10 === 5 ? 26 : i % 5 === 0 ? 19 : 11}`;
  });
  const places = range(6).map((i): Place => ({
    at: [560, first + i * pitch],
    turn: [-6, 8, 3, -11, 5, 14][i]!,
  }));
  return [
    engraved(
      box(left, top, right, bottom),
      { fill: TONE.wood, stroke: TONE.woodLit, width: 3 },
      { ink: TONE.woodDeep, degrees: 90, pitch: 9, width: 1.4 },
    ),
    shape(box(left + 4, top + 4, left + 40, bottom - 4), { fill: '#e6d2a0' }),
    shape(ticks.filter((_, i) => i > 0 && i < 60).join(''), { stroke: TONE.woodDeep, width: 2 }),
    ...places.map(({ at }) => disc(at, 65, { fill: TONE.woodDeep })),
    repeated('done', pentacle({ radius: 59, field: FIELD }), places),
  ].join('');
}

/** Trestle and top; the legs splay a little. */
function bench(): string {
  return [
    beam([124, BENCH + 20], [104, FLOOR], 34),
    beam([350, BENCH + 20], [370, FLOOR], 34),
    beam([66, BENCH + 22], [424, BENCH + 22], 44),
    peg([124, BENCH + 22], 8),
    peg([350, BENCH + 22], 8),
  ].join('');
}

/** What is still to do: the blank with its construction drawn in. */
function blank(): string {
  const star = range(10).map((i) => polar(WORK, i % 2 === 0 ? R * 0.52 : R * 0.2, i * 36 - 90));
  const spokes = range(5).map((i) => trace([WORK, polar(WORK, R * 0.9, i * 72 - 90)]));
  return [
    disc(WORK, R, { fill: '#f3e6bd', stroke: '#fff8e6', width: 3 }),
    ...[0.885, 0.755, 0.63].map((k) => disc(WORK, R * k, { stroke: '#a0824a', width: 1.8, dash: '5 6' })),
    shape(spokes.join(''), { stroke: '#a0824a', width: 1.4 }),
    shape(star, { stroke: '#a0824a', width: 2 }),
  ].join('');
}

/** The engraved half lies over the blank; its edge is where the burin stands now. */
function work(): string {
  const [x, y] = WORK;
  const edge = `M${x - R - 4} ${y - R - 4}H${x + 6}L${x - 10} ${y + R + 4}H${x - R - 4}Z`;
  return [
    blank(),
    tag('defs', {}, tag('clipPath', { id: 'engraved' }, `<path d="${edge}"/>`)),
    tag('g', { 'clip-path': 'url(#engraved)' }, placed(pentacle({ radius: R, field: FIELD }), { at: WORK })),
    shape(`M${x + 5.5} ${y - R}L${x - 9.5} ${y + R}`, { stroke: TONE.brassDeep, width: 2.4 }),
  ].join('');
}

/** A burin: lozenge steel, brass collar, mushroom handle. Its point at 0, 0. */
function burin(): string {
  const handle = spline(
    points('-15,-118 -13,-150 -24,-186 -30,-214 -18,-236 18,-236 30,-214 24,-186 13,-150 15,-118'),
    5,
  );
  return [
    shape(points('0,0 -11,-24 -9,-120 0,-120'), { fill: '#f4f6ff' }),
    shape(points('0,0 11,-24 9,-120 0,-120'), { fill: TONE.steel }),
    shape(points('0,0 -11,-24 -9,-120 9,-120 11,-24'), { stroke: TONE.steelDeep, width: 1.8 }),
    engraved(
      handle,
      { fill: TONE.oxblood, stroke: '#f0a9a0', width: 2.6 },
      { ink: TONE.oxbloodDeep, degrees: 90, pitch: 6, from: 0.5, width: 1.5 },
    ),
    shape(points('-16,-128 16,-128 14,-104 -14,-104'), { fill: TONE.brass, stroke: TONE.gold, width: 2.2 }),
  ].join('');
}

/** Curls that fell from the burin to the bench, and one that has gone over the edge. */
function curls(): string {
  const curl = 'q10 -16 20 -4q6 12 -6 13q-9 0 -6 -9';
  const places = points('352,708 384,704 320,712 404,711 430,800');
  return shape(places.map(([x, y]) => `M${x} ${y}${curl}`).join(''), { stroke: TONE.brassLit, width: 3.2 });
}

/** A round window with the morning in it; the light falls from there. */
function window({ line }: GroundInk): string {
  const at: Point = [236, 262];
  return [
    disc(at, 112, { fill: '#c9952f', stroke: TONE.gold, width: 3 }),
    disc(at, 104, { fill: '#e9bd5a' }),
    wedgeRays(at, { count: 16, from: 44, to: 98 }, 18, { lit: TONE.ivory, dark: '#c9952f' }),
    disc(at, 44, { fill: TONE.ivory, stroke: TONE.brassDeep, width: 2.4 }),
    shape(guilloche(at, 30, 7, 10, 3), { stroke: TONE.brassShade, width: 1.3 }),
    shape(
      `M${at[0] - 108} ${at[1]}H${at[0] - 46}M${at[0] + 46} ${at[1]}H${at[0] + 108}M${at[0]} ${at[1] - 108}V${at[1] - 46}M${at[0]} ${at[1] + 46}V${at[1] + 108}`,
      {
        stroke: TONE.brassDeep,
        width: 6,
      },
    ),
    disc(at, 110, { stroke: TONE.woodShade, width: 9 }),
    disc(at, 116, { stroke: TONE.gold, width: 2.2 }),
    knurled(at, 120, 128, 36, { stroke: line, width: 1.8 }),
  ].join('');
}

function floor({ line }: GroundInk): string {
  const boards = [60, 150, 250, 350, 450, 550, 640].map(
    (x) => `M${350 + (x - 350) * 0.86} ${FLOOR}L${350 + (x - 350) * 1.25} 1062`,
  );
  return [
    shape(box(40, FLOOR, 660, 1062), { fill: '#2a2a10', stroke: line, width: 2.2 }),
    shape(boards.join(''), { stroke: line, width: 1.6, opacity: 0.5 }),
  ].join('');
}

function draw(ink: GroundInk): string {
  return [
    floor(ink),
    window(ink),
    rack(),
    placed(pentacle({ radius: 64, field: FIELD }), { at: [238, FLOOR - 56], turn: 17 }),
    bench(),
    work(),
    curls(),
    placed(burin(), { at: [238, 574], turn: 42 }),
  ].join('');
}

export const eightOfPentacles: CardPicture = { draw };
