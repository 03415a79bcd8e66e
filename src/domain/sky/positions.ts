import { signAtLongitude } from '../zodiac/signs.ts';
import { apparentPlace, momentAt, type Place } from './apparent.ts';
import { BODIES, type Body } from './bodies.ts';
import { moonPhaseOf } from './phase.ts';
import type { BodyPosition, MoonPhase, Sky } from './sky.ts';
import { ttDaysOf } from './time.ts';

export function positionFrom(
  body: Body,
  { longitudeDeg, latitudeDeg, speedDegPerDay }: Omit<Place, 'distanceAu'>,
): BodyPosition {
  return {
    body,
    longitudeDeg,
    latitudeDeg,
    speedDegPerDay,
    sign: signAtLongitude(longitudeDeg),
    degreeInSign: longitudeDeg % 30,
    retrograde: speedDegPerDay < 0,
  };
}

/** One body's apparent place, for those who do not need the whole sky. */
export function positionAt(body: Body, atMs: number): BodyPosition {
  return positionFrom(body, apparentPlace(body, momentAt(ttDaysOf(atMs))));
}

/** The whole sky of an instant, 1900 to 2100. */
export function skyAt(atMs: number): Sky {
  const moment = momentAt(ttDaysOf(atMs));
  const bodies = BODIES.map((body) => positionFrom(body, apparentPlace(body, moment)));
  return { atMs, moonPhase: moonPhaseOf(bodies[1]!, bodies[0]!), bodies };
}

export function moonPhaseAt(atMs: number): MoonPhase {
  const moment = momentAt(ttDaysOf(atMs));
  return moonPhaseOf(apparentPlace('moon', moment), apparentPlace('sun', moment));
}
