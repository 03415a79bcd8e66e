import { points, range, spline, turned } from '../../drawing/plate-burin.ts';
import { disc, ellipse, engraved, knurled, loop, repeated, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { leaf } from '../parts/leaf.ts';
import { spark } from '../parts/lights.ts';

const CENTRE: Point = [350, 566];
const RADIUS = 158;
/** The true tilt of the earth. */
const TILT = 23.4;
/** The view stands over 12° east on the equator's 8th degree north. */
const VIEW = { longitude: 12, latitude: 8 };
const [WREATH_X, WREATH_Y] = [226, 366];
const RAD = Math.PI / 180;

/** Seen from far away; what lies behind the globe is drawn in to its limb. */
function onGlobe([longitude, latitude]: Point): Point {
  const [turn, rise, tip] = [(longitude - VIEW.longitude) * RAD, latitude * RAD, VIEW.latitude * RAD];
  const x = Math.cos(rise) * Math.sin(turn);
  const y = Math.cos(tip) * Math.sin(rise) - Math.sin(tip) * Math.cos(rise) * Math.cos(turn);
  const depth = Math.sin(tip) * Math.sin(rise) + Math.cos(tip) * Math.cos(rise) * Math.cos(turn);
  const stretch = depth < 0 ? 1 / Math.hypot(x, y) : 1;
  const flat: Point = [CENTRE[0] + x * stretch * RADIUS, CENTRE[1] - y * stretch * RADIUS];
  return turned([flat], CENTRE, TILT)[0]!;
}

/** Coasts in whole degrees: longitude, latitude. */
const LANDS = [
  '-6,36 10,37 11,34 20,31 32,31 34,28 39,18 43,12 51,12 46,2 40,-8 40,-16 35,-24 32,-29 26,-34 19,-34 13,-20 12,-8 9,1 8,4 -4,5 -9,5 -17,14 -16,22 -10,30',
  '-9,38 -9,43 -2,44 0,48 -4,49 4,52 9,54 11,58 6,59 8,63 16,69 28,71 42,67 60,69 80,72 100,76 104,60 104,30 100,14 92,22 87,21 80,14 77,8 73,18 68,24 58,26 52,28 50,30 49,29 56,24 59,22 54,16 44,13 39,21 35,28 36,36 28,37 27,40 23,38 20,40 13,45 18,40 16,38 9,44 3,43 0,39 -5,36',
  '-80,2 -72,12 -62,10 -50,2 -36,-6 -39,-16 -48,-26 -58,-36 -64,-42 -68,-54 -74,-50 -72,-30 -76,-14 -82,-5',
  '-56,60 -45,60 -22,70 -18,78 -30,83 -55,80 -60,74 -52,68',
  '-6,50 1,51 -2,56 -5,58 -5,54',
  '44,-25 47,-25 50,-15 49,-12 44,-17',
].map((coast) => points(coast).map(onGlobe));

function graticule(): string {
  const meridians = range(12).map((i) => range(37).map((k): Point => [i * 30, -90 + k * 5]));
  const parallels = [-60, -30, 0, 30, 60].map((latitude) => range(73).map((k): Point => [k * 5, latitude]));
  const seen = ([longitude, latitude]: Point): boolean => {
    const [turn, rise, tip] = [(longitude - VIEW.longitude) * RAD, latitude * RAD, VIEW.latitude * RAD];
    return Math.sin(tip) * Math.sin(rise) + Math.cos(tip) * Math.cos(rise) * Math.cos(turn) > 0;
  };
  return [...meridians, ...parallels]
    .map((course) => {
      const start = course.findIndex((at, i) => seen(at) && !seen(course.at(i - 1)!));
      const ring = start > 0 ? [...course.slice(start, -1), ...course.slice(0, start)] : course;
      return trace(ring.filter(seen).map(onGlobe));
    })
    .join('');
}

function globe(): string {
  const shadow = [
    ...ellipse(CENTRE, RADIUS, RADIUS, -62, 118),
    ...turned(ellipse(CENTRE, RADIUS * 0.62, RADIUS, 90, -90), CENTRE, 28),
  ];
  const pole = (away: number): Point => turned([[CENTRE[0], CENTRE[1] + away]], CENTRE, TILT)[0]!;
  return [
    shape(trace([pole(-RADIUS - 58), pole(RADIUS + 58)]), { stroke: TONE.brassDeep, width: 12 }),
    shape(trace([pole(-RADIUS - 58), pole(RADIUS + 58)]), { stroke: TONE.brassLit, width: 7 }),
    disc(CENTRE, RADIUS, { fill: '#2c62a8' }),
    ...LANDS.map((land) => shape(land, { fill: TONE.ivory, stroke: '#8a7644', width: 1.8 })),
    shape(graticule(), { stroke: '#cfe2ff', width: 1.1, opacity: 0.55 }),
    shape(shadow, { fill: '#0b1a3c', opacity: 0.42 }),
    engraved(shadow, {}, { ink: '#0b1a3c', degrees: 40, pitch: 6, width: 1.2, from: 0.3 }),
    disc(CENTRE, RADIUS, { stroke: TONE.ivory, width: 3 }),
    spark(pole(-RADIUS - 62), 26, TONE.ivory),
    disc(pole(RADIUS + 60), 9, { fill: TONE.brassLit, stroke: TONE.brassDeep, width: 2 }),
  ].join('');
}

/** The brass ring of the ecliptic lies level, though the globe leans; it passes behind and before. */
function ecliptic(front: boolean): string {
  const [from, to] = front ? [0, 180] : [180, 360];
  const band = ellipse(CENTRE, RADIUS + 34, 50, from, to);
  const ticks = band.filter((_, i) => i % 3 === 0).map(([x, y]) => `M${x} ${y - 8}v16`);
  return [
    shape(trace(band), { stroke: TONE.brassDeep, width: 24, cap: 'butt' }),
    shape(trace(band), { stroke: front ? TONE.brass : TONE.brassShade, width: 19, cap: 'butt' }),
    shape(ticks.join(''), { stroke: TONE.brassDeep, width: 1.8 }),
    shape(trace(band.map(([x, y]): Point => [x, y - 9])), { stroke: TONE.gold, width: 2.2 }),
  ].join('');
}

/** Laurel runs up both sides from the lower tie to the upper; pairs of leaves, tips forward. */
function wreath(): string {
  const steps = range(19).map((i) => 84 - i * 9.3);
  const at = (degrees: number): Point => [
    CENTRE[0] + WREATH_X * Math.cos(degrees * RAD),
    CENTRE[1] + WREATH_Y * Math.sin(degrees * RAD),
  ];
  const ahead = (degrees: number): number => {
    const [a, b] = [at(degrees), at(degrees - 1)];
    return Math.atan2(b[1] - a[1], b[0] - a[0]) / RAD;
  };
  const right = steps.flatMap((degrees): Place[] =>
    [-32, 32].map((fork) => ({ at: at(degrees), turn: ahead(degrees) + fork })),
  );
  const left = right.map(({ at: [x, y], turn = 0 }): Place => ({
    at: [2 * CENTRE[0] - x, y],
    turn: -turn,
    flipped: true,
  }));
  return [
    shape(trace(ellipse(CENTRE, WREATH_X, WREATH_Y)), { stroke: TONE.leafDeep, width: 9 }),
    shape(trace(ellipse(CENTRE, WREATH_X, WREATH_Y)), { stroke: TONE.leafLit, width: 4 }),
    repeated('laurel', leaf([0, 0], 0, 74, 30), [...left, ...right]),
  ].join('');
}

/** A bow of red ribbon with two cut ends. */
function bow(): string {
  const half = [
    engraved(
      spline(points('4,6 40,34 58,76 76,64 100,72 74,22 30,-4'), 5),
      { fill: TONE.oxblood, stroke: TONE.gold, width: 2 },
      { ink: TONE.oxbloodDeep, degrees: 60, pitch: 6, from: 0.4, width: 1.3 },
    ),
    engraved(
      loop(points('4,0 40,-40 86,-44 98,-12 76,14 34,12'), 5),
      { fill: TONE.oxblood, stroke: TONE.gold, width: 2.4 },
      { ink: TONE.oxbloodDeep, degrees: -20, pitch: 6, from: 0.45, width: 1.4 },
    ),
  ].join('');
  return (
    repeated('half-bow', half, [{ at: [0, 0] }, { at: [0, 0], flipped: true }]) +
    engraved(loop(points('-16,-14 0,-18 16,-14 20,2 14,16 0,19 -14,16 -20,2'), 4), {
      fill: TONE.oxbloodLit,
      stroke: TONE.gold,
      width: 2.4,
    })
  );
}

/** Fire and air stand on their base, water and earth on their point; air and earth are crossed by a line. */
function elements(ink: GroundInk): string {
  const corners: [Point, string, boolean, boolean][] = [
    [[118, 196], '#a9c4ff', true, true],
    [[582, 196], '#86dbe6', false, false],
    [[118, 976], '#ff9a5c', true, false],
    [[582, 976], '#a5d79b', false, true],
  ];
  return corners
    .map(([at, stroke, up, crossed]) => {
      const way = up ? 1 : -1;
      const corner = points('0,-28 26,18 -26,18').map(([x, y]): Point => [at[0] + x, at[1] + (y + 2) * way]);
      return [
        disc(at, 50, { fill: TONE.deep, stroke: TONE.gold, width: 2.6 }),
        knurled(at, 41, 47, 36, { stroke: ink.line, width: 1.4 }),
        shape(corner, { stroke, width: 6 }),
        crossed ? shape(`M${at[0] - 25} ${at[1] - 4 * way}H${at[0] + 25}`, { stroke, width: 5 }) : '',
      ].join('');
    })
    .join('');
}

function draw(ink: GroundInk): string {
  const stars = points('246,330 478,430 236,770 470,776 350,296 186,540 520,640 296,820');
  return [
    shape(ellipse(CENTRE, WREATH_X, WREATH_Y), { fill: '#101a38' }),
    ...stars.map((at, i) => spark(at, 8 + (i % 3) * 4, i % 2 === 0 ? TONE.gold : TONE.ivory)),
    ecliptic(false),
    globe(),
    ecliptic(true),
    wreath(),
    repeated('bow', bow(), [{ at: [350, 206] }, { at: [350, 930] }]),
    elements(ink),
  ].join('');
}

export const theWorld: CardPicture = { light: { at: CENTRE, reach: 440 }, draw };
