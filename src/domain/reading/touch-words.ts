import type { Touch } from './bank.ts';
import type { Tense } from './reading.ts';
import { seedOf } from './seed.ts';

type Dated = Exclude<Tense, 'standing'>;

/** What stands between the two bodies in a sentence. Each is true of its tense and needs a single subject. */
const PHRASES: Record<Touch, Record<Dated, readonly string[]>> = {
  easy: {
    coming: [
      'is approaching an agreement with',
      'is coming into harmony with',
      'is nearing an easy angle to',
    ],
    exact: [
      'is in harmony with',
      'makes an easy angle to',
      'is in agreement with',
      'is on excellent terms with',
    ],
    fading: ['is leaving a harmony with', 'has recently agreed with', 'is easing out of an agreement with'],
  },
  hard: {
    coming: [
      'is approaching a disagreement with',
      'is closing on an awkward angle to',
      'is heading for a quarrel with',
    ],
    exact: [
      'is in disagreement with',
      'makes an awkward angle to',
      'is quarreling with',
      'is at cross purposes with',
    ],
    fading: [
      'is recovering from a quarrel with',
      'has recently disagreed with',
      'is leaving an awkward angle to',
    ],
  },
  meet: {
    coming: ['is catching up with', 'is approaching', 'is drawing level with'],
    exact: ['meets', 'is side by side with', 'keeps company with'],
    fading: ['has recently met', 'is separating from', 'has just kept company with'],
  },
};

export function touchPhrase(touch: Touch, tense: Dated, seed: string): string {
  const phrases = PHRASES[touch][tense];
  return phrases[seedOf(`touch ${seed}`) % phrases.length]!;
}
