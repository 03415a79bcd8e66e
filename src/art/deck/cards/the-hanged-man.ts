import { points, range, spline, tube, tubeOutline, vein } from '../../drawing/plate-burin.ts';
import { disc, engraved, knurled, loop, placed, repeated, roped, shape, symmetric, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { twig } from '../parts/leaf.ts';
import { limb } from '../parts/limb.ts';
import { hairRays } from '../parts/lights.ts';
import { ripples } from '../parts/water.ts';

const HEAD: Point = [350, 858];

interface Cloth {
  fill: string;
  dark: string;
  rib: string;
}

const HOSE: Cloth = { fill: TONE.oxblood, dark: TONE.oxbloodShade, rib: TONE.oxbloodDeep };
const SLEEVE: Cloth = { fill: TONE.brass, dark: TONE.brassShade, rib: TONE.brassDeep };

/** An arm or leg in its stocking: widths along the way, the right side in shade. */
function clad(course: string, widths: readonly number[], { fill, dark, rib }: Cloth): string {
  const body = tube(spline(points(course), 10), (t) => {
    const at = t * (widths.length - 1);
    const i = Math.min(widths.length - 2, Math.floor(at));
    return widths[i]! + (widths[i + 1]! - widths[i]!) * (at - i);
  });
  const outline = tubeOutline(body, 0, 1, 24);
  const side = body.at(0.4, 1)[0] > body.at(0.4, -1)[0] ? 1 : -1;
  const shadow = [...vein(body, 0.25 * side, 0, 1), ...vein(body, side, 0, 1).toReversed()].filter(
    (_, i) => i % 3 === 0,
  );
  return [
    shape(outline, { fill }),
    engraved(shadow, { fill: dark }, { ink: rib, degrees: 20, pitch: 6, width: 1.2 }),
    shape(outline, { stroke: TONE.gold, width: 2.4 }),
  ].join('');
}

/** Two trunks and a bough across them, none of it cut: it leafs and it roots. */
function frame(): string {
  const leaves = [
    ...points('126,290 122,430 124,900').map((at, i) => twig(at, i % 2 === 0 ? -30 : 36, 92)),
    ...points('580,340 584,480 576,620 580,900').map((at, i) => twig(at, i % 2 === 0 ? -150 : 144, 92)),
    ...points('190,196 262,206 448,204 520,196').map((at, i) => twig(at, i % 2 === 0 ? -120 : 60, 84)),
  ];
  return [
    limb('118,960 96,990 78,1004 62,1012', 34, 6),
    limb('118,960 150,990 184,996 220,1012', 34, 6),
    limb('584,960 552,990 520,996 484,1012', 34, 6),
    limb('584,960 606,990 624,1004 638,1012', 34, 6),
    ...leaves,
    limb('118,984 110,800 124,600 108,400 118,190', 58, 42),
    limb('584,984 592,800 578,600 594,400 582,190', 58, 42),
    limb('74,186 200,176 350,194 500,178 628,190', 54, 44, true),
  ].join('');
}

/** The crossed leg goes behind the straight one; daylight stays between all limbs. */
function legs(): string {
  const shoe = loop(points('336,300 332,262 338,240 352,232 366,240 370,264 380,290 368,306'), 5);
  return [
    clad(
      '340,600 292,556 244,506 222,476 226,456 250,446 310,434 366,422 410,414',
      [58, 56, 54, 50, 46, 44, 40, 34, 28],
      HOSE,
    ),
    engraved(loop(points('400,398 430,396 462,404 470,414 452,424 404,430'), 5), {
      fill: TONE.woodShade,
      stroke: TONE.gold,
      width: 2.2,
    }),
    clad('362,606 364,500 356,400 352,296', [64, 56, 44, 32], HOSE),
    engraved(shoe, { fill: TONE.woodShade, stroke: TONE.gold, width: 2.2 }),
    roped('M336 276L370 276', {
      edge: TONE.gold,
      body: TONE.ivory,
      rib: TONE.brassShade,
      width: 18,
      pitch: 5,
    }),
    roped('M352 210V270', { edge: TONE.gold, body: TONE.ivory, rib: TONE.brassShade, width: 13, pitch: 6 }),
    roped('M330 200H376', { edge: TONE.gold, body: TONE.ivory, rib: TONE.brassShade, width: 20, pitch: 6 }),
  ].join('');
}

/** Arms folded behind the back: elbows sharp and far out, or sleeves close to a hoop about the waist. */
function arms(): string {
  const left = points(
    '312,744 262,722 244,708 258,696 334,668 334,638 246,664 196,692 186,708 194,724 222,746 296,792',
  );
  const fore = points('244,708 258,696 334,668 334,638 246,664 196,692 186,708');
  const seams = 'M232 672L242 688M216 740L232 726';
  const half = [
    shape(left, { fill: SLEEVE.fill }),
    engraved(fore, { fill: SLEEVE.dark }, { ink: SLEEVE.rib, degrees: 64, pitch: 6, width: 1.3 }),
    shape(left, { stroke: TONE.gold, width: 2.4 }),
    shape(seams, { stroke: SLEEVE.rib, width: 2 }),
  ].join('');
  return repeated('arm', half, [{ at: [0, 0] }, { at: [700, 0], flipped: true }]);
}

/** A short tunic: it hangs by nothing, so its skirt stands out; the waist is narrow under a red belt. */
function tunic(): string {
  const left = spline(
    points('350,566 318,572 292,562 282,580 302,626 314,664 304,706 284,750 292,782 322,794 350,796'),
    6,
  );
  const outline = symmetric(left, 350);
  const folds = [
    '312,580 322,620 328,654',
    '338,578 340,620 342,654',
    '366,578 362,620 358,654',
    '390,580 378,620 372,654',
    '330,684 322,730 318,780',
    '370,684 378,730 384,780',
  ];
  return [
    engraved(
      outline,
      { fill: TONE.ivory, stroke: TONE.gold, width: 2.6 },
      { ink: '#a3925f', degrees: 0, pitch: 6, from: 0.66, width: 1.3 },
    ),
    shape(folds.map((fold) => trace(spline(points(fold), 4))).join(''), { stroke: '#a3925f', width: 1.8 }),
    engraved(points('310,656 390,656 392,680 308,680'), { fill: TONE.oxblood, stroke: TONE.gold, width: 2 }),
    shape('M334 656V680H366V656', { stroke: TONE.gold, width: 2.4 }),
    engraved(points('328,794 372,794 366,812 334,812'), { fill: TONE.brass, stroke: TONE.gold, width: 2 }),
  ].join('');
}

function head(ink: GroundInk): string {
  const rays = range(13).map((i) => {
    const reach = 84 + 32 * Math.cos(((i - 6) / 6) * 1.3);
    const turn = 18 + i * 12;
    const at = (r: number): Point => [
      HEAD[0] + r * Math.cos((turn * Math.PI) / 180),
      HEAD[1] + r * Math.sin((turn * Math.PI) / 180),
    ];
    return trace([at(70), at(reach)]);
  });
  return [
    hairRays(HEAD, { count: 40, from: 66, to: 92, turn: 4 }, ink.line, 1.4),
    shape(rays.join(''), { stroke: TONE.gold, width: 2.4 }),
    disc(HEAD, 54, { fill: TONE.brassLit, stroke: TONE.gold, width: 2.8 }),
    knurled(HEAD, 46, 52, 48, { stroke: TONE.brassShade, width: 1.4 }),
    disc(HEAD, 44, { fill: '#fff6dc' }),
  ].join('');
}

/** Coins leave the belt at one side only and turn as they fall. */
function coins(): string {
  const fall: Place[] = points('462,800 486,842 464,878 490,914 468,944').map((at, i) => ({
    at,
    turn: i * 37,
  }));
  const coin =
    disc([0, 0], 17, { fill: TONE.brass, stroke: TONE.gold, width: 2.2 }) +
    knurled([0, 0], 11, 15, 18, { stroke: TONE.brassDeep, width: 1.6 }) +
    disc([0, 0], 7, { fill: TONE.brassLit, stroke: TONE.brassDeep, width: 1.4 });
  return repeated('coin', coin, fall);
}

function draw(ink: GroundInk): string {
  return [
    shape(points('46,960 654,960 654,1062 46,1062'), { fill: '#0c4560' }),
    shape('M46 960H654', { stroke: ink.line, width: 2 }),
    ripples([350, 1016], 280, 5, ink.line, 0.13, 1.4),
    frame(),
    placed(head(ink) + legs() + arms() + tunic() + coins(), { at: [-35, -20], scale: 1.1 }),
  ].join('');
}

export const theHangedMan: CardPicture = { light: { at: [350, 700], reach: 430 }, draw };
