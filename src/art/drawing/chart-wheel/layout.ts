import { onRing } from '../ring.ts';
import { turned } from '../label-placer.ts';
import { arcOf, leftDegOf, shownDegOf, type WheelBody, type WheelChart } from './chart.ts';
import { litBy, type WheelHighlight } from './highlight.ts';
import { CENTER, CHART_WHEEL_SHAPES, type ChartWheelKind, type ChartWheelShape } from './shape.ts';
import { rectAround, spreadAround, type Rect } from './spread.ts';

/** Words on the wheel: a file sets them as outlines, a page in its own face. */
export interface WheelText {
  text: string;
  /** Of the middle of its figures and capitals. */
  x: number;
  y: number;
  size: number;
}

export interface PlacedBody extends WheelBody {
  /** False where it is a dot without a label. */
  isNamed: boolean;
  /** Where it truly stands on the drawing: one angle, or from one to another. */
  arc: readonly [fromDeg: number, toDeg: number];
  trueDeg: number;
  /** Where its label stands. */
  labelDeg: number;
  glyph: { x: number; y: number };
  figure: WheelText | null;
  retrogradeMark: { x: number; y: number } | null;
  /** Radii between which its label stands, at its own angle. */
  span: readonly [inner: number, outer: number];
  rects: readonly Rect[];
}

const ANGLE_NAMES = ['AC', 'DC', 'MC', 'IC'] as const;
export type AngleName = (typeof ANGLE_NAMES)[number];

export interface PlacedAngle {
  name: AngleName;
  trueDeg: number;
  text: WheelText | null;
  rects: readonly Rect[];
}

export interface PlacedHouse {
  house: number;
  fromDeg: number;
  toDeg: number;
  text: WheelText | null;
  rects: readonly Rect[];
}

export interface WheelLayout {
  chart: WheelChart;
  kind: ChartWheelKind;
  shape: ChartWheelShape;
  /** The angle on the drawing of an ecliptic longitude; anticlockwise from the right. */
  angleOf(longitudeDeg: number): number;
  bodies: readonly PlacedBody[];
  angles: readonly PlacedAngle[];
  /** None while the hour is unknown. */
  houses: readonly PlacedHouse[];
}

type Base = Pick<WheelLayout, 'chart' | 'kind' | 'shape' | 'angleOf'>;

/** Wider than figures and capitals are in any of our faces, so that what is clear here is clear there. */
const CHARACTER = 0.58;
const CAPITAL = 0.7;
const DEGREE_SIGN = 0.42;
const AIR = 2;

function figureWidth(text: string, size: number): number {
  const letters = [...text].map((letter) =>
    letter === '°' ? DEGREE_SIGN : /[A-Z]/.test(letter) ? CAPITAL : CHARACTER,
  );
  return size * letters.reduce((sum, width) => sum + width, 0);
}

/** How far a level box reaches along a radius. */
function reach(angleDeg: number, width: number, height: number): number {
  const angle = (angleDeg * Math.PI) / 180;
  return (Math.abs(Math.cos(angle)) * width + Math.abs(Math.sin(angle)) * height) / 2;
}

function padded({ left, top, right, bottom }: Rect, by: number): Rect {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

type BodyLabel = Pick<PlacedBody, 'glyph' | 'figure' | 'retrogradeMark' | 'span' | 'rects'>;

/** A glyph, and further in its degree and the mark of a retrograde planet side by side. */
function bodyLabel(body: WheelBody, shape: ChartWheelShape, angleDeg: number): BodyLabel {
  const { radii, planet, figure, retrograde } = shape;
  const [x, y] = onRing(CENTER, angleDeg, radii.planets);
  const outer = radii.planets + planet.size / 2;
  const glyphRect = padded(rectAround(x, y, planet.size, planet.size), shape.air);
  const degree = figure !== null && body.longitude !== null ? `${Math.floor(body.longitude % 30)}°` : '';
  const goesBack = body.retrograde === true && body.body !== 'node' && retrograde > 0;
  const textWidth = figure === null ? 0 : figureWidth(degree, figure);
  const markWidth = goesBack ? retrograde * 0.9 : 0;
  const width = textWidth + markWidth;
  const height = Math.max(degree === '' ? 0 : figure! * 0.74, goesBack ? retrograde : 0);
  const glyphIn = radii.planets - reach(angleDeg, planet.size, planet.size) * 0.86 - AIR;
  if (width === 0) {
    return {
      glyph: { x, y },
      figure: null,
      retrogradeMark: null,
      span: [glyphIn, outer],
      rects: [glyphRect],
    };
  }
  const along = reach(angleDeg, width, height);
  const [tx, ty] = onRing(CENTER, angleDeg, glyphIn - along);
  return {
    glyph: { x, y },
    figure: degree === '' ? null : { text: degree, x: tx - markWidth / 2, y: ty, size: figure! },
    retrogradeMark: goesBack ? { x: tx + textWidth / 2, y: ty } : null,
    span: [glyphIn - 2 * along, outer],
    rects: [glyphRect, padded(rectAround(tx, ty, width, height), AIR)],
  };
}

/** The smallest wheel has room for those names alone that a text speaks of. */
function namedOn(
  kind: ChartWheelKind,
  bodies: readonly WheelBody[],
  highlight?: WheelHighlight,
): WheelBody[] {
  const lit = litBy(highlight);
  return bodies.filter(({ body }) => kind !== 'mini' || lit.point(body) === 'lit');
}

function placedBodies({ chart, shape, angleOf }: Base, named: readonly WheelBody[]): PlacedBody[] {
  const trueDegOf = (body: WheelBody): number => turned(angleOf(shownDegOf(body)));
  const placed = spreadAround(
    named.map(trueDegOf),
    (index, angleDeg) => bodyLabel(named[index]!, shape, angleDeg).rects,
  );
  return chart.bodies.map((body) => {
    const [from, to] = arcOf(body);
    const at = named.indexOf(body);
    const labelDeg = at === -1 ? trueDegOf(body) : placed[at]!;
    return {
      ...body,
      isNamed: at !== -1,
      arc: [angleOf(from), angleOf(to)],
      trueDeg: trueDegOf(body),
      labelDeg,
      ...bodyLabel(body, shape, labelDeg),
    };
  });
}

/** Room for the pointer between the limb and the name of an angle. */
export const POINTER = 0.62;

function placedAngles({ chart, shape, angleOf }: Base): PlacedAngle[] {
  const { ascendant, midheaven } = chart;
  const size = shape.angle;
  const known = [
    ...(ascendant === null
      ? []
      : [{ name: 'AC', at: ascendant } as const, { name: 'DC', at: ascendant + 180 } as const]),
    ...(midheaven === null
      ? []
      : [{ name: 'MC', at: midheaven } as const, { name: 'IC', at: midheaven + 180 } as const]),
  ].map(({ name, at }) => ({ name, trueDeg: turned(angleOf(at)) }));
  if (size === null) return known.map((angle) => ({ ...angle, text: null, rects: [] }));
  const foot = shape.radii.hairline + size * POINTER;
  const textAt = (index: number, angleDeg: number): WheelText => {
    const width = figureWidth(known[index]!.name, size);
    const [x, y] = onRing(CENTER, angleDeg, foot + reach(angleDeg, width, size * 0.7));
    return { text: known[index]!.name, x, y, size };
  };
  const rectsAt = (index: number, angleDeg: number): Rect[] => {
    const { text, x, y } = textAt(index, angleDeg);
    return [rectAround(x, y, figureWidth(text, size) + AIR, size * 0.7 + AIR)];
  };
  const placed = spreadAround(
    known.map(({ trueDeg }) => trueDeg),
    rectsAt,
  );
  return known.map((angle, index) => ({
    ...angle,
    text: textAt(index, placed[index]!),
    rects: rectsAt(index, placed[index]!),
  }));
}

function placedHouses({ chart, shape, angleOf }: Base): PlacedHouse[] {
  const { cusps } = chart;
  if (!cusps) return [];
  const { figure, radii } = shape;
  const houses = cusps.map((cusp, index) => {
    const fromDeg = angleOf(cusp);
    return { house: index + 1, fromDeg, toDeg: fromDeg + turned(cusps[(index + 1) % 12]! - cusp) };
  });
  if (figure === null) return houses.map((house) => ({ ...house, text: null, rects: [] }));
  const textAt = (index: number, angleDeg: number): WheelText => {
    const [x, y] = onRing(CENTER, angleDeg, (radii.band + radii.ticks) / 2);
    return { text: String(houses[index]!.house), x, y, size: figure };
  };
  const rectsAt = (index: number, angleDeg: number): Rect[] => {
    const { text, x, y } = textAt(index, angleDeg);
    return [rectAround(x, y, figureWidth(text, figure) + AIR, figure * 0.74)];
  };
  const middles = houses.map(({ fromDeg, toDeg }) => turned((fromDeg + toDeg) / 2));
  const placed = spreadAround(middles, rectsAt);
  return houses.map((house, index) => ({
    ...house,
    text: textAt(index, placed[index]!),
    rects: rectsAt(index, placed[index]!),
  }));
}

/** Where everything of a chart stands on the wheel. What is highlighted matters to the smallest one only. */
export function wheelLayout(
  chart: WheelChart,
  kind: ChartWheelKind,
  highlight?: WheelHighlight,
): WheelLayout {
  const shape = CHART_WHEEL_SHAPES[kind];
  const left = leftDegOf(chart);
  const angleOf = (longitudeDeg: number): number => 180 + longitudeDeg - left;
  const base = { chart, kind, shape, angleOf };
  return {
    ...base,
    bodies: placedBodies(base, namedOn(kind, chart.bodies, highlight)),
    angles: placedAngles(base),
    houses: placedHouses(base),
  };
}
