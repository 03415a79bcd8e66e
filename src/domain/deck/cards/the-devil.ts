import { points, polar, range } from '../../drawing/plate-burin.ts';
import { box, disc, ellipse, engraved, knurled, placed, repeated, shade, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { hairRays, spark, star } from '../parts/lights.ts';

const RING: Point = [350, 486];
const RADIUS = 206;
/** The chain runs from the upper right down to the left; a link every `STEP` along it. */
const SLANT = 118;
const STEP = 112;
const IRON = { lit: '#f4f1e2', body: '#aeb6ad', dark: '#66716c', deep: '#1d2523', edge: '#fbf8ea' };

type Metal = typeof IRON;
const BRIGHT: Metal = {
  lit: '#fff3c8',
  body: TONE.brassLit,
  dark: TONE.brass,
  deep: TONE.brassDeep,
  edge: '#fff6d8',
};

/** Round bar along a path: dark edge, body, lit line toward the upper left. */
function bar(d: string, width: number, { lit, body, dark, deep }: Metal, shift: Point): string {
  return [
    shape(d, { stroke: deep, width: width + 6 }),
    shape(d, { stroke: dark, width }),
    placed(shape(d, { stroke: body, width: width * 0.62 }), { at: shift }),
    placed(shape(d, { stroke: lit, width: width * 0.16 }), { at: [shift[0] * 2.2, shift[1] * 2.2] }),
  ].join('');
}

/** A link lying along the axis: seen flat it is a stadium, seen edge on a bar. */
const FLAT = 'M-44 -37H44A37 37 0 0 1 44 37H-44A37 37 0 0 1 -44 -37Z';
const EDGE_ON = 'M-60 0H60';
/** The open one: its upper side has sprung up and away. */
const OPEN = 'M-58 -34A37 37 0 0 0 -44 37H44A37 37 0 0 0 66 -30L12 -88';

/** Hatching across the shaded side of the ring, in facets. */
function ironRing(): string {
  const outer = ellipse(RING, RADIUS + 27, RADIUS + 27);
  const facet = [
    ...ellipse(RING, RADIUS + 26, RADIUS + 26, -40, 130),
    ...ellipse(RING, RADIUS + 3, RADIUS + 3, 130, -40),
  ];
  const hollow = [
    ...ellipse(RING, RADIUS - 1, RADIUS - 1, 140, 310),
    ...ellipse(RING, RADIUS - 24, RADIUS - 24, 310, 140),
  ];
  return [
    disc(RING, RADIUS, { stroke: IRON.deep, width: 60 }),
    disc(RING, RADIUS, { stroke: IRON.body, width: 54 }),
    disc(RING, RADIUS - 12, { stroke: IRON.dark, width: 26 }),
    shade(facet, { ink: IRON.deep, degrees: 45, pitch: 7, width: 1.6 }),
    shade(hollow, { ink: IRON.deep, degrees: 45, pitch: 8, width: 1.4 }),
    shape(trace(ellipse(RING, RADIUS + 15, RADIUS + 15, 150, 300)), { stroke: IRON.lit, width: 6 }),
    shape(outer, { stroke: IRON.edge, width: 2.6 }),
    disc(RING, RADIUS - 27, { stroke: IRON.edge, width: 2 }),
  ].join('');
}

/** Red heat bursts from the link that has given way. */
function heat(): string {
  return [
    hairRays(RING, { count: 32, from: 96, to: 168, turn: 5.6 }, '#ffb98a', 1.8),
    star(RING, {
      rays: 16,
      reach: [168, 120],
      inner: 78,
      polish: { lit: TONE.oxblood, dark: TONE.oxbloodShade },
    }),
  ].join('');
}

/** The door was never locked: it stands open behind the ball, and its light lies on the flags. */
function door(): string {
  const [left, right, top, foot] = [478, 594, 742, 972];
  const opening = `M${left} ${foot}V${top + 58}A58 58 0 0 1 ${right} ${top + 58}V${foot}Z`;
  const leaf = points('594,800 632,786 632,996 594,972');
  return [
    shape(points('478,972 594,972 560,1062 330,1062'), { fill: TONE.ivory, opacity: 0.3 }),
    shape(opening, { fill: TONE.ivory, stroke: '#0a1a18', width: 18 }),
    shape(opening, { stroke: IRON.body, width: 3 }),
    shape('M478 936q30 -16 56 -6q36 10 60 -8V972H478Z', { fill: TONE.leaf }),
    disc([536, 836], 22, { fill: TONE.brassLit }),
    engraved(
      leaf,
      { fill: TONE.wood, stroke: TONE.brassLit, width: 2.2 },
      { ink: TONE.woodDeep, degrees: 90, pitch: 7, width: 1.4 },
    ),
  ].join('');
}

/** Where the chain begins: a brass rose bolted to the wall. */
function anchor(): string {
  const at = polar(RING, -STEP * 3.62, SLANT);
  return [
    disc(at, 44, { fill: TONE.brass, stroke: TONE.gold, width: 2.8 }),
    knurled(at, 32, 40, 40, { stroke: TONE.brassDeep, width: 1.6 }),
    disc(at, 26, { fill: TONE.brassShade, stroke: TONE.brassDeep, width: 2 }),
  ].join('');
}

/** The hook in the wall that carries the ring. */
function staple(): string {
  const plate = box(286, 132, 414, 214);
  return [
    engraved(
      plate,
      { fill: TONE.brass, stroke: TONE.gold, width: 2.8 },
      { ink: TONE.brassDeep, degrees: 0, pitch: 6, from: 0.5, width: 1.3 },
    ),
    ...[306, 394].flatMap((x) =>
      [150, 196].map((y) => disc([x, y], 7, { fill: TONE.brassLit, stroke: TONE.brassDeep, width: 2 })),
    ),
    bar('M330 190V264A20 20 0 0 0 370 264V190', 18, IRON, [-2.4, -1]),
  ].join('');
}

function links(from: number, to: number): string {
  const places = (odd: boolean): Place[] =>
    range(to - from + 1)
      .map((i) => from + i)
      .filter((i) => Math.abs(i % 2) === (odd ? 1 : 0))
      .map((i) => ({ at: polar(RING, i * STEP, SLANT), turn: SLANT }));
  const id = `${from < 0 ? 'up' : 'down'}`;
  return (
    repeated(`flat-${id}`, bar(FLAT, 23, IRON, [-3.4, 1.4]), places(false)) +
    repeated(`edge-${id}`, bar(EDGE_ON, 26, IRON, [-1, 4]), places(true))
  );
}

/** Dressed stone behind, in wide courses that hardly show. */
function wall(ink: GroundInk): string {
  const rows = range(9).map((row) => {
    const y = 190 + row * 94;
    const joints = range(4).map((i) => `M${120 + i * 170 + (row % 2) * 85} ${y}v94`);
    return `M46 ${y}H654${joints.join('')}`;
  });
  return shape(rows.join(''), { stroke: ink.line, width: 1.6, opacity: 0.3 });
}

/** The weight at the lower end: an iron ball on the flagstones. */
function ball(): string {
  const at: Point = [132, 920];
  return [
    shape(ellipse([172, 998], 118, 16), { fill: '#050d0c', opacity: 0.6 }),
    disc(at, 80, { fill: IRON.dark }),
    disc([at[0] - 12, at[1] - 12], 58, { fill: '#87918b' }),
    disc([at[0] - 22, at[1] - 24], 34, { fill: IRON.body }),
    shape(trace(ellipse(at, 64, 64, 200, 262)), { stroke: IRON.lit, width: 5 }),
    shade(ellipse(at, 78, 78, -30, 120), { ink: IRON.deep, degrees: 40, pitch: 6, width: 1.5 }),
    disc(at, 80, { stroke: IRON.edge, width: 2.6 }),
  ].join('');
}

function floor(ink: GroundInk): string {
  const flags = range(9).map((i) => `M${350 + (i - 4) * 84} 972L${350 + (i - 4) * 150} 1062`);
  return [
    shape(box(46, 972, 654, 1062), { fill: '#163733' }),
    shape(`M46 1008H654${flags.join('')}`, { stroke: ink.line, width: 1.4, opacity: 0.55 }),
    shape('M46 972H654', { stroke: ink.line, width: 2.4 }),
  ].join('');
}

function draw(ink: GroundInk): string {
  return [
    wall(ink),
    floor(ink),
    door(),
    heat(),
    anchor(),
    links(-3, -1),
    ironRing(),
    staple(),
    ball(),
    links(1, 3),
    placed(bar(OPEN, 26, BRIGHT, [-3.4, 1.4]), { at: RING, turn: SLANT }),
    spark(polar(RING, 96, 214), 24, TONE.ivory),
  ].join('');
}

export const theDevil: CardPicture = { light: { at: RING, reach: 400 }, draw };
