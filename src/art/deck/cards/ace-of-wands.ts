import { points, polar, range, spline } from '../../drawing/plate-burin.ts';
import { disc, placed, repeated, shape } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { hill } from '../parts/earth.ts';
import { flame } from '../parts/flame.ts';
import { leaf } from '../parts/leaf.ts';
import { hairRays } from '../parts/lights.ts';
import { limb } from '../parts/limb.ts';
import { WHITE_ROSE, rose } from '../parts/rose.ts';

const TIP: Point = [352, 316];

/** Boughs as courses from the trunk outward; the first must say tree, before the flame says torch. */
const BOUGHS = [
  { course: '340,700 280,650 206,630 146,576', from: 40, to: 8 },
  { course: '362,640 430,600 500,580 552,520', from: 38, to: 8 },
  { course: '346,560 300,500 240,470 184,400', from: 32, to: 7 },
  { course: '356,500 400,450 450,420 494,352', from: 28, to: 6 },
  { course: '232,636 214,690 186,720 152,742', from: 20, to: 5 },
  { course: '470,588 496,640 522,664 556,680', from: 20, to: 5 },
] as const;

function roots(): string {
  return [
    limb('336,894 290,928 200,948 106,996', 52, 6),
    limb('366,894 414,930 506,950 598,996', 52, 6),
    limb('330,896 306,958 258,984 222,1036', 54, 5),
    limb('374,896 400,960 444,988 476,1038', 54, 5),
    limb('352,890 350,960 358,1000 346,1044', 62, 5),
  ].join('');
}

/** Flared at the foot, where the roots go out of it. */
function bole(): string {
  return limb('352,950 346,880 356,760 342,640 356,480 352,310', 128, 24);
}

function tree(): string {
  return [
    ...BOUGHS.map(({ course, from, to }) => limb(course, from, to)),
    bole(),
    roots(),
    knot([346, 786], 20, 34),
    knot([352, 590], 13, 22),
  ].join('');
}

function knot([x, y]: Point, rx: number, ry: number): string {
  const ring = (k: number): string =>
    `M${x - rx * k} ${y}a${rx * k} ${ry * k} 0 1 1 ${2 * rx * k} 0a${rx * k} ${ry * k} 0 1 1 ${-2 * rx * k} 0Z`;
  return (
    shape(ring(1), { fill: TONE.woodShade, stroke: TONE.woodDeep, width: 1.8 }) +
    shape(ring(0.5), { stroke: TONE.woodDeep, width: 1.6 })
  );
}

/** Leaves stand in pairs along each bough and one at its end. */
function foliage(): string {
  const places = BOUGHS.flatMap(({ course }): Place[] => {
    const way = spline(points(course), 6);
    const reach = way.length - 1;
    const steps = range(5).map((i) => Math.round(reach * (0.3 + i * 0.165)));
    return steps.flatMap((at, i): Place[] => {
      const here = way[at]!;
      const [px, py] = way[Math.max(0, at - 2)]!;
      const ahead = (Math.atan2(here[1] - py, here[0] - px) * 180) / Math.PI;
      const scale = 0.8 + ((i * 7) % 4) * 0.09;
      const pair = [-52, 48].map((away): Place => ({ at: here, turn: ahead + away, scale }));
      return i === 4 ? [...pair, { at: here, turn: ahead, scale: 1.1 }] : pair;
    });
  });
  return repeated('leaf', leaf([0, 0], 0, 62, 30), places);
}

function draw(ink: GroundInk): string {
  const crest = spline(points('46,984 140,962 240,930 350,916 460,930 560,960 654,984'), 6);
  const sparks = range(12).map((i) =>
    polar([352, 250], 104 + ((i * 37) % 60), (i < 6 ? -172 : -62) + (i % 6) * 11),
  );
  return [
    hairRays([352, 236], { count: 40, from: 92, to: 150, turn: 4.5 }, ink.line, 1.4),
    ...sparks.map((at, i) => disc(at, 2.4 + (i % 3), { fill: TONE.flameCore })),
    hill(crest, 1062, '#5c2416', ink.line),
    tree(),
    foliage(),
    placed(flame(168), { at: TIP }),
    rose([560, 508], 50, WHITE_ROSE, -70),
  ].join('');
}

export const aceOfWands: CardPicture = { light: { at: [350, 380], reach: 430 }, draw };
