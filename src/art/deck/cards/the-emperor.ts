import { mirrored, points, range, rib, spline, tube, tubeOutline, vein } from '../../drawing/plate-burin.ts';
import type { Tube } from '../../drawing/plate-burin.ts';
import { box, disc, engraved, loop, repeated, shape, symmetric, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { peak } from '../parts/earth.ts';
import { GOLD, star } from '../parts/lights.ts';

const STONE = { lit: TONE.ivory, body: '#cbbd98', dark: '#8f8262', line: '#4c4029' };
const EDGE = { stroke: TONE.gold, width: 2.6 };
const COURSE = { ink: STONE.line, degrees: 0, pitch: 5.4, from: 0.62, width: 1.2 };

/** A ram's horn sweeps out from the head of the throne, down, and round into its own curl. */
const HORN = spline(
  points('304,356 258,268 192,240 130,276 108,360 132,440 184,462 222,426 212,380 176,374'),
  8,
);
const BREAK = 0.36;

function girth(t: number): number {
  return 94 * (1 - t) ** 0.9 + 2;
}

/** The lost end was cast anew in brass: a jagged seam, and three cramps across it. */
function mended(body: Tube): string {
  const seam = range(9).map((i) => body.at(BREAK + (i % 2 === 0 ? 0.012 : -0.018), -1 + i / 4));
  const tip = tubeOutline(body, BREAK + 0.012, 1, 60);
  const metal = [...tip, ...seam.toReversed()];
  const dark = [...vein(body, -0.1, BREAK + 0.02, 1), ...vein(body, -1, BREAK + 0.02, 1).toReversed()];
  const rings = range(15).map((i) => trace(rib(body, BREAK + 0.05 + i * 0.039, 0.012)));
  const cramps = [-0.55, 0, 0.55].map((u) => trace([body.at(BREAK - 0.035, u), body.at(BREAK + 0.03, u)]));
  return [
    shape(metal, { fill: TONE.brass }),
    shape(
      dark.filter((_, i) => i % 2 === 0),
      { fill: TONE.brassShade },
    ),
    shape(rings.join(''), { stroke: TONE.brassDeep, width: 1.8 }),
    shape(tip, { stroke: TONE.gold, width: 2.8 }),
    shape(trace(seam), { stroke: TONE.brassDeep, width: 2.6 }),
    shape(cramps.join(''), { stroke: TONE.brassDeep, width: 9 }),
    shape(cramps.join(''), { stroke: TONE.brassLit, width: 5 }),
  ].join('');
}

/** Rings lie across the horn and bulge toward its tip. */
function horn(right: boolean): string {
  const body = tube(right ? mirrored(HORN, 350) : HORN, girth);
  const shadow = right ? 1 : -1;
  const outline = tubeOutline(body, 0, 1, 64);
  const dark = [...vein(body, 0.15 * shadow, 0, 1), ...vein(body, shadow, 0, 1).toReversed()];
  const rings = range(24).map((i) => trace(rib(body, 0.04 + i * 0.039, 0.012)));
  return [
    shape(outline, { fill: STONE.lit }),
    shape(
      dark.filter((_, i) => i % 2 === 0),
      { fill: STONE.body },
    ),
    shape(rings.join(''), { stroke: STONE.line, width: 1.8 }),
    shape(outline, { stroke: TONE.gold, width: 2.8 }),
    right ? mended(body) : '',
  ].join('');
}

/** The back rises in steps to a flat head; nothing round on it, lest the horns find a face. */
function back(): string {
  const left = points('232,720 232,356 254,356 254,300 284,300 284,236 314,236 314,178');
  const outline = symmetric(left, 350);
  const panel = symmetric(points('264,700 264,388 284,388 284,336 312,336 312,276'), 350);
  const rays = range(11).map((i) =>
    trace([
      [350, 700],
      [276 + i * 14.8, 400 - (5 - Math.abs(5 - i)) * 18],
    ]),
  );
  return [
    engraved(outline, { fill: STONE.body, ...EDGE }, COURSE),
    shape(
      points(
        '232,356 254,356 254,300 284,300 284,236 314,236 314,178 330,178 330,252 300,252 300,316 270,316 270,372 248,372 248,720 232,720',
      ),
      { fill: STONE.lit },
    ),
    engraved(panel, { fill: '#4a1219', stroke: STONE.line, width: 2.4 }),
    shape(rays.join(''), { stroke: '#c0604f', width: 1.4 }),
    star([350, 476], { rays: 8, reach: [92, 52], inner: 26, polish: GOLD }),
    disc([350, 476], 15, { fill: TONE.oxblood, stroke: TONE.gold, width: 2.4 }),
  ].join('');
}

/** A squared stone with its light upper edge and shaded end. */
function block(left: number, top: number, right: number, bottom: number): string {
  return [
    engraved(box(left, top, right, bottom), { fill: STONE.body, ...EDGE }, COURSE),
    shape(box(left + 2, top + 2, right - 2, top + 11), { fill: STONE.lit }),
    shape(`M${left} ${top + 12}H${right}`, { stroke: STONE.line, width: 1.6 }),
  ].join('');
}

function arms(): string {
  const arm = [
    block(140, 676, 240, 930),
    block(126, 634, 250, 678),
    shape('M168 706H212V906H168Z', { stroke: STONE.line, width: 2, fill: STONE.dark }),
    shape('M176 716V898M184 716V898M192 716V898M200 716V898', { stroke: STONE.line, width: 1.6 }),
  ].join('');
  return repeated('arm', arm, [{ at: [0, 0] }, { at: [320, 0] }]);
}

function seat(): string {
  const cushion = loop(
    points('244,716 262,700 350,698 438,700 456,716 460,738 452,758 350,762 248,758 240,738'),
    5,
  );
  const tassels = points('252,760 448,760').map(([x, y]) => `M${x} ${y}v26m-6 -20v22m12 -22v22`);
  return [
    block(240, 756, 460, 930),
    shape('M262 792H438V906H262Z', { stroke: STONE.line, width: 2, fill: STONE.dark }),
    shape(
      range(9)
        .map((i) => `M${274 + i * 19} 792V906`)
        .join(''),
      { stroke: STONE.line, width: 1.4 },
    ),
    engraved(
      cushion,
      { fill: TONE.oxblood, stroke: TONE.gold, width: 2.6 },
      { ink: TONE.oxbloodDeep, degrees: 0, pitch: 5.4, from: 0.55, width: 1.5 },
    ),
    shape(trace(spline(points('262,712 300,708 340,708'), 4)), { stroke: TONE.oxbloodLit, width: 2.4 }),
    shape(tassels.join(''), { stroke: TONE.brassLit, width: 3 }),
  ].join('');
}

function country({ line }: GroundInk): string {
  const rock = { lit: '#7d2a28', dark: '#451014', line, rule: '#2a070b' };
  const paving: Point[][] = range(13).map((i) => [
    [350 + (i - 6) * 50, 900],
    [350 + (i - 6) * 92, 1062],
  ]);
  return [
    peak({ apex: [96, 566], left: -40, right: 250, base: 902 }, rock),
    peak({ apex: [600, 540], left: 440, right: 760, base: 902 }, rock),
    peak({ apex: [200, 640], left: 60, right: 350, base: 902 }, rock),
    peak({ apex: [498, 650], left: 360, right: 650, base: 902 }, rock),
    shape(box(46, 900, 654, 1062), { fill: '#3a0f14' }),
    shape(paving.map(trace).join(''), { stroke: line, width: 1.2, opacity: 0.45 }),
    shape('M46 900H654', { stroke: line, width: 2.2 }),
  ].join('');
}

function draw(ink: GroundInk): string {
  return [
    country(ink),
    horn(false),
    horn(true),
    back(),
    arms(),
    seat(),
    block(104, 930, 596, 974),
    block(76, 974, 624, 1026),
  ].join('');
}

export const theEmperor: CardPicture = { light: { at: [350, 400], reach: 430 }, draw };
