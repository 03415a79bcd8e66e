import { points, polar, range, spline } from '../../drawing/plate-burin.ts';
import { box, disc, ellipse, engraved, placed, repeated, shade, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { hairRays, spark, star } from '../parts/lights.ts';

const RING: Point = [350, 336];
const RADIUS = 134;
/** The chain hangs slack from the ring, swings out and ends at the ball; a link stands at every point of it. */
const CHAIN = spline(points('352,476 362,586 342,696 290,792 218,868'), 1);
/** Every other link is seen flat; of these the lower one has given way. */
const OPENED = CHAIN[3]!;
const BALL: Point = [146, 918];
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
const FLAT = 'M-46 -38H46A38 38 0 0 1 46 38H-46A38 38 0 0 1 -46 -38Z';
const EDGE_ON = 'M-58 0H58';
/** The open one still holds the chain, but one side of it has sprung out. Seen alone, a gap would make it a letter. */
const OPEN = 'M34 -38H46A38 38 0 0 1 46 38H-46A38 38 0 0 1 -66 -32L-28 -86';

/** Hatching across the shaded side of the ring, in facets. */
function ironRing(): string {
  const outer = ellipse(RING, RADIUS + 25, RADIUS + 25);
  const facet = [
    ...ellipse(RING, RADIUS + 26, RADIUS + 26, -40, 130),
    ...ellipse(RING, RADIUS + 3, RADIUS + 3, 130, -40),
  ];
  const hollow = [
    ...ellipse(RING, RADIUS - 1, RADIUS - 1, 140, 310),
    ...ellipse(RING, RADIUS - 24, RADIUS - 24, 310, 140),
  ];
  return [
    disc(RING, RADIUS, { stroke: IRON.deep, width: 56 }),
    disc(RING, RADIUS, { stroke: IRON.body, width: 50 }),
    disc(RING, RADIUS - 12, { stroke: IRON.dark, width: 26 }),
    shade(facet, { ink: IRON.deep, degrees: 45, pitch: 7, width: 1.6 }),
    shade(hollow, { ink: IRON.deep, degrees: 45, pitch: 8, width: 1.4 }),
    shape(trace(ellipse(RING, RADIUS + 15, RADIUS + 15, 150, 300)), { stroke: IRON.lit, width: 6 }),
    shape(outer, { stroke: IRON.edge, width: 2.6 }),
    disc(RING, RADIUS - 25, { stroke: IRON.edge, width: 2 }),
  ].join('');
}

/** Red heat bursts from the link that has given way. */
function heat(): string {
  return [
    hairRays(OPENED, { count: 32, from: 96, to: 150, turn: 5.6 }, '#ffb98a', 1.8),
    star(OPENED, {
      rays: 16,
      reach: [140, 104],
      inner: 66,
      polish: { lit: TONE.oxblood, dark: TONE.oxbloodShade },
    }),
  ].join('');
}

/** The door was never locked: it stands wide open, and its light lies on the flags as far as the ball. */
function door(): string {
  const [left, right, top, foot] = [446, 588, 590, 972];
  const opening = `M${left} ${foot}V${top + 71}A71 71 0 0 1 ${right} ${top + 71}V${foot}Z`;
  const leaf = points('588,661 640,640 640,1010 588,972');
  const path = spline(points('500,972 486,940 522,912 506,884 516,866'), 5);
  return [
    shape(points('446,972 588,972 540,1062 220,1062'), { fill: TONE.ivory, opacity: 0.34 }),
    shape(opening, { fill: TONE.ivory, stroke: '#0a1a18', width: 22 }),
    disc([512, 742], 30, { fill: TONE.brassLit, stroke: TONE.brass, width: 2 }),
    shape('M446 880q38 -34 72 -12q34 -26 70 -2V972H446Z', { fill: TONE.leaf }),
    shape([...path, ...path.toReversed().map(([x, y]): Point => [x + (y - 856) * 0.36, y])], {
      fill: TONE.ivory,
    }),
    shape(opening, { stroke: IRON.body, width: 3.4 }),
    engraved(
      leaf,
      { fill: TONE.wood, stroke: TONE.brassLit, width: 2.4 },
      { ink: TONE.woodDeep, degrees: 90, pitch: 7, width: 1.4 },
    ),
    shape('M590 740L638 724M590 920L638 946', { stroke: IRON.dark, width: 9 }),
  ].join('');
}

/** The hook in the wall that carries the ring. */
function staple(): string {
  const [x, y] = RING;
  const plate = box(x - 84, 124, x + 84, 214);
  return [
    engraved(
      plate,
      { fill: TONE.brass, stroke: TONE.gold, width: 2.8 },
      { ink: TONE.brassDeep, degrees: 0, pitch: 6, from: 0.5, width: 1.3 },
    ),
    ...[-62, 62].flatMap((away) =>
      [144, 194].map((at) =>
        disc([x + away, at], 8, { fill: TONE.brassLit, stroke: TONE.brassDeep, width: 2 }),
      ),
    ),
    bar(`M${x - 22} 182V${y - RADIUS + 16}a22 22 0 0 0 44 0V182`, 20, IRON, [-2.4, -1]),
  ].join('');
}

/** How far a link is turned: along the chain. */
function courseAt(i: number): number {
  const [a, b] = [CHAIN[Math.max(0, i - 1)]!, CHAIN[Math.min(CHAIN.length - 1, i + 1)]!];
  return (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
}

/** Flat links below, those seen edge on above them: so each seems to pass through its neighbors. */
function chain(): string {
  const place = (i: number): Place => ({ at: CHAIN[i]!, turn: courseAt(i) });
  return [
    placed(bar(FLAT, 24, IRON, [-3.4, 1.4]), place(1)),
    placed(bar(OPEN, 27, BRIGHT, [-3.4, 1.4]), place(3)),
    repeated('edge-on', bar(EDGE_ON, 27, IRON, [-1, 4]), [0, 2, 4].map(place)),
  ].join('');
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
  const at = BALL;
  return [
    shape(ellipse([192, 994], 124, 16), { fill: '#050d0c', opacity: 0.6 }),
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
    ironRing(),
    staple(),
    ball(),
    chain(),
    spark(polar(OPENED, 104, -14), 22, TONE.ivory),
  ].join('');
}

export const theDevil: CardPicture = { light: { at: [350, 560], reach: 430 }, draw };
