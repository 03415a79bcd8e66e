import { place, boxOf, type Box, type PlacedText, type Type } from '../../quote-cards/placing.ts';
import { labelOfBody } from '../../../domain/sky/event-words.ts';
import type { Point } from '../ring.ts';
import { FIGURES, STARS } from '../stars.ts';
import { FIGURE_NAMES } from './figure-names.ts';
import { shownLights, type ShownLight } from './lights.ts';
import { distance, HORIZON, onMap, type SkyMap } from './map.ts';
import { SKY_INK } from './palette.ts';

const PLANET: Type = { face: 'roman', size: 18, fill: SKY_INK.planet };
const STAR: Type = { face: 'italic', size: 14.5, fill: SKY_INK.star };
const FIGURE: Type = { face: 'capitals', size: 12, fill: SKY_INK.constellation, tracking: 0.12 };

/** Fainter stars go without a name; that of the north is known to everybody. */
const NAMED_TO = 1.4;
const MOST_FIGURES = 16;

interface Wanted {
  text: string;
  type: Type;
  /** Where its middle may stand, best first. */
  spots: readonly Point[];
}

/** Beside a light: right, left, above, beneath, and the corners. */
function beside([x, y]: Point, reach: number, text: string, type: Type): Point[] {
  const width = place(text, type, 'left', 0, 0).width;
  const [across, up] = [reach + width / 2 + 3, reach + type.size * 0.5];
  const turns = [
    [1, 0.35],
    [-1, 0.35],
    [1, -0.4],
    [-1, -0.4],
  ] as const;
  return [
    ...turns.map(([side, rise]): Point => [x + side * across, y + rise * type.size]),
    [x, y - up],
    [x, y + up + type.size * 0.2],
    [x + width * 0.35, y - up],
    [x - width * 0.35, y - up],
    [x + width * 0.35, y + up + 2],
    [x - width * 0.35, y + up + 2],
  ];
}

function lightLabels(lights: readonly ShownLight[]): Wanted[] {
  return lights.map(({ body, at, reach }) => {
    const text = labelOfBody(body);
    return { text, type: PLANET, spots: beside(at, reach, text, PLANET) };
  });
}

function starLabels(map: SkyMap): Wanted[] {
  return STARS.filter(({ magnitude, name }) => name && (magnitude < NAMED_TO || name === 'Polaris'))
    .map(({ raDeg, decDeg, name }) => ({ name: name!, seen: map.seen(raDeg, decDeg) }))
    .filter(({ seen }) => seen.altitudeDeg > 2)
    .map(({ name, seen }) => ({ text: name, type: STAR, spots: beside(onMap(seen), 5, name, STAR) }));
}

/** A figure is named in its middle or near it, the larger ones first, if most of it is up. */
function figureLabels(map: SkyMap): Wanted[] {
  return FIGURES.filter(({ id }) => FIGURE_NAMES[id])
    .map(({ id, lines }) => {
      const seen = lines.flat().map(([ra, dec]) => map.seen(ra, dec));
      const points = seen.filter(({ altitudeDeg }) => altitudeDeg > 3).map(onMap);
      const mean = (at: 0 | 1): number => points.reduce((sum, point) => sum + point[at], 0) / points.length;
      const middle: Point = [mean(0), mean(1)];
      const size = Math.max(0, ...points.map((point) => distance(point, middle)));
      return { id, isUp: points.length >= 0.7 * seen.length, middle, size };
    })
    .filter(({ isUp }) => isUp)
    .sort((a, b) => b.size - a.size)
    .map(({ id, middle: [x, y] }) => {
      const shifts = [0, -14, 14, -26, 26, -38, 38];
      const spots = shifts.flatMap((down) =>
        [0, -18, 18, -34, 34].map((along): Point => [x + along, y + down]),
      );
      return { text: FIGURE_NAMES[id]!.toUpperCase(), type: FIGURE, spots };
    });
}

const covers = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

function isInside({ left, top, right, bottom }: Box): boolean {
  const corners: Point[] = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ];
  return corners.every((corner) => distance(corner) < HORIZON - 5);
}

/** The first spot that is free; none if there is none. */
function placed({ text, type, spots }: Wanted, taken: readonly Box[]): PlacedText | null {
  const half = type.face === 'capitals' ? 0.35 : 0.25;
  for (const [x, y] of spots) {
    const set = place(text, type, 'center', x, y + type.size * half);
    const box = boxOf(set);
    if (isInside(box) && !taken.some((other) => covers(box, other))) return set;
  }
  return null;
}

function around([x, y]: Point, reach: number): Box {
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

/** Names of planets, bright stars and figures, in this order; whoever finds no room goes without. */
export function skyLabels(map: SkyMap): PlacedText[] {
  const lights = shownLights(map);
  const taken: Box[] = [
    ...lights.map(({ at, reach }) => around(at, reach)),
    ...STARS.filter(({ magnitude }) => magnitude < 2)
      .map(({ raDeg, decDeg }) => map.seen(raDeg, decDeg))
      .filter(({ altitudeDeg }) => altitudeDeg > 0)
      .map((seen) => around(onMap(seen), 3)),
  ];
  const labels: PlacedText[] = [];
  let figures = 0;
  for (const wanted of [...lightLabels(lights), ...starLabels(map), ...figureLabels(map)]) {
    if (wanted.type === FIGURE && figures === MOST_FIGURES) break;
    const set = placed(wanted, taken);
    if (!set) continue;
    if (wanted.type === FIGURE) figures++;
    labels.push(set);
    const { left, top, right, bottom } = boxOf(set);
    taken.push({ left: left - 3, right: right + 3, top: top - 1, bottom: bottom + 1 });
  }
  return labels;
}
