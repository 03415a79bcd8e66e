import type { HouseSystem } from '../../../domain/natal/houses.ts';
import type { Point } from '../../../domain/natal/points.ts';
import type { Body } from '../../../domain/sky/bodies.ts';
import type { AspectKind } from '../../../domain/sky/sky.ts';
import { SIGN_KEYS, signOf, type Element, type SignKey } from '../../../domain/zodiac/signs.ts';
import { turned } from '../label-placer.ts';

/** What a wheel shows of a body; longitudes in degrees, null where unsure. */
export interface WheelBody {
  body: Body;
  longitude: number | null;
  /** From where to where it may stand, if its degree is unsure. */
  arc?: readonly [fromDeg: number, toDeg: number] | null;
  sign: SignKey | null;
  /** Every sign it may be in, in order of time. */
  signs: readonly SignKey[];
  house: number | null;
  retrograde: boolean | null;
}

export interface WheelAspect {
  points: readonly [Point, Point];
  aspect: AspectKind;
  /** Degrees from exact. */
  orb: number;
}

/** A birth chart as its wheel needs it; an answer of the chart's call is one. */
export interface WheelChart {
  ascendant: number | null;
  midheaven: number | null;
  houses: HouseSystem;
  cusps: readonly number[] | null;
  bodies: readonly WheelBody[];
  /** Strongest first. */
  aspects: readonly WheelAspect[];
}

/** The longitude at the left: what rises; the middle of the rising sign where only that is sure; else 0° Aries. */
export function leftDegOf({ ascendant, houses, cusps }: WheelChart): number {
  if (ascendant !== null) return ascendant;
  return cusps && houses === 'whole' ? cusps[0]! + 15 : 0;
}

/** Where a body may stand: one degree, or from one to another. Whole signs where no more is known. */
export function arcOf({ longitude, arc, signs }: WheelBody): readonly [fromDeg: number, toDeg: number] {
  if (longitude !== null) return [longitude, longitude];
  if (arc) return [arc[0], arc[0] + turned(arc[1] - arc[0])];
  const first = SIGN_KEYS.indexOf(signs[0]!) * 30;
  return [first, first + 30 * signs.length];
}

/** The degree at which a body is drawn. */
export function shownDegOf(body: WheelBody): number {
  const [from, to] = arcOf(body);
  return turned((from + to) / 2);
}

/** Undefined for an angle that is not known. */
export function pointDegOf(chart: WheelChart, point: Point): number | undefined {
  if (point === 'ascendant' || point === 'midheaven') return chart[point] ?? undefined;
  const body = chart.bodies.find((each) => each.body === point);
  return body && shownDegOf(body);
}

/** The wheel's own color is that of the Sun's element; air where the Sun changed signs that day. */
export function elementOf({ bodies }: WheelChart): Element {
  const sign = bodies.find(({ body }) => body === 'sun')?.sign;
  return sign ? signOf(sign).element : 'Air';
}
