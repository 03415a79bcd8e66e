import { arc, points, polar, range, spline } from '../../drawing/plate-burin.ts';
import { box, disc, ellipse, engraved, loop, placed, repeated, shape, symmetric, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { hill } from '../parts/earth.ts';
import { pentacle } from '../suits/pentacle.ts';

const PIVOT: Point = [350, 268];
const ARM = 182;
const TILT = 15;
const COIN = 59;
const BRASS = { fill: TONE.brass, stroke: TONE.gold, width: 2.6 };
const GRAIN = { ink: TONE.brassDeep, degrees: 0, pitch: 6, from: 0.55, width: 1.4 };

/** The beam leans to the right; the ends are reckoned from the tilt, and pans hang plumb from them. */
const LEFT = polar(PIVOT, ARM, 180 + TILT);
const RIGHT = polar(PIVOT, ARM, TILT);

function post(): string {
  const shaft = points('338,250 330,760 322,872 378,872 370,760 362,250');
  const knop = (y: number, half: number): string =>
    engraved(
      loop(points(`${350 - half},${y} 350,${y - half * 0.5} ${350 + half},${y} 350,${y + half * 0.5}`), 5),
      BRASS,
      {
        ...GRAIN,
        pitch: 5,
      },
    );
  return [
    engraved(shaft, BRASS, { ...GRAIN, degrees: 0, pitch: 7 }),
    shape('M342 290V860', { stroke: TONE.brassLit, width: 4 }),
    knop(560, 34),
    knop(850, 46),
    engraved(loop(points('318,846 350,828 382,846 350,864'), 5), {
      fill: TONE.oxblood,
      stroke: TONE.gold,
      width: 2.2,
    }),
  ].join('');
}

/** Three steps under the post, brass on a foot of wood. */
function foot(): string {
  return [
    engraved(symmetric(spline(points('322,872 312,898 284,914 258,924'), 5), 350), BRASS, {
      ...GRAIN,
      pitch: 5.4,
    }),
    engraved(box(240, 922, 460, 944), BRASS, GRAIN),
    engraved(
      box(218, 944, 482, 986),
      { fill: TONE.wood, stroke: TONE.woodLit, width: 2.6 },
      { ink: TONE.woodDeep, degrees: 0, pitch: 7, from: 0.2, width: 1.4 },
    ),
  ].join('');
}

/** A beam swollen at the middle, split in two tones along its axis. */
function beam(): string {
  const upper = points('-198,-8 -170,-12 -60,-20 0,-34 60,-20 170,-12 198,-8');
  const lower = points('198,8 170,10 60,16 0,22 -60,16 -170,10 -198,8');
  const form = [...spline(upper, 4), ...spline(lower, 4)];
  return placed(
    [
      shape(form, { fill: TONE.brassLit }),
      engraved(
        [...spline(lower, 4), [-198, 0], [198, 0]],
        { fill: TONE.brassShade },
        { ...GRAIN, from: 0, degrees: 70 },
      ),
      shape(form, { stroke: TONE.gold, width: 2.6 }),
      bolt([-ARM, 0]),
      bolt([ARM, 0]),
    ].join(''),
    { at: PIVOT, turn: TILT },
  );
}

function bolt(at: Point): string {
  return (
    disc(at, 13, { fill: TONE.brass, stroke: TONE.brassDeep, width: 3 }) + disc(at, 5, { fill: TONE.ivory })
  );
}

/** The dial behind the pivot: an ivory sector, and a needle square to the beam that tells how far off level it is. */
function dial(): string {
  const ticks = range(13).map((i) => {
    const turn = -90 + (i - 6) * 7.5;
    return trace([polar(PIVOT, i % 3 === 0 ? 84 : 96, turn), polar(PIVOT, 106, turn)]);
  });
  const needle = [polar(PIVOT, 118, -90 + TILT), polar(PIVOT, 12, TILT), polar(PIVOT, 12, 180 + TILT)];
  return [
    shape([PIVOT, ...arc(PIVOT, 114, -142, -38)], { fill: TONE.ivory, stroke: TONE.gold, width: 3 }),
    shape(ticks.join(''), { stroke: TONE.brassDeep, width: 2.2 }),
    shape(needle, { fill: TONE.oxblood, stroke: TONE.oxbloodDeep, width: 1.6 }),
  ].join('');
}

/** Where the pan of an arm hangs. */
function below([x, y]: Point): Point {
  return [x, y + 318];
}

function cords(end: Point): string {
  const [x, y] = below(end);
  const at = (dx: number): string => trace([end, [x + dx, y]]);
  return shape(at(-98) + at(0) + at(98), { stroke: TONE.brassLit, width: 3 });
}

function pan(end: Point): string {
  const [x, y] = below(end);
  const bowl = [...ellipse([x, y], 108, 56, 0, 180), [x - 108, y - 8], [x + 108, y - 8]] as Point[];
  return [
    engraved(
      bowl,
      { fill: TONE.ivory, stroke: '#fffaf0', width: 2.6 },
      { ink: '#8a7442', degrees: 0, pitch: 6, from: 0.58, width: 1.3 },
    ),
    shape(`M${x - 106} ${y + 6}H${x + 106}`, { stroke: '#8a7442', width: 1.8 }),
    disc([x, y + 60], 8, { fill: TONE.brass, stroke: TONE.gold, width: 2 }),
  ].join('');
}

function coins(): string {
  const [[lx, ly], [rx, ry]] = [below(LEFT), below(RIGHT)];
  const places: Place[] = [
    { at: [lx, ly - 148], turn: 14 },
    { at: [lx - 55, ly - 50], turn: -8 },
    { at: [lx + 56, ly - 50], turn: 6 },
    { at: [rx - 40, ry - 84], turn: -14 },
    { at: [rx + 30, ry - 42], turn: 9 },
    { at: [478, 816], turn: 26 },
  ];
  return repeated('coin', pentacle({ radius: COIN, field: '#0e3019' }), places);
}

/** The sixth has already left: the air it falls through, and the bowl that waits below. */
function gift(): string {
  const streaks = 'M450 704V746M478 690V744M506 708V748';
  const bowl = [...ellipse([520, 930], 76, 64, 0, 180)];
  return [
    shape(streaks, { stroke: TONE.gold, width: 2.6 }),
    shape(box(494, 988, 546, 1002), { fill: '#cdbf9c', stroke: '#fffaf0', width: 2 }),
    engraved(
      bowl,
      { fill: TONE.ivory, stroke: '#fffaf0', width: 2.6 },
      { ink: '#8a7442', degrees: 0, pitch: 6, from: 0.55, width: 1.3 },
    ),
    shape('M446 942H594', { stroke: TONE.oxblood, width: 5, cap: 'butt' }),
  ].join('');
}

function draw({ line }: GroundInk): string {
  const land = spline(points('46,934 160,908 300,930 440,936 560,902 654,920'), 6);
  const far = spline(points('46,860 130,830 250,862 400,880 540,836 654,858'), 6);
  return [
    hill(far, 1062, '#1f6238', line),
    hill(land, 1062, '#12411f', line),
    dial(),
    foot(),
    post(),
    cords(LEFT),
    cords(RIGHT),
    beam(),
    disc(PIVOT, 26, BRASS),
    disc(PIVOT, 11, { fill: TONE.oxblood, stroke: TONE.brassDeep, width: 2.4 }),
    coins(),
    pan(LEFT),
    pan(RIGHT),
    gift(),
  ].join('');
}

export const sixOfPentacles: CardPicture = { draw };
