import { apparentPlace, momentAt, type Place } from './apparent.ts';
import { aboutX, add, dot, lengthOf, scale, turn, type Vector } from './vectors.ts';

type SolarEclipse = 'partial' | 'annular' | 'hybrid' | 'total';
type LunarEclipse = 'penumbral' | 'partial' | 'total';

interface Eclipse {
  /** Instant of greatest eclipse. */
  ttDays: number;
  phase: SolarEclipse | LunarEclipse;
}

const DEG = Math.PI / 180;
const EARTH_RADIUS_AU = 6378.137 / 149_597_870.7;
/** In radii of the Earth. */
const SUN_RADIUS = 109.1222;
const MOON_RADIUS = 0.272281;
const POLAR_RADIUS = 0.996647;
// The tilt of the axis changes by 0.01° in a century, which moves no eclipse from one kind to another.
const TO_EQUATOR = aboutX(-23.4393 * DEG);
/** Where the flattened Earth's edge lies on average, seen from the Moon. */
const EARTH_EDGE = 0.9972;
// Earth's air makes its shadow a hundredth wider than the bare globe would (Danjon's rule).
const SHADOW_GROWTH = 1.01;
// Beyond this latitude the Moon misses the shadows by far.
const FARTHEST_LATITUDE_DEG = 1.9;

interface Pair {
  sun: Place;
  moon: Place;
}

function pairAt(ttDays: number): Pair {
  const moment = momentAt(ttDays);
  return { sun: apparentPlace('sun', moment), moon: apparentPlace('moon', moment) };
}

/** Geocentric vector in radii of the Earth. */
function vectorTo({ longitudeDeg, latitudeDeg, distanceAu }: Place): Vector {
  const [lon, lat, range] = [longitudeDeg * DEG, latitudeDeg * DEG, distanceAu / EARTH_RADIUS_AU];
  return [
    range * Math.cos(lat) * Math.cos(lon),
    range * Math.cos(lat) * Math.sin(lon),
    range * Math.sin(lat),
  ];
}

/** The Moon's shadow on the plane through the Earth's center, in radii of the Earth. */
interface Shadow {
  /** Distance of its axis from the center. */
  gamma: number;
  /** Half width, negative where the full shadow reaches the plane. */
  umbra: number;
  penumbra: number;
  /** By how much the umbra's half width changes with each radius of height. */
  narrowing: number;
}

function moonShadow({ sun, moon }: Pair): Shadow {
  const [toSun, toMoon] = [vectorTo(sun), vectorTo(moon)];
  const axis = add(toMoon, toSun, -1);
  const length = lengthOf(axis);
  const along = scale(axis, 1 / length);
  const height = -dot(toMoon, along);
  const sinOuter = (SUN_RADIUS + MOON_RADIUS) / length;
  const sinInner = (SUN_RADIUS - MOON_RADIUS) / length;
  const cone = (sine: number, radius: number) => (height * sine + radius) / Math.sqrt(1 - sine * sine);
  return {
    gamma: lengthOf(add(toMoon, along, height)),
    umbra: cone(sinInner, -MOON_RADIUS),
    penumbra: cone(sinOuter, MOON_RADIUS),
    narrowing: sinInner / Math.sqrt(1 - sinInner * sinInner),
  };
}

/** How high above the plane the shadow's axis first meets the flattened Earth; zero if it misses. */
function groundHeight({ sun, moon }: Pair): number {
  const equatorial = (place: Place) => turn(TO_EQUATOR, vectorTo(place));
  const stretch = ([x, y, z]: Vector): Vector => [x, y, z / POLAR_RADIUS];
  const toMoon = equatorial(moon);
  const axis = add(toMoon, equatorial(sun), -1);
  // Stretched along its poles the Earth is a sphere of radius one, and straight lines stay straight.
  const [p, d] = [stretch(toMoon), stretch(axis)];
  const [a, b, c] = [dot(d, d), dot(p, d), dot(p, p) - 1];
  const root = b * b - a * c;
  if (root < 0) return 0;
  const ground = add(toMoon, axis, (-b - Math.sqrt(root)) / a);
  return -dot(ground, axis) / lengthOf(axis);
}

function solarPhase(pair: Pair): SolarEclipse | undefined {
  const { gamma, umbra, penumbra, narrowing } = moonShadow(pair);
  if (gamma > EARTH_EDGE + penumbra) return undefined;
  if (gamma > EARTH_EDGE + Math.abs(umbra)) return 'partial';
  if (umbra < 0) return 'total';
  // The nearest ground stands above the plane; there the tip of the umbra may still reach it.
  return umbra < groundHeight(pair) * narrowing ? 'hybrid' : 'annular';
}

function shadowDistance({ sun, moon }: Pair): number {
  const [a, b] = [vectorTo(sun), vectorTo(moon)];
  const cosine = -dot(a, b) / lengthOf(a) / lengthOf(b);
  return Math.acos(Math.min(cosine, 1));
}

function lunarPhase(pair: Pair): LunarEclipse | undefined {
  const moonRange = lengthOf(vectorTo(pair.moon));
  const sunRange = lengthOf(vectorTo(pair.sun));
  const distance = shadowDistance(pair);
  const moonRadius = Math.asin(MOON_RADIUS / moonRange);
  const sunRadius = Math.asin(SUN_RADIUS / sunRange);
  const earth = SHADOW_GROWTH * Math.asin(1 / moonRange) + Math.asin(1 / sunRange);
  if (distance > earth + sunRadius + moonRadius) return undefined;
  if (distance > earth - sunRadius + moonRadius) return 'penumbral';
  return distance > earth - sunRadius - moonRadius ? 'partial' : 'total';
}

/** Lowest point of a smooth hollow, by parabolas through ever closer points. */
function lowest(curve: (ttDays: number) => number, nearDays: number): number {
  let at = nearDays;
  for (const step of [0.03, 0.01, 0.004, 0.002]) {
    const [a, b, c] = [curve(at - step), curve(at), curve(at + step)];
    at += Math.max(-3, Math.min(3, (a - c) / (2 * (a - 2 * b + c)))) * step;
  }
  return at;
}

/** The eclipse that goes with a new Moon, if there is one. */
export function solarEclipseNear(newMoonDays: number): Eclipse | undefined {
  const { moon } = pairAt(newMoonDays);
  if (Math.abs(moon.latitudeDeg) > FARTHEST_LATITUDE_DEG) return undefined;
  const ttDays = lowest((days) => moonShadow(pairAt(days)).gamma ** 2, newMoonDays);
  const phase = solarPhase(pairAt(ttDays));
  return phase && { ttDays, phase };
}

/** The eclipse that goes with a full Moon, if there is one. */
export function lunarEclipseNear(fullMoonDays: number): Eclipse | undefined {
  const { moon } = pairAt(fullMoonDays);
  if (Math.abs(moon.latitudeDeg) > FARTHEST_LATITUDE_DEG) return undefined;
  const ttDays = lowest((days) => shadowDistance(pairAt(days)) ** 2, fullMoonDays);
  const phase = lunarPhase(pairAt(ttDays));
  return phase && { ttDays, phase };
}
