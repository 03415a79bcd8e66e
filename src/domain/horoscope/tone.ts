import type { Body } from '../sky/bodies.ts';
import type { Tone } from './bank.ts';
import type { DayAspect } from './day-facts.ts';

/** Company that makes a conjunction uncomfortable. */
const STERN = new Set<Body>(['mars', 'saturn', 'uranus', 'neptune', 'pluto']);

export function toneFor(body: Body, { bodies, kind }: DayAspect): Exclude<Tone, 'plain'> {
  if (kind === 'trine' || kind === 'sextile') return 'easy';
  if (kind === 'square' || kind === 'opposition') return 'hard';
  const other = bodies[0] === body ? bodies[1] : bodies[0];
  return STERN.has(other) ? 'hard' : 'easy';
}

/** Exact today counts most, then what is coming; the Moon's touch is brief. */
export function aspectWeight({ bodies, tense, orbDeg }: DayAspect): number {
  if (bodies[0] === 'moon') return 2;
  if (tense === 'exact') return 4;
  return tense === 'coming' ? 2.5 - orbDeg / 2 : 1.5 - orbDeg / 2;
}

export function strongestAspect(body: Body, aspects: readonly DayAspect[]): DayAspect | undefined {
  return aspects
    .filter(({ bodies }) => bodies.includes(body))
    .reduce<DayAspect | undefined>((best, one) => {
      return best && aspectWeight(best) >= aspectWeight(one) ? best : one;
    }, undefined);
}
