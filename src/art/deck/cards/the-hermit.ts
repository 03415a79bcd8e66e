import { points, spline } from '../../drawing/plate-burin.ts';
import { box, disc, ellipse, engraved, placed, repeated, roped, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { cloud } from '../parts/air.ts';
import { hairRays, spark, star } from '../parts/lights.ts';

const LAMP: Point = [452, 374];
const APEX: Point = [318, 566];

/** Four panes under a brass hood; the light in it is a star of eight rays. Its hook is at 0, 0. */
function lantern(): string {
  const glass = points('-78,74 78,74 92,250 -92,250');
  const panes = 'M-28 74L-33 250M28 74L33 250M-84 162H84';
  const hood = [
    ...spline(points('-104,80 -74,60 -42,34 -16,22'), 5),
    ...spline(points('16,22 42,34 74,60 104,80'), 5),
  ];
  const brass = { fill: TONE.brass, stroke: TONE.gold, width: 2.6 };
  const rules = { ink: TONE.brassDeep, degrees: 90, pitch: 5, from: 0.5, width: 1.2 };
  return [
    disc([0, 6], 15, { stroke: TONE.gold, width: 8 }),
    disc([0, 6], 15, { stroke: TONE.brassShade, width: 3 }),
    engraved(glass, { fill: '#fff3cf', stroke: TONE.brassShade, width: 3 }),
    star([0, 162], { rays: 8, reach: [78, 46], inner: 24, polish: { lit: TONE.brass, dark: TONE.flame } }),
    disc([0, 162], 13, { fill: '#fffaf0', stroke: TONE.brassShade, width: 1.8 }),
    shape(panes, { stroke: TONE.brassShade, width: 3 }),
    engraved(hood, brass, rules),
    engraved(box(-108, 78, 108, 94), brass, rules),
    engraved(points('-100,248 100,248 92,276 -92,276'), brass, rules),
    engraved(points('-60,276 60,276 44,292 -44,292'), { ...brass, fill: TONE.brassShade }),
  ].join('');
}

/** A shepherd's crook stuck in the summit; the lantern hangs off its axis. */
function crook(): string {
  const course = trace(
    spline(points('316,640 310,520 306,400 312,296 334,234 386,204 434,224 450,276 452,352'), 8),
  );
  return roped(course, { edge: TONE.brassLit, body: TONE.wood, rib: TONE.woodDeep, width: 28, pitch: 9 });
}

const RIDGE = points('318,566 336,640 316,700 352,770 330,850 372,930 350,1062');

/** A great peak in facets, each with its own hatching; snow comes down in tongues. */
function mountain(ink: GroundInk): string {
  const left = points('318,566 282,612 258,672 212,724 186,798 132,862 96,940 46,990 46,1062');
  const right = points('318,566 360,618 384,682 436,730 470,806 530,868 574,942 654,1006 654,1062');
  const inner = points('258,672 250,760 212,830 220,920 176,1062');
  const outer = points('384,682 402,770 452,850 446,940 500,1062');
  const facet = (outline: Point[], fill: string, degrees: number, pitch: number): string =>
    engraved(outline, { fill, stroke: ink.line, width: 1.4 }, { ink: '#15160a', degrees, pitch, width: 1.4 });
  const snow = [
    ...points(
      '318,566 282,612 258,672 212,724 196,766 222,752 218,812 248,770 262,846 286,784 306,872 324,800 340,742',
    ),
    ...points('356,836 376,756 398,822 412,764 440,812 446,768 462,786 436,730 384,682 360,618'),
  ];
  const shadow = points(
    '318,566 336,640 318,700 340,742 356,836 376,756 398,822 412,764 440,812 446,768 462,786 436,730 384,682 360,618',
  );
  return [
    facet([...left.slice(0, 3), ...inner, [46, 1062], ...left.slice(3, 8).toReversed()], '#8b8d4a', 118, 10),
    facet([...RIDGE, ...inner.toReversed(), ...left.slice(1, 2)], '#6d6f36', 66, 8),
    facet([...RIDGE, ...outer.toReversed(), ...right.slice(1, 2)], '#26280f', 62, 6),
    facet([...right.slice(2), ...outer.toReversed()], '#35371a', 48, 7),
    shape(snow, { fill: TONE.ivory }),
    engraved(shadow, { fill: '#a9a67e' }, { ink: '#5c5a36', degrees: 60, pitch: 6, width: 1.2 }),
    shape(snow, { stroke: TONE.ivory, width: 1.8 }),
    shape(trace([...left.slice(0, 8).toReversed(), ...right.slice(1, 8)]), { stroke: ink.line, width: 2.4 }),
  ].join('');
}

/** Golden steps climb in a winding line and never come down: all toes point upward. */
function steps(): string {
  const print =
    shape('M0 -20C9 -20 10 -6 7 2C5 8 -5 8 -7 2C-10 -6 -9 -20 0 -20Z', {
      fill: TONE.brassLit,
      stroke: TONE.brassDeep,
      width: 1.4,
    }) + shape(ellipse([0, 15], 6, 6.5), { fill: TONE.brassLit, stroke: TONE.brassDeep, width: 1.4 });
  const way = spline(points('204,1026 262,1004 322,966 300,908 256,862 294,812 326,768 304,706'), 5).filter(
    (_, i) => i % 3 === 0,
  );
  const places = way.map((at, i): Place => {
    const next = way[Math.min(way.length - 1, i + 1)]!;
    const back = way[Math.max(0, i - 1)]!;
    const turn = (Math.atan2(next[1] - back[1], next[0] - back[0]) * 180) / Math.PI + 90;
    const side = i % 2 === 0 ? 10 : -10;
    return {
      at: [at[0] + Math.cos((turn * Math.PI) / 180) * side, at[1] + Math.sin((turn * Math.PI) / 180) * side],
      turn,
      scale: 1.25 - i * 0.045,
    };
  });
  return repeated('print', print, places);
}

/** A scarf knotted to the crook, blown away from the lamp: the one red thing on the mountain. */
function scarf(): string {
  const tail = [
    ...spline(points('302,418 256,404 214,430 166,414 118,436'), 6),
    ...points('134,454 112,470'),
    ...spline(points('112,470 168,452 218,470 262,446 304,446'), 6),
  ];
  return [
    engraved(
      tail,
      { fill: TONE.oxblood, stroke: TONE.gold, width: 2.4 },
      { ink: TONE.oxbloodDeep, degrees: 64, pitch: 7, width: 1.5 },
    ),
    engraved(box(288, 410, 330, 452), { fill: TONE.oxbloodLit, stroke: TONE.gold, width: 2.4 }),
    shape('M290 424H328M290 438H328', { stroke: TONE.oxbloodDeep, width: 2 }),
  ].join('');
}

function draw(ink: GroundInk): string {
  const mist = { fill: '#4c4e20', line: ink.line, rule: '#1c1d0b' };
  const stars = points('96,182 170,300 92,430 598,220 560,160 622,520 214,176').map((at, i) =>
    spark(at, 12 - (i % 3) * 3, TONE.gold),
  );
  return [
    hairRays([LAMP[0], LAMP[1] + 162], { count: 60, from: 150, to: 330, turn: 3 }, ink.line, 1.3),
    ...stars,
    mountain(ink),
    steps(),
    crook(),
    scarf(),
    shape(ellipse([APEX[0], 634], 44, 11, 180, 0), { fill: TONE.ivory }),
    placed(lantern(), { at: [LAMP[0], LAMP[1] - 26], turn: -3 }),
    cloud('40,1024,36 82,1010,36 126,1036,30', 1062, mist, 0.4),
    cloud('520,1026,40 590,1000,54 660,1020,46', 1062, mist, 0.4),
  ].join('');
}

export const theHermit: CardPicture = { light: { at: [452, 500], reach: 430 }, draw };
