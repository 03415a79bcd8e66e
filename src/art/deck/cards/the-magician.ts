import { points, range, spline } from '../../drawing/plate-burin.ts';
import { box, ellipse, engraved, placed, repeated, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { lemniscate } from '../parts/band.ts';
import { leaf } from '../parts/leaf.ts';
import { GOLD, hairRays, star } from '../parts/lights.ts';
import { lily } from '../parts/lily.ts';
import { RED_ROSE, WHITE_ROSE, rose } from '../parts/rose.ts';
import { beam } from '../parts/timber.ts';
import { GLASS, cup } from '../suits/cup.ts';
import { pentacle } from '../suits/pentacle.ts';
import { sword } from '../suits/sword.ts';
import { wand } from '../suits/wand.ts';

/** Where the table's surface meets its front board. */
const EDGE = 800;

/** Roses climb in from both sides and hang over the table. */
function bower(): string {
  const left = spline(points('70,452 92,380 90,300 104,220 146,160 200,140'), 8);
  const blooms = points('92,386 100,304 102,222 142,160 210,140').map((at, i): Place => ({
    at,
    turn: i * 40,
  }));
  const every = (start: 0 | 1): Place[] => blooms.filter((_, i) => i % 2 === start);
  const leaves = left
    .filter((_, i) => i % 4 === 1)
    .map((at, i): Place => ({ at, turn: i % 2 === 0 ? 20 + i * 6 : -150 + i * 8 }));
  const half = [
    shape(trace(left), { stroke: TONE.leafLit, width: 3.6 }),
    repeated('spray', leaf([0, 0], 0, 46, 23), leaves),
    repeated('red', rose([0, 0], 34, RED_ROSE), every(0)),
    repeated('white', rose([0, 0], 34, WHITE_ROSE), every(1)),
  ].join('');
  return repeated('bower', half, [{ at: [0, 0] }, { at: [700, 0], flipped: true }]);
}

function table(): string {
  const top = points(`124,724 576,724 610,${EDGE} 90,${EDGE}`);
  const grain = range(7).map((i) => `M${122 - i * 5} ${736 + i * 9.6}H${578 + i * 5}`);
  return [
    repeated('leg', beam([0, EDGE + 30], [0, 1026], 38), [{ at: [132, 0] }, { at: [568, 0] }]),
    beam([90, EDGE + 20], [610, EDGE + 20], 42),
    engraved(top, { fill: '#6f4420', stroke: TONE.brassLit, width: 2.4 }),
    shape(grain.join(''), { stroke: TONE.woodDeep, width: 1.3, opacity: 0.7 }),
  ].join('');
}

/** A pale runner falls over the front of the table; its folds start where it bends. */
function runner(): string {
  const hem = spline(points('262,950 284,962 306,950 328,964 350,952 372,964 394,950 416,962 438,950'), 4);
  const fall: Point[] = [[252, EDGE], ...hem, [448, EDGE]];
  const folds = range(4).map((i) =>
    trace(spline(points(`${290 + i * 40},${EDGE + 4} ${288 + i * 41},870 ${284 + i * 44},946`), 4)),
  );
  return [
    engraved(
      fall,
      { fill: TONE.ivory, stroke: TONE.gold, width: 2.4 },
      { ink: '#9c8a5c', degrees: 0, pitch: 6, from: 0.7, width: 1.2 },
    ),
    shape(folds.join(''), { stroke: '#9c8a5c', width: 1.6 }),
    shape(points('258,912 442,912 440,934 260,934'), { fill: TONE.oxblood }),
    shape(`M252 ${EDGE}H448M259 906H441M261 940H439`, { stroke: TONE.brassShade, width: 1.8 }),
    star([350, 856], { rays: 8, reach: [44, 24], inner: 13, polish: GOLD }),
  ].join('');
}

/** Sword on the boards, its hilt past the end of the table; the other three stand safe. */
function tools(): string {
  const socket = [...ellipse([350, 768], 44, 12, 0, 180), [318, 738] as Point, [382, 738] as Point];
  return [
    placed(pentacle({ radius: 88, field: '#2a1c38' }), { at: [494, 672], turn: 8 }),
    placed(wand({ length: 356, width: 34, leaves: [0.36, 0.62], leafLength: 74, flame: 118 }), {
      at: [350, 750],
    }),
    engraved(
      socket,
      { fill: TONE.brass, stroke: TONE.gold, width: 2.2 },
      { ink: TONE.brassDeep, degrees: 90, pitch: 4.6, from: 0.5, width: 1.1 },
    ),
    placed(cup({ height: 258, glass: GLASS.teal, drink: '#8f2440' }), { at: [190, 774] }),
    placed(sword({ blade: 306, width: 30 }), { at: [540, 768], turn: -91.5, flipped: true }),
  ].join('');
}

function garden(ink: GroundInk): string {
  const tiles = range(9).map((i) => `M${350 + (i - 4) * 66} 962L${350 + (i - 4) * 156} 1062`);
  const stems = points('210,1040 490,1040').map(([x, y]) => `M${x} ${y}q-6 -40 0 -92`);
  return [
    shape(box(46, 962, 654, 1062), { fill: '#2b1e38' }),
    shape(tiles.join(''), { stroke: ink.line, width: 1.2, opacity: 0.5 }),
    shape('M46 962H654M46 992H654', { stroke: ink.line, width: 1.6, opacity: 0.8 }),
    shape(stems.join(''), { stroke: TONE.leafLit, width: 3.2 }),
    repeated('lily', leaf([0, 84], -150, 58, 20) + leaf([0, 84], -34, 58, 20) + lily(50), [
      { at: [210, 952] },
      { at: [490, 952] },
    ]),
  ].join('');
}

function draw(ink: GroundInk): string {
  return [
    hairRays([350, 330], { count: 24, from: 108, to: 250, turn: 5 }, ink.line, 1.1),
    bower(),
    lemniscate([350, 216], 316, 74, {
      edge: TONE.gold,
      body: TONE.brass,
      rib: TONE.brassDeep,
      width: 34,
      pitch: 7,
    }),
    garden(ink),
    table(),
    runner(),
    tools(),
  ].join('');
}

export const theMagician: CardPicture = { light: { at: [350, 380], reach: 440 }, draw };
