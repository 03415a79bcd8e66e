import { signedDeg } from './angles.ts';
import { ASPECT_KINDS, type Aspect, type AspectKind, type BodyPosition, type Sky } from './sky.ts';
import { fasterFirst } from './speeds.ts';

export type Orbs = Record<AspectKind, number>;

export const ASPECT_ANGLES: Record<AspectKind, number> = {
  conjunction: 0,
  sextile: 60,
  square: 90,
  trine: 120,
  opposition: 180,
};

export const DEFAULT_ORBS: Orbs = { conjunction: 8, sextile: 4, square: 7, trine: 7, opposition: 8 };

function aspectBetween(one: BodyPosition, other: BodyPosition, orbs: Orbs): Aspect | undefined {
  // Always counted from the same body, so that the last digit does not hang on the order of the list.
  const bodies = fasterFirst(one.body, other.body);
  const [fast, slow] = bodies[0] === one.body ? [one, other] : [other, one];
  const apart = signedDeg(fast.longitudeDeg - slow.longitudeDeg);
  const distance = Math.abs(apart);
  const kind = ASPECT_KINDS.find((name) => Math.abs(distance - ASPECT_ANGLES[name]) <= orbs[name]);
  if (!kind) return undefined;
  const gap = distance - ASPECT_ANGLES[kind];
  const gapSpeed = (fast.speedDegPerDay - slow.speedDegPerDay) * Math.sign(apart || 1) * Math.sign(gap || 1);
  return { bodies, kind, orbDeg: Math.abs(gap), applying: gapSpeed < 0 };
}

/** Aspects between all bodies, the node included, closest first. */
export function aspectsIn(sky: Pick<Sky, 'bodies'>, orbs: Orbs = DEFAULT_ORBS): Aspect[] {
  return sky.bodies
    .flatMap((one, index) => sky.bodies.slice(index + 1).map((other) => aspectBetween(one, other, orbs)))
    .filter((aspect) => aspect !== undefined)
    .sort((a, b) => a.orbDeg - b.orbDeg);
}
