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
      'is nearing an easy angle with',
      'is warming up to',
      'is nearing a good moment with',
      'is coming around to',
      'is about to click with',
    ],
    exact: [
      'gets along with',
      'makes an easy angle with',
      'is on the same page as',
      'has the backing of',
      'sees eye to eye with',
      'is in step with',
    ],
    fading: [
      'is still on good terms with',
      'is fresh from an easy angle with',
      'is still getting help from',
      'is coming off a good moment with',
    ],
  },
  hard: {
    coming: [
      'is heading into friction with',
      'is about to bump up against',
      'is days from a tense angle with',
      'is headed for a standoff with',
      'is about to disagree with',
    ],
    exact: [
      'is at odds with',
      'runs into resistance from',
      'makes a tense angle with',
      'pulls against',
      'doesn’t see eye to eye with',
      'is in a standoff with',
    ],
    fading: [
      'is just past a clash with',
      'is still sore after clashing with',
      'is cooling off after clashing with',
      'is just leaving a tense angle with',
    ],
  },
  meet: {
    coming: [
      'is catching up with',
      'is about to meet',
      'is closing in on',
      'is days away from meeting',
      'is drawing level with',
    ],
    exact: ['meets', 'joins up with', 'lines up with', 'catches up with', 'stands shoulder to shoulder with'],
    fading: ['has only just left', 'is just past', 'is still close to', 'is a few steps past'],
  },
};

export function touchPhrase(touch: Touch, tense: Dated, seed: string): string {
  const phrases = PHRASES[touch][tense];
  return phrases[seedOf(`touch ${seed}`) % phrases.length]!;
}
