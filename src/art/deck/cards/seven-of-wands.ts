import { arc, points, polar, range, spline } from '../../drawing/plate-burin.ts';
import { box, engraved, placed, repeated, roped, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { flame } from '../parts/flame.ts';
import { hill } from '../parts/earth.ts';
import { BIRCH, HAZEL, YEW } from '../suits/bark.ts';
import { wand } from '../suits/wand.ts';

/** Joints of the arch, up the left side and down the right; the right shoulder stands a little lower. */
const JOINTS = points('124,956 104,716 142,472 262,290 450,298 562,484 598,716 578,956');
const DOOR = { x: 350, half: 104, spring: 560, foot: 926 };

/** The rod between two joints, so long that it reaches past both. */
function between(i: number, length: number): Place {
  const [a, b] = i > 3 ? [JOINTS[i + 1]!, JOINTS[i]!] : [JOINTS[i]!, JOINTS[i + 1]!];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const spare = (length - Math.hypot(dx, dy)) / 2;
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  return { at: polar(a, -spare, turn), turn: turn + 90 };
}

/** Seven rods of three trees; the one at the top is pale and still in leaf, and one alone burns. */
function arch(): string {
  const rod = { length: 300, width: 42, flame: 0, leafLength: 66 };
  const dark = wand({ ...rod, wood: YEW, bark: 'grain', leaves: [0.5] });
  const light = wand({ ...rod, wood: HAZEL, bark: 'plated', leaves: [0.46, 0.6] });
  const key = wand({ ...rod, length: 316, wood: BIRCH, bark: 'birch', leaves: [0.4], sprout: 70 });
  return [
    repeated(
      'dark',
      dark,
      [1, 5].map((i) => between(i, 300)),
    ),
    repeated(
      'light',
      light,
      [0, 2, 4, 6].map((i) => between(i, 300)),
    ),
    placed(flame(104), { at: polar(JOINTS[3]!, 40, -56), turn: 6 }),
    placed(key, between(3, 316)),
  ].join('');
}

function lashings(): string {
  const cord = { edge: TONE.gold, body: TONE.oxblood, rib: TONE.oxbloodDeep, width: 14, pitch: 6 };
  const knot = roped('M-30 -10L30 -10', cord) + roped('M-30 10L30 10', cord) + roped('M-26 -24L26 24', cord);
  const places = JOINTS.slice(1, -1).map((at, i): Place => ({ at, turn: [0, 22, 58, -58, -22, 0][i]! }));
  return repeated('knot', knot, places);
}

/** The opening: day beyond it, and a road that nobody has come down yet. */
function opening(): string {
  const { x, half, spring, foot } = DOOR;
  const outline: Point[] = [[x - half, foot], ...arc([x, spring], half, 180, 360), [x + half, foot]];
  const far = spline(points('246,792 300,768 360,786 410,760 454,772'), 5);
  const road = points('330,926 388,926 372,862 352,832 374,800 384,774 378,774 356,802 334,834 338,866');
  const air = range(13).map((i) => `M${x - half} ${470 + i * 24}h${half * 2}`);
  return [
    shape(outline, { fill: '#fbe9bd' }),
    shape([...arc([x, spring], half, 180, 360), [x + half, 700], [x - half, 700]], { fill: '#ffdf94' }),
    shape(arc([x, spring], half, 210, 330), { fill: '#f9c56a' }),
    shape(air.slice(4).join(''), { stroke: '#e0ac58', width: 1.2, opacity: 0.7 }),
    engraved(
      [...far, [454, 926], [246, 926]],
      { fill: '#c08a44', stroke: '#7a4a1c', width: 1.8 },
      { ink: '#8a5826', degrees: 18, pitch: 8, width: 1.1 },
    ),
    shape(road, { fill: '#fff3d0', stroke: '#7a4a1c', width: 1.6 }),
  ].join('');
}

/** Jambs and voussoirs of pale stone, every joint pointing at the middle of the arch. */
function frame(): string {
  const { x, half, spring, foot } = DOOR;
  const [inner, outer] = [half, half + 42];
  const ring: Point[] = [
    [x - outer, foot],
    ...arc([x, spring], outer, 180, 360),
    [x + outer, foot],
    [x + inner, foot],
    ...arc([x, spring], inner, 360, 180),
    [x - inner, foot],
  ];
  const shadow: Point[] = [
    ...arc([x, spring], outer, 300, 360),
    [x + outer, foot],
    [x + inner + 20, foot],
    ...arc([x, spring], inner + 20, 360, 300),
  ];
  const wedges = range(10).map((i) =>
    trace([polar([x, spring], inner, 180 + i * 20), polar([x, spring], outer, 180 + i * 20)]),
  );
  const courses = range(6).map((i) => {
    const y = spring + 62 + i * 61;
    return `M${x - outer} ${y}H${x - inner}M${x + inner} ${y}H${x + outer}`;
  });
  return [
    shape(ring, { fill: '#a99c80' }),
    engraved(shadow, { fill: '#726651' }, { ink: '#3a3022', degrees: 0, pitch: 6 }),
    shape(wedges.join('') + courses.join(''), { stroke: '#3a3022', width: 2 }),
    shape(ring, { stroke: TONE.gold, width: 2.4 }),
  ].join('');
}

/** A leaf of timber, swung inward and left open. */
function door(): string {
  const board = points('454,566 454,926 404,902 404,512');
  return [
    engraved(
      board,
      { fill: TONE.oxblood, stroke: TONE.gold, width: 2.2 },
      { ink: TONE.oxbloodDeep, degrees: 90, pitch: 9, width: 1.6 },
    ),
    shape('M404 620L454 652M404 820L454 846', { stroke: TONE.brass, width: 5 }),
    shape('M412 716v26', { stroke: TONE.brassLit, width: 5 }),
  ].join('');
}

/** Two steps, and the light that falls out over them. */
function threshold(): string {
  const light = points('246,926 454,926 500,1062 200,1062');
  return [
    shape(light, { fill: '#d9a04e', opacity: 0.75 }),
    engraved(
      box(186, 926, 514, 948),
      { fill: '#c4b796', stroke: TONE.gold, width: 2 },
      { ink: '#6c6048', degrees: 0, pitch: 5, from: 0.6 },
    ),
    engraved(
      box(166, 948, 534, 974),
      { fill: '#9a8d70', stroke: TONE.gold, width: 2 },
      { ink: '#4c412e', degrees: 0, pitch: 5, from: 0.5 },
    ),
  ].join('');
}

function draw(ink: GroundInk): string {
  const edge = spline(points('46,930 180,916 350,924 520,914 654,932'), 6);
  return [
    hill(edge, 1060, '#4a250e', ink.line),
    opening(),
    door(),
    threshold(),
    frame(),
    arch(),
    lashings(),
  ].join('');
}

export const sevenOfWands: CardPicture = { draw };
