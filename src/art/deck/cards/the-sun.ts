import { almond, points, polar, range } from '../../drawing/plate-burin.ts';
import { num } from '../../drawing/svg.ts';
import { box, disc, engraved, placed, repeated, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import { leaf } from '../parts/leaf.ts';
import { hairRays, sunDisc, wavyRays, wedgeRays } from '../parts/lights.ts';

const SUN: Point = [350, 362];
const WALL = 872;
const MIDDLE: Point = [0, 0];

function sun(): string {
  return [
    hairRays(SUN, { count: 72, from: 178, to: 318, turn: 2.5 }, '#ffe0a0', 1.2),
    wavyRays(SUN, { count: 16, from: 168, to: 270, turn: -78.75 }, TONE.ivory, 4),
    wedgeRays(SUN, { count: 16, from: 158, to: 254 }, 40, { lit: '#fff1c4', dark: '#9a5a14' }),
    disc(SUN, 166, { fill: '#7a4410', stroke: TONE.gold, width: 2.4 }),
    sunDisc(SUN, 154),
  ].join('');
}

/** Two whorls of petals, the hinder one darker. */
function petals(radius: number, front: boolean): string {
  const whorl = (count: number, reach: number, shift: number, fill: string): string =>
    range(count)
      .map((i) =>
        shape(
          almond(
            polar(MIDDLE, radius * 0.4, shift + (i * 360) / count),
            shift + (i * 360) / count,
            reach,
            23,
            0.5,
          ),
          {
            fill,
            stroke: '#6b3c0c',
            width: 1.6,
          },
        ),
      )
      .join('');
  return front
    ? whorl(16, radius * 0.62, 11.25, '#e09a28') + whorl(16, radius * 0.54, 0, '#ffd04f')
    : whorl(16, radius * 0.6, 11.25, '#d9962c') + whorl(16, radius * 0.5, 0, '#c27d1e');
}

/** Seeds stand in the golden angle, as they really do. */
function seeds(radius: number): string {
  return range(46)
    .map((i) => {
      const [x, y] = polar(MIDDLE, radius * Math.sqrt((i + 1) / 48), i * 137.508);
      return `M${num(x)} ${num(y)}h.1`;
    })
    .join('');
}

function sunflower(radius: number): string {
  return [
    petals(radius, true),
    disc(MIDDLE, radius * 0.48, { fill: '#5c2d12', stroke: '#2a1207', width: 2 }),
    shape(seeds(radius * 0.42), { stroke: '#e0a050', width: 4 }),
  ].join('');
}

/** From behind: sepals over the petals, and the stalk that ends in them. */
function turnedAway(radius: number): string {
  const sepals = range(9).map((i) =>
    shape(almond(MIDDLE, i * 40 - 70, radius * 0.66, 26, 0.45), {
      fill: i % 2 === 0 ? TONE.leaf : TONE.leafShade,
      stroke: TONE.leafLit,
      width: 1.8,
    }),
  );
  return [
    petals(radius, false),
    ...sepals,
    disc(MIDDLE, radius * 0.2, { fill: TONE.leaf, stroke: TONE.leafLit, width: 2 }),
  ].join('');
}

const HEADS = points('138,736 280,764 420,732 562,760');

function stalks(): string {
  return HEADS.map(([x, y], i) => {
    const lean = i === 3 ? -10 : 6;
    const stem = `M${x} ${y}Q${x + lean} ${y + 80} ${x} ${WALL + 10}`;
    return [
      shape(stem, { stroke: TONE.leafDeep, width: 15 }),
      shape(stem, { stroke: TONE.leaf, width: 11 }),
      shape(stem, { stroke: TONE.leafLit, width: 2.4 }),
      leaf([x, y + 118 - (i % 2) * 20], -24, 76, 44),
      leaf([x, y + 126 - (i % 2) * 20], -158, 72, 42),
    ].join('');
  }).join('');
}

/** Courses of brick under a pale coping; one brick in five is darker. */
function wall(): string {
  const [rise, length] = [42, 94];
  const bricks = range(5).flatMap((row) =>
    range(8).map((i): { at: Point; dark: boolean } => ({
      at: [46 - (row % 2) * 47 + i * length, WALL + 30 + row * rise],
      dark: (i * 7 + row * 3) % 5 === 0,
    })),
  );
  const brick = (dark: boolean): string =>
    engraved(
      box(2, 2, length - 2, rise - 2),
      { fill: dark ? '#7a2a22' : '#a8452f', stroke: '#e58a5c', width: 1.4 },
      { ink: '#4a1410', degrees: 0, pitch: 6, from: 0.55, width: 1.3 },
    );
  const places = (dark: boolean): Place[] =>
    bricks.filter((each) => each.dark === dark).map(({ at }) => ({ at }));
  const joints = range(6).map((i) => `M${96 + i * 110} ${WALL - 4}v32`);
  return [
    shape(box(46, WALL, 654, 1062), { fill: '#3a120d' }),
    repeated('brick', brick(false), places(false)),
    repeated('dark-brick', brick(true), places(true)),
    engraved(
      box(40, WALL - 4, 660, WALL + 28),
      { fill: '#f0dfb4', stroke: '#fff3d2', width: 2.4 },
      { ink: '#a8854c', degrees: 0, pitch: 6, from: 0.7, width: 1.2 },
    ),
    shape(joints.join(''), { stroke: '#8a6a38', width: 1.8 }),
    shape(trace(points(`46,${WALL + 29} 654,${WALL + 29}`)), { stroke: '#3a120d', width: 4 }),
  ].join('');
}

function draw(): string {
  return [
    sun(),
    stalks(),
    repeated(
      'sunflower',
      sunflower(78),
      HEADS.slice(0, 3).map((at, i) => ({ at, turn: i * 8 })),
    ),
    placed(turnedAway(78), { at: HEADS[3]!, turn: 6 }),
    shape(`M${HEADS[3]![0]} ${HEADS[3]![1]}q10 20 -2 60`, { stroke: TONE.leafLit, width: 13 }),
    shape(`M${HEADS[3]![0]} ${HEADS[3]![1]}q10 20 -2 60`, { stroke: TONE.leaf, width: 9 }),
    wall(),
  ].join('');
}

export const theSun: CardPicture = { light: { at: SUN, reach: 430 }, draw };
