import { SIGN_KEYS, signAtLongitude, type SignKey } from '../zodiac/signs.ts';
import { aspectFacts } from './aspects.ts';
import type { BirthSkies, LocalSky } from './local-sky.ts';
import { longitudeOf, PLANETS, type Planet } from './points.ts';
import { listed, stated } from './stated.ts';

export const SHAPES = ['stellium', 'spread', 'many-retrograde', 'lone-planet'] as const;
export type ShapeName = (typeof SHAPES)[number];

export interface Shape {
  shape: ShapeName;
  /** Those that make it. */
  planets: Planet[];
  sure: boolean;
}

export interface Stellium {
  sign: SignKey;
  planets: Planet[];
  sure: boolean;
}

const STELLIUM_FROM = 3;
/** Three in a sign are common, the Sun having Mercury and Venus about it; four give a whole chart its shape. */
const SHAPING_STELLIUM_FROM = 4;
const SPREAD_FROM_SIGNS = 8;
const MANY_RETROGRADE = 4;
/** The slow ones meet for years, for everybody born then; a stellium of one person has a quick one among them. */
const QUICK: readonly Planet[] = ['sun', 'moon', 'mercury', 'venus', 'mars'];
export const isQuick = (planet: Planet): boolean => QUICK.includes(planet);

const signIn = (sky: LocalSky, planet: Planet): SignKey => signAtLongitude(longitudeOf(planet, sky)!);

function stelliumsAmong(planets: readonly Planet[], sky: LocalSky): Omit<Stellium, 'sure'>[] {
  return SIGN_KEYS.map((sign) => ({
    sign,
    planets: planets.filter((own) => signIn(sky, own) === sign),
  })).filter((one) => one.planets.length >= STELLIUM_FROM && one.planets.some(isQuick));
}

/** Three or more in one sign. Sure ones count only those that stay in it. */
export function stelliumsOf(skies: BirthSkies): Stellium[] {
  const steady = PLANETS.filter((planet) => stated(skies, (sky) => signIn(sky, planet)).sure);
  const sure = stelliumsAmong(steady, skies.middle);
  const others = stelliumsAmong(PLANETS, skies.middle).filter(
    ({ sign }) => !sure.some((own) => own.sign === sign),
  );
  return [...sure.map((one) => ({ ...one, sure: true })), ...others.map((one) => ({ ...one, sure: false }))];
}

function isSpread(sky: LocalSky): boolean {
  const signs = new Set(PLANETS.map((planet) => signIn(sky, planet)));
  return signs.size >= SPREAD_FROM_SIGNS && stelliumsAmong(PLANETS, sky).length === 0;
}

/** Planets without an aspect to another planet or an angle. */
function lonePlanets(sky: LocalSky): Planet[] {
  const touched = new Set(
    aspectFacts(sky)
      .filter(({ points }) => !points.includes('node'))
      .flatMap(({ points }) => points),
  );
  return PLANETS.filter((planet) => !touched.has(planet));
}

function shapesIn(sky: LocalSky): Omit<Shape, 'sure'>[] {
  const shapes: Omit<Shape, 'sure'>[] = [];
  if (isSpread(sky)) shapes.push({ shape: 'spread', planets: [...PLANETS] });
  const backward = PLANETS.filter((_, index) => sky.bodies[index]!.retrograde);
  if (backward.length >= MANY_RETROGRADE) shapes.push({ shape: 'many-retrograde', planets: backward });
  const lone = lonePlanets(sky);
  if (lone.length === 1) shapes.push({ shape: 'lone-planet', planets: lone });
  return shapes;
}

/** What the whole of a chart looks like. */
export function shapesOf(skies: BirthSkies, stelliums: readonly Stellium[]): Shape[] {
  // Which planets walk backwards may change while there are many of them; the lone one must be the same.
  const others = listed(skies, shapesIn, ({ shape, planets }) =>
    shape === 'lone-planet' ? `${shape} ${planets[0]}` : shape,
  );
  const shaping = stelliums.filter(({ planets }) => planets.length >= SHAPING_STELLIUM_FROM);
  return [...shaping.map(({ planets, sure }): Shape => ({ shape: 'stellium', planets, sure })), ...others];
}
