import { signedDeg } from '../sky/angles.ts';
import { BODIES, type Body } from '../sky/bodies.ts';
import { signAtLongitude, type SignKey } from '../zodiac/signs.ts';
import { dignityOf, type Dignity } from './dignities.ts';
import { houseAt } from './house-at.ts';
import type { BirthSkies, LocalSky } from './local-sky.ts';
import { stated, type Stated } from './stated.ts';

export const ANGLES = ['ascendant', 'midheaven'] as const;
export type Angle = (typeof ANGLES)[number];

/** What an aspect or a transit can touch, in the order in which a chart lists them. */
export const POINTS = [...BODIES, ...ANGLES] as const;
export type Point = Body | Angle;

/** Sun to Pluto: what is counted, the node being a crossing of paths and no body. */
export type Planet = Exclude<Body, 'node'>;
export const PLANETS = BODIES.filter((body): body is Planet => body !== 'node');

/** A degree is told if it can be off by no more than this: a day leaves the Sun its degree and takes the Moon's. */
const SURE_WITHIN_DEG = 1.25;

/** How far a longitude strays from that of the middle, either way, over the birth's span. */
function marginOf({ middle, all }: BirthSkies, at: (sky: LocalSky) => number): number {
  return Math.max(...all.map((sky) => Math.abs(signedDeg(at(sky) - at(middle)))));
}

/** Whether a degree may be told. */
export function isDegreeSure(skies: BirthSkies, at: (sky: LocalSky) => number): boolean {
  return marginOf(skies, at) <= SURE_WITHIN_DEG;
}

export interface NatalPoint<P extends Point = Point> {
  point: P;
  longitudeDeg: number;
  degreeInSign: number;
  /** How far off the longitude may be, either way. */
  marginDeg: number;
  /** Whether the degree may be told at all. */
  degreeSure: boolean;
  sign: Stated<SignKey>;
}

export interface NatalBody extends NatalPoint<Body> {
  /** Null while the hour is unknown. */
  house: Stated<number> | null;
  retrograde: Stated<boolean>;
  dignity: Stated<Dignity | null>;
}

/** Undefined for angles while the hour is unknown. */
export function longitudeOf(point: Point, { bodies, horizon }: LocalSky): number | undefined {
  if (point === 'ascendant') return horizon?.ascendantDeg;
  if (point === 'midheaven') return horizon?.midheavenDeg;
  return bodies[BODIES.indexOf(point)]!.longitudeDeg;
}

function pointOf<P extends Point>(point: P, skies: BirthSkies): NatalPoint<P> {
  const at = (sky: LocalSky): number => longitudeOf(point, sky)!;
  const longitudeDeg = at(skies.middle);
  return {
    point,
    longitudeDeg,
    degreeInSign: longitudeDeg % 30,
    marginDeg: marginOf(skies, at),
    degreeSure: isDegreeSure(skies, at),
    sign: stated(skies, (sky) => signAtLongitude(at(sky))),
  };
}

export function natalAngle(angle: Angle, skies: BirthSkies): NatalPoint<Angle> | null {
  return skies.middle.horizon ? pointOf(angle, skies) : null;
}

export function houseOf(body: Body, sky: LocalSky): number {
  return houseAt(longitudeOf(body, sky)!, sky.horizon!.cuspsDeg);
}

export function natalBody(body: Body, skies: BirthSkies): NatalBody {
  const index = BODIES.indexOf(body);
  return {
    ...pointOf(body, skies),
    house: skies.middle.horizon ? stated(skies, (sky) => houseOf(body, sky)) : null,
    retrograde: stated(skies, ({ bodies }) => bodies[index]!.retrograde),
    dignity: stated(skies, ({ bodies }) => dignityOf(body, bodies[index]!.sign)),
  };
}
