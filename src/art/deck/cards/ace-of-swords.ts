import { points, range, spline, tube, vein } from '../../drawing/plate-burin.ts';
import { disc, placed, repeated, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { cloud } from '../parts/air.ts';
import { peak } from '../parts/earth.ts';
import { hoopCrown, hoopCrownFarSide } from '../parts/hoop-crown.ts';
import { leaf } from '../parts/leaf.ts';
import { spark } from '../parts/lights.ts';
import { drop } from '../parts/water.ts';
import { sword } from '../suits/sword.ts';

const CROWN: Point = [350, 372];

/** Where along a stem its leaves stand and which way it runs there. */
function stations(course: string, count: number): { at: Point; ahead: number; t: number }[] {
  const stem = tube(spline(points(course), 8), () => 1);
  return range(count).map((i) => {
    const t = (i + 0.6) / count;
    const [[ax, ay], [bx, by]] = [stem.at(Math.max(0, t - 0.03), 0), stem.at(Math.min(1, t + 0.03), 0)];
    return { at: stem.at(t, 0), ahead: (Math.atan2(by - ay, bx - ax) * 180) / Math.PI, t };
  });
}

/** Palm: narrow leaflets close together, longest in the middle of the frond. */
function frond(): string {
  const course = '240,372 186,408 150,492 140,600 154,716';
  const blades = stations(course, 21).flatMap(({ at, ahead, t }): Place[] =>
    [-1, 1].map((side) => ({
      at,
      turn: ahead + side * (58 - 26 * t),
      scale: 0.55 + 0.55 * Math.sin(Math.PI * (0.12 + 0.8 * t)),
    })),
  );
  const stem = vein(
    tube(spline(points(course), 8), () => 1),
    0,
    0,
    1,
  );
  return (
    repeated('palm', leaf([0, 0], 0, 84, 17), blades) + shape(trace(stem), { stroke: TONE.leafLit, width: 4 })
  );
}

/** Olive-leaved branch with red berries, hanging free. */
function branch(): string {
  const course = '462,372 524,408 564,492 576,600 560,720';
  const leaves = stations(course, 9).flatMap(({ at, ahead, t }, i): Place[] => [
    { at, turn: ahead + (i % 2 === 0 ? 48 : -52), scale: 1.05 - 0.3 * t },
  ]);
  const berries = stations(course, 9).map(({ at, ahead }, i) => {
    const turn = ((ahead + (i % 2 === 0 ? -58 : 60)) * Math.PI) / 180;
    const end: Point = [at[0] + Math.cos(turn) * 34, at[1] + Math.sin(turn) * 34];
    return (
      shape(trace([at, end]), { stroke: TONE.leafLit, width: 2.2 }) +
      disc(end, 13, { fill: TONE.oxblood, stroke: '#f0a49c', width: 2 }) +
      disc([end[0] - 4, end[1] - 4], 3, { fill: '#f0a49c' })
    );
  });
  const stem = vein(
    tube(spline(points(course), 8), () => 1),
    0,
    0,
    1,
  );
  return [
    shape(trace(stem), { stroke: TONE.leafLit, width: 4 }),
    repeated('olive', leaf([0, 0], 0, 84, 34), leaves),
    ...berries,
  ].join('');
}

function mountains({ line }: GroundInk): string {
  const rock = { lit: '#3d49b4', dark: '#1c2470', line, rule: '#0b0f3c' };
  const mist = { fill: '#31389a', line, rule: '#141a5c' };
  return [
    peak({ apex: [200, 790], left: 60, right: 350, base: 1062, snow: 0.34 }, rock),
    peak({ apex: [510, 776], left: 350, right: 650, base: 1062, snow: 0.34 }, rock),
    peak({ apex: [86, 864], left: -60, right: 230, base: 1062, snow: 0.3 }, rock),
    peak({ apex: [618, 858], left: 470, right: 770, base: 1062, snow: 0.3 }, rock),
    peak({ apex: [350, 880], left: 200, right: 500, base: 1062, snow: 0.3 }, rock),
    cloud(
      '20,1046,44 90,1030,46 170,1044,44 260,1052,40 350,1040,48 440,1052,40 530,1042,46 612,1028,48 680,1046,44',
      1064,
      mist,
      0.5,
    ),
  ].join('');
}

function draw(ink: GroundInk): string {
  const lights = points('286,470 414,484 268,590 432,606 288,700 416,716').map((at) =>
    drop(at, 30, TONE.brassLit, TONE.brassShade),
  );
  const stars = points('104,180 180,250 590,170 516,246 92,300 612,290').map((at, i) =>
    spark(at, 13 - (i % 3) * 3),
  );
  return [
    ...stars,
    mountains(ink),
    hoopCrownFarSide(CROWN, 126, 58),
    frond(),
    branch(),
    ...lights,
    placed(sword({ blade: 674, width: 62 }), { at: [350, 812] }),
    hoopCrown(CROWN, 126, 58),
  ].join('');
}

export const aceOfSwords: CardPicture = { light: { at: [350, 420], reach: 440 }, draw };
