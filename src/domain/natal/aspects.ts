import { signedDeg } from '../sky/angles.ts';
import { ASPECT_ANGLES, aspectsIn, DEFAULT_ORBS, type Orbs } from '../sky/aspects.ts';
import { ASPECT_KINDS, type AspectKind } from '../sky/sky.ts';
import type { BirthSkies, LocalSky } from './local-sky.ts';
import { ANGLES, longitudeOf, PLANETS, POINTS, type Point } from './points.ts';
import { listed } from './stated.ts';

export const ASPECT_QUALITIES = ['join', 'easy', 'hard'] as const;
export type AspectQuality = (typeof ASPECT_QUALITIES)[number];

const QUALITIES: Record<AspectKind, AspectQuality> = {
  conjunction: 'join',
  sextile: 'easy',
  trine: 'easy',
  square: 'hard',
  opposition: 'hard',
};

export function qualityOf(kind: AspectKind): AspectQuality {
  return QUALITIES[kind];
}

/** An angle is as sure as the clock, so that it gets less room than a planet. */
const ANGLE_ORBS: Orbs = { conjunction: 6, sextile: 3, square: 4, trine: 4, opposition: 6 };

interface AspectFact {
  /** In the order of POINTS. */
  points: [Point, Point];
  kind: AspectKind;
  quality: AspectQuality;
  orbDeg: number;
  /** Null for angles, which the day carries past everything. */
  applying: boolean | null;
  /** 1 if exact, 0 at the edge of what counts. */
  strength: number;
}

export interface NatalAspect extends AspectFact {
  sure: boolean;
}

function inOrder(one: Point, other: Point): [Point, Point] {
  return POINTS.indexOf(one) < POINTS.indexOf(other) ? [one, other] : [other, one];
}

function aspectFact(
  points: [Point, Point],
  kind: AspectKind,
  orbDeg: number,
  orbs: Orbs,
  applying: boolean | null,
): AspectFact {
  const strength = 1 - orbDeg / orbs[kind];
  return { points: inOrder(...points), kind, quality: qualityOf(kind), orbDeg, applying, strength };
}

function angleAspects(sky: LocalSky): AspectFact[] {
  return ANGLES.flatMap((angle) => {
    const angleDeg = longitudeOf(angle, sky);
    if (angleDeg === undefined) return [];
    return PLANETS.flatMap((body) => {
      const apart = Math.abs(signedDeg(longitudeOf(body, sky)! - angleDeg));
      const kind = ASPECT_KINDS.find((name) => Math.abs(apart - ASPECT_ANGLES[name]) <= ANGLE_ORBS[name]);
      if (!kind) return [];
      return [aspectFact([body, angle], kind, Math.abs(apart - ASPECT_ANGLES[kind]), ANGLE_ORBS, null)];
    });
  });
}

/** Between bodies, and from bodies to the angles where the hour is known. */
export function aspectFacts(sky: LocalSky): AspectFact[] {
  const between = aspectsIn({ bodies: [...sky.bodies] }).map(({ bodies, kind, orbDeg, applying }) =>
    aspectFact(bodies, kind, orbDeg, DEFAULT_ORBS, applying),
  );
  return [...between, ...angleAspects(sky)].sort((a, b) => b.strength - a.strength);
}

/** Strongest first. */
export function natalAspects(skies: BirthSkies): NatalAspect[] {
  return listed(skies, aspectFacts, ({ points, kind }) => `${points.join(' ')} ${kind}`);
}
