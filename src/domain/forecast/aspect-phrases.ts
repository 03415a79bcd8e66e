import { nameOfBody, type Body } from '../sky/bodies.ts';
import type { AspectKind } from '../sky/sky.ts';
import type { AspectEvent } from './candidates.ts';

/** What stands between two bodies on the day of their aspect; as true of the one as of the other. */
export const PHRASES: Record<AspectKind, readonly string[]> = {
  conjunction: [
    'meets',
    'joins',
    'stands beside',
    'lines up with',
    'joins forces with',
    'comes together with',
  ],
  sextile: [
    'makes an easy angle with',
    'is on friendly terms with',
    'falls into step with',
    'trades favors with',
    'gets along with',
    'finds common ground with',
  ],
  square: [
    'is at odds with',
    'squares off with',
    'clashes with',
    'is in a tug-of-war with',
    'butts heads with',
    'pulls against',
  ],
  trine: [
    'is in harmony with',
    'is on excellent terms with',
    'sees eye to eye with',
    'clicks with',
    'is on the same page as',
    'works hand in hand with',
  ],
  opposition: [
    'faces',
    'stands opposite',
    'looks across at',
    'is face to face with',
    'is at the far end of the table from',
    'squares up to',
  ],
};

/** One phrase for each aspect of a reading. Those of a kind take turns, so that a reading does not repeat itself. */
export function aspectPhrases(kinds: readonly (AspectKind | undefined)[], seed: number): string[] {
  const turns = new Map<AspectKind, number>();
  return kinds.map((kind) => {
    if (!kind) return '';
    const turn = turns.get(kind) ?? seed;
    turns.set(kind, turn + 1);
    return PHRASES[kind][turn % PHRASES[kind].length]!;
  });
}

/** The body on the far side of an aspect, as a sentence would name it. */
export function otherName(body: Body, aspect: AspectEvent): string {
  return nameOfBody(aspect.body === body ? aspect.other : aspect.body);
}
