import { mirrored, points, range, spline } from '../../drawing/plate-burin.ts';
import { box, engraved, loop, placed, repeated, shape, symmetric } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { cloud, rain } from '../parts/air.ts';
import { drop, ripples } from '../parts/water.ts';
import { sword } from '../suits/sword.ts';

const HEART: Point = [350, 580];
const BLADE = { blade: 574, width: 40 };
/** Where each guard stands and how the sword leans; all three pass through the middle of the heart. */
const SWORDS: readonly Place[] = [
  { at: [168, 329], turn: 144 },
  { at: [532, 329], turn: 216 },
  { at: [350, 304], turn: 180 },
];

/** Two facets that meet in a curve: the lit left with its gleam, the right in shade. */
function heart(): string {
  const left = spline(
    points('350,470 322,424 272,402 214,414 176,458 170,516 190,584 240,660 298,726 350,784'),
    6,
  );
  const outline = symmetric(left, HEART[0]);
  const edge = spline(points('476,404 500,470 484,560 436,650 350,784'), 6);
  const dark = [...mirrored(left, HEART[0]).filter(([x, y]) => x > 476 || y > 470), ...edge.toReversed()];
  const gleam = loop(points('222,448 198,486 196,538 208,536 218,496 240,462'), 5);
  return [
    engraved(outline, { fill: TONE.oxblood }, { ink: TONE.oxbloodShade, degrees: 48, pitch: 8, width: 1.4 }),
    engraved(dark, { fill: TONE.oxbloodShade }, { ink: TONE.oxbloodDeep, degrees: 48, pitch: 6, width: 1.7 }),
    shape(gleam, { fill: '#f0a49c' }),
    shape(outline, { stroke: TONE.gold, width: 3.2 }),
  ].join('');
}

/** The middle sword lies over the heart and goes in low down: three slits would look at us like a face. */
function foremost(): string {
  const slit = 420;
  const clip = `<defs><clipPath id="front"><path d="M-200 200V${-slit}H200V200Z"/></clipPath></defs>`;
  const wound = `M-32 ${-slit}Q0 ${-slit + 14} 32 ${-slit}Q0 ${-slit - 12} -32 ${-slit}Z`;
  return placed(
    shape(wound, { fill: TONE.oxbloodDeep, stroke: '#f0a49c', width: 1.6 }) +
      `${clip}<g clip-path="url(#front)">${sword(BLADE)}</g>`,
    SWORDS[2]!,
  );
}

/** Spread so that no two strokes stand in line. */
function scattered(count: number): Point[] {
  return range(count).map((i): Point => [62 + 586 * ((i * 0.618) % 1), 236 + 700 * ((i * 0.7549) % 1)]);
}

function weather(ink: GroundInk): string {
  const sky = { fill: '#4a2f80', line: ink.line, rule: '#1d0f3c' };
  return [
    rain(scattered(40), 46, ink.line),
    cloud('80,170,44 150,140,54 232,128,60 320,150,52 400,132,62 490,122,60 570,148,54 634,168,44', 206, sky),
    cloud('36,250,40 92,226,46 150,248,38', 258, { ...sky, fill: '#5f3f9c' }, 0.5),
    cloud('550,248,38 606,224,48 662,248,40', 258, { ...sky, fill: '#5f3f9c' }, 0.5),
  ].join('');
}

/** The ground is wet; each drop that reaches it leaves its rings. */
function puddle(ink: GroundInk): string {
  return [
    shape(box(46, 950, 654, 1062), { fill: '#2a1750' }),
    shape('M46 950H654', { stroke: ink.line, width: 2 }),
    ripples([350, 1010], 150, 4, ink.line, 0.18, 1.4),
    ripples([196, 984], 54, 2, ink.line, 0.2),
    ripples([520, 978], 46, 2, ink.line, 0.2),
  ].join('');
}

function draw(ink: GroundInk): string {
  return [
    puddle(ink),
    weather(ink),
    repeated('sword', sword(BLADE), SWORDS),
    heart(),
    foremost(),
    drop([350, 922], 60, TONE.oxblood, '#f0a49c'),
  ].join('');
}

export const threeOfSwords: CardPicture = { draw };
