import { signedDeg, wrapDeg } from './angles.ts';
import type { Body } from './bodies.ts';
import { eclipticOfDate } from './frame.ts';
import { moonState } from './moon.ts';
import { nodeLongitude } from './node.ts';
import { planetState } from './planets.ts';
import { plutoState } from './pluto.ts';
import { add, dot, lengthOf, scale, turn, type Matrix, type State, type Vector } from './vectors.ts';

export { signedDeg, wrapDeg };

const DEG = Math.PI / 180;
const LIGHT_AU_PER_DAY = 173.144632674;
const SUN_GM = 0.0002959122082855911;
const EARTH_MOON_GM = 8.997011390199871e-10;
/** 2GM/c² of the Sun in AU. */
const SUN_BEND = 1.97412574336e-8;
// Behind the Sun's disc no light arrives; the bend is held at the value of its limb.
const LIMB_COSINE_GAP = 1.1e-5;
/** Half the step over which speeds are taken. */
const STEP_DAYS = 0.01;
const SHIFTS = [-STEP_DAYS, 0, STEP_DAYS] as const;

/** What every body needs to know of one instant. */
interface Moment {
  ttDays: number;
  /** Worked out when first asked for: the Moon and its node do without. */
  earth: () => State;
  frames: readonly [Matrix, Matrix, Matrix];
}

export interface Place {
  longitudeDeg: number;
  latitudeDeg: number;
  speedDegPerDay: number;
  distanceAu: number;
}

export function momentAt(ttDays: number): Moment {
  let earth: State | undefined;
  return {
    ttDays,
    earth: () => (earth ??= planetState('earth', ttDays)),
    frames: SHIFTS.map((shift) => eclipticOfDate(ttDays + shift)) as [Matrix, Matrix, Matrix],
  };
}

/** The state a little later, bent by the pull of the center it goes around. */
function drift({ place, velocity }: State, days: number, gm: number): State {
  const pull = scale(place, -gm / lengthOf(place) ** 3);
  return {
    place: add(add(place, velocity, days), pull, (days * days) / 2),
    velocity: add(velocity, pull, days),
  };
}

/** Relativistic enough: the second order of v/c is 0.0005″. */
function aberrate(toBody: Vector, velocity: Vector): Vector {
  return add(toBody, velocity, lengthOf(toBody) / LIGHT_AU_PER_DAY);
}

/** Bending of light by the Sun (Explanatory Supplement 7.2.4): 0.004″ at right angles, 1.7″ at the limb. */
function bend(toBody: Vector, sunToBody: Vector, sunToEarth: Vector): Vector {
  const range = lengthOf(toBody);
  const earthRange = lengthOf(sunToEarth);
  const [p, q, e] = [
    scale(toBody, 1 / range),
    scale(sunToBody, 1 / lengthOf(sunToBody)),
    scale(sunToEarth, 1 / earthRange),
  ];
  const factor = SUN_BEND / earthRange / Math.max(1 + dot(q, e), LIMB_COSINE_GAP);
  return add(toBody, add(scale(e, dot(p, q)), q, -dot(e, p)), factor * range);
}

function planetDirection(body: State, earth: State, shift: number): Vector {
  const here = drift(earth, shift, SUN_GM);
  let there = drift(body, shift, SUN_GM).place;
  for (let round = 0; round < 2; round++) {
    const lightDays = lengthOf(add(there, here.place, -1)) / LIGHT_AU_PER_DAY;
    there = drift(body, shift - lightDays, SUN_GM).place;
  }
  return aberrate(bend(add(there, here.place, -1), there, here.place), here.velocity);
}

// Heliocentric velocities serve throughout: the Sun's own motion drops out between light-time and aberration.
function sunDirection(earth: State, shift: number): Vector {
  const here = drift(earth, shift, SUN_GM);
  return aberrate(scale(here.place, -1), here.velocity);
}

// The Moon shares the Earth's motion, so aberration cancels and only the light-time of its own orbit is left.
function moonDirection(moon: State, shift: number): Vector {
  const lightDays = lengthOf(moon.place) / LIGHT_AU_PER_DAY;
  return drift(moon, shift - lightDays, EARTH_MOON_GM).place;
}

function directionsOf(body: Exclude<Body, 'node'>, moment: Moment): Vector[] {
  if (body === 'sun') return SHIFTS.map((shift) => sunDirection(moment.earth(), shift));
  if (body === 'moon') {
    const moon = moonState(moment.ttDays);
    return SHIFTS.map((shift) => moonDirection(moon, shift));
  }
  const state = body === 'pluto' ? plutoState(moment.ttDays) : planetState(body, moment.ttDays);
  return SHIFTS.map((shift) => planetDirection(state, moment.earth(), shift));
}

function placeFrom(longitudes: number[], latitudeDeg: number, distanceAu: number): Place {
  const [before, now, after] = longitudes as [number, number, number];
  return {
    longitudeDeg: wrapDeg(now),
    latitudeDeg,
    speedDegPerDay: signedDeg(after - before) / (2 * STEP_DAYS),
    distanceAu,
  };
}

/** Apparent geocentric place, ecliptic and true equinox of date. */
export function apparentPlace(body: Body, moment: Moment): Place {
  if (body === 'node') {
    return placeFrom(
      SHIFTS.map((shift) => nodeLongitude(moment.ttDays + shift) / DEG),
      0,
      0,
    );
  }
  const seen = directionsOf(body, moment).map((direction, index) => turn(moment.frames[index]!, direction));
  const longitudes = seen.map(([x, y]) => Math.atan2(y, x) / DEG);
  const [x, y, z] = seen[1]!;
  return placeFrom(longitudes, Math.atan2(z, Math.hypot(x, y)) / DEG, Math.hypot(x, y, z));
}
