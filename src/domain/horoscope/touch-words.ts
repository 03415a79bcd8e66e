import type { Touch } from './bank.ts';
import type { Tense } from './reading.ts';
import { ARCHIVE_FIRST_DAY } from '../calendar/archive.ts';
import { daysBetween, type CivilDate } from '../calendar/civil-date.ts';
import { seedOf } from '../calendar/seed.ts';
import type { SignKey } from '../zodiac/signs.ts';

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
      'gets a hand from',
      'has an ally in',
      'is in tune with',
      'works well with',
      'is on friendly terms with',
    ],
    fading: [
      'is still on good terms with',
      'is fresh from an easy angle with',
      'is still getting help from',
      'is coming off a good moment with',
      'keeps the good will of',
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
      'quarrels with',
      'is in a standoff with',
      'leans hard on',
      'gets in the way of',
      'is out of step with',
      'rubs against',
      'gives no ground to',
    ],
    fading: [
      'is just past a clash with',
      'is still sore after clashing with',
      'is cooling off after clashing with',
      'is just leaving a tense angle with',
      'is just done arguing with',
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
    exact: [
      'meets',
      'joins up with',
      'lines up with',
      'catches up with',
      'stands shoulder to shoulder with',
      'comes together with',
      'teams up with',
    ],
    fading: [
      'has only just left',
      'is just past',
      'is still close to',
      'is a few steps past',
      'is only a little past',
    ],
  },
};

/** As many as a reading has blocks: those of one day take different phrases, and so do the days after it. */
const TURNS_A_DAY = 4;

/** The phrases of a sign take turns from block to block and from day to day. */
export function touchPhrase(
  touch: Touch,
  tense: Dated,
  sign: SignKey,
  date: CivilDate,
  block: number,
): string {
  const phrases = PHRASES[touch][tense];
  const turn = seedOf(sign) + TURNS_A_DAY * daysBetween(ARCHIVE_FIRST_DAY, date) + block;
  return phrases[turn % phrases.length]!;
}
