import { nameOfBody, type Body } from '../sky/bodies.ts';
import type { AspectKind } from '../sky/sky.ts';
import { signOf, wholeSignHouse, type SignKey } from '../zodiac/signs.ts';
import { bodyKey, SPEAKING_BODIES, touchKey, type SpeakingBody, type Touch } from './bank.ts';
import { corner, isRuler, type Candidate } from './candidate.ts';
import type { DayAspect, DayFacts, DayPlacement } from './day-facts.ts';
import { capitalized } from './fact-text.ts';
import { aspectFact, courseFacts, placeFactIn, weekdayOf } from './sign-facts.ts';
import { toneFor } from './tone.ts';

export const TOUCH_OF: Record<AspectKind, Touch> = {
  conjunction: 'meet',
  sextile: 'easy',
  square: 'hard',
  trine: 'easy',
  opposition: 'hard',
};

/** The sign in which the faster body makes the aspect; unknown when it changes sign on a day without the exact hour. */
function signOfTouch(
  { sign, enters, entersAtMs = 0 }: DayPlacement,
  { exactAtMs }: DayAspect,
): SignKey | null {
  if (!enters) return sign;
  if (exactAtMs === undefined) return null;
  return exactAtMs > entersAtMs ? enters : sign;
}

function touchStrength({ bodies: [fast], tense, orbDeg }: DayAspect): number {
  if (fast === 'moon') return 3;
  return { exact: 5.5, coming: 4.5 - orbDeg, fading: 3.5 - orbDeg }[tense];
}

/** A touch with the place it happens in, before any sign looks at it; null when that place is uncertain. */
export interface PlacedTouch {
  name: string;
  slow: Body;
  touch: Touch;
  /** Where the faster body stands. */
  where: SignKey;
}

function placedTouch(aspect: DayAspect, { placements }: DayFacts): PlacedTouch | null {
  const [fast, slow] = aspect.bodies;
  const where = signOfTouch(placements[fast], aspect);
  const touch = TOUCH_OF[aspect.kind];
  if (!where) return null;
  // Across a border the two stand in different houses, and the words of a meeting know only one.
  if (touch === 'meet' && signOfTouch(placements[slow], aspect) !== where) return null;
  return { name: `touch ${fast} ${slow} ${aspect.kind}`, slow, touch, where };
}

/** An exact angle of two planets happens on one day; the Moon makes several a day. */
function isMeeting({ bodies: [fast], tense }: DayAspect): boolean {
  return fast !== 'moon' && tense === 'exact';
}

/** The exact angles of the day among all bodies but the Moon. */
export function meetingsOf(facts: DayFacts): PlacedTouch[] {
  return facts.aspects
    .filter(isMeeting)
    .map((aspect) => placedTouch(aspect, facts))
    .filter((one) => one !== null);
}

/** From Jupiter on: two of them meet once in years. */
const isSlow = (body: Body): boolean => ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'].includes(body);
const SLOW_MEETING = 9.5;

function isSpeaking(body: Body): body is SpeakingBody {
  return (SPEAKING_BODIES as readonly Body[]).includes(body);
}

export function touchCandidate(sign: SignKey, aspect: DayAspect, facts: DayFacts): Candidate | null {
  const placed = placedTouch(aspect, facts);
  if (!placed) return null;
  const [fast, slow] = aspect.bodies;
  const { name, touch, where } = placed;
  const placement = facts.placements[fast];
  const house = wholeSignHouse(sign, where);
  const [fastName, slowName] = [nameOfBody(fast), nameOfBody(slow)];
  const tone = toneFor(fast, aspect);
  const isNews = isMeeting(aspect);
  const ruled = isRuler(sign, fast) || isRuler(sign, slow);
  // A meeting whose own paragraphs are used up can still take one about the faster body's place.
  const spare = isNews && isSpeaking(fast) && !placement.enters ? [bodyKey(fast, house, tone)] : [];
  return {
    name,
    keys: [touchKey(slow, house, touch), ...spare],
    body: fast,
    house,
    tone,
    isNews,
    ...(isNews && isSlow(fast) && { headline: `${fastName} and ${slowName} are in exact ${aspect.kind}` }),
    strength:
      (isNews && isSlow(fast) ? SLOW_MEETING : touchStrength(aspect)) + corner(house) + (ruled ? 1.5 : 0),
    facts: [placeFactIn(sign, placement, where), aspectFact(aspect), ...courseFacts(placement)],
    slots: {
      sign: signOf(where).name,
      weekday: weekdayOf(facts),
      fast: fastName,
      Fast: capitalized(fastName),
      other: slowName,
      Other: capitalized(slowName),
    },
    touch: { touch, tense: aspect.tense },
  };
}
