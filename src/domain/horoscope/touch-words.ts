import type { Touch } from './bank.ts';
import type { Tense } from './reading.ts';
import { seedOf } from '../calendar/seed.ts';

type Dated = Exclude<Tense, 'standing'>;

/**
 * What stands between the two bodies in a sentence. Each is true of its tense and needs a single subject. All are in
 * the present: paragraphs put them after “while” and “as”, where “has recently met” would trip a reader.
 */
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
    fading: [
      'is leaving a harmony with',
      'is still on good terms with',
      'is easing out of an agreement with',
    ],
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
    fading: ['is recovering from a quarrel with', 'is still at odds with', 'is leaving an awkward angle to'],
  },
  meet: {
    coming: ['is catching up with', 'is approaching', 'is drawing level with'],
    exact: ['meets', 'is side by side with', 'keeps company with'],
    fading: ['is still close to', 'is just past', 'is still alongside'],
  },
};

export function touchPhrase(touch: Touch, tense: Dated, seed: string): string {
  const phrases = PHRASES[touch][tense];
  return phrases[seedOf(`touch ${seed}`) % phrases.length]!;
}
