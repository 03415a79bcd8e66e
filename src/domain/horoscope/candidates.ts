import { nameOfBody } from '../sky/bodies.ts';
import { signOf, wholeSignHouse, type SignKey } from '../zodiac/signs.ts';
import type { Body } from '../sky/bodies.ts';
import {
  bodyKey,
  closingKey,
  eclipseKey,
  openerKey,
  SPEAKING_BODIES,
  tipKey,
  type SpeakingBody,
} from './bank.ts';
import { corner, isRuler, type Candidate } from './candidate.ts';
import type { DayAspect, DayFacts } from './day-facts.ts';
import { capitalized } from './fact-text.ts';
import { changeCandidates, courseCandidates, eveCandidates } from './news.ts';
import {
  aspectFact,
  courseFacts,
  houseOf,
  lunationFacts,
  phaseFact,
  placeFact,
  rulerFact,
  weekdayOf,
} from './sign-facts.ts';
import { aspectWeight, strongestAspect, toneFor } from './tone.ts';
import { touchCandidate } from './touches.ts';

export interface Candidates {
  /** Where the Moon is today, or a new or full Moon. */
  opener: Candidate;
  /** The Moon's aspects of the day, any of which may stand in the opener's place. */
  moonTouches: Candidate[];
  bodies: Candidate[];
  tip: Candidate;
  closing: Candidate;
  /** Reminders of retrogrades that go on. */
  courses: Candidate[];
  /** What happens tomorrow. */
  eves: Candidate[];
}

export function candidatesFor(sign: SignKey, facts: DayFacts): Candidates {
  // The opener already speaks of the lunation.
  const lunation = facts.lunation?.aspect;
  const aspects = facts.aspects.filter((one) => one !== lunation);
  const touches = aspects.map((aspect) => touchCandidate(sign, aspect, facts)).filter((one) => one !== null);
  const places = SPEAKING_BODIES.filter((body) => !facts.placements[body].enters);
  const isMoons = ({ body }: Candidate): boolean => body === 'moon';
  return {
    opener: openerCandidate(sign, facts),
    moonTouches: touches.filter(isMoons),
    bodies: [
      ...changeCandidates(sign, facts),
      ...touches.filter((one) => !isMoons(one)),
      ...places.map((body) => placeCandidate(sign, body, facts, aspects)),
    ],
    tip: tipCandidate(sign, facts, aspects),
    closing: closingCandidate(facts),
    courses: courseCandidates(sign, facts),
    eves: eveCandidates(sign, facts),
  };
}

/** All of them, as a plan's names are looked up. */
export function everyCandidate(candidates: Candidates): Candidate[] {
  const { opener, moonTouches, bodies, tip, closing, courses, eves } = candidates;
  return [opener, ...moonTouches, ...bodies, tip, closing, ...courses, ...eves];
}

function placeCandidate(
  sign: SignKey,
  body: SpeakingBody,
  facts: DayFacts,
  aspects: readonly DayAspect[],
): Candidate {
  const placement = facts.placements[body];
  const house = wholeSignHouse(sign, placement.sign);
  const aspect = strongestAspect(body, aspects);
  const tone = aspect ? toneFor(body, aspect) : 'plain';
  const other = aspect && nameOfBody(aspect.bodies[0] === body ? aspect.bodies[1] : aspect.bodies[0]);
  return {
    name: `place ${body}`,
    keys: [...(aspect ? [bodyKey(body, house, tone)] : []), bodyKey(body, house, 'plain')],
    body,
    house,
    tone,
    // A place is true for weeks: it is kept for the days on which nothing happens.
    strength: (corner(house) + (isRuler(sign, body) ? 1 : 0) + (aspect ? aspectWeight(aspect) / 3 : 0)) / 2,
    facts: [placeFact(sign, placement), ...(aspect ? [aspectFact(aspect)] : []), ...courseFacts(placement)],
    slots: {
      sign: signOf(placement.sign).name,
      weekday: weekdayOf(facts),
      ...(other && { other, Other: capitalized(other) }),
    },
  };
}

function openerCandidate(sign: SignKey, facts: DayFacts): Candidate {
  const { moon } = facts.placements;
  const { lunation } = facts;
  const house = houseOf(sign, moon);
  const keys = [openerKey(house, moon.enters ? 'enters' : 'stays')];
  // A lunation just before the Moon leaves its sign belongs to the house it leaves.
  const lunationHouse = lunation && wholeSignHouse(sign, lunation.sign);
  if (lunation) keys.unshift(openerKey(lunationHouse!, lunation.phase));
  if (lunation?.isEclipse) keys.unshift(eclipseKey(lunation.phase, lunationHouse!));
  return {
    name: 'opener',
    keys,
    body: 'moon',
    house,
    tone: 'plain',
    strength: lunation ? 8 : 2 + corner(house) + (isRuler(sign, 'moon') ? 1.5 : 0),
    facts: [placeFact(sign, moon), ...lunationFacts(facts)],
    slots: {
      sign: signOf(lunation?.isEclipse ? lunation.sign : (moon.enters ?? moon.sign)).name,
      from: signOf(moon.sign).name,
      weekday: weekdayOf(facts),
      ...(lunation && { lunation: signOf(lunation.sign).name }),
    },
  };
}

/** A tip under the sign's own ruler, by how the ruler fares today. */
function tipCandidate(sign: SignKey, facts: DayFacts, aspects: readonly DayAspect[]): Candidate {
  const ruler = signOf(sign).rulingPlanet.toLowerCase() as Body;
  const aspect = strongestAspect(ruler, aspects);
  const tone = aspect ? toneFor(ruler, aspect) : 'plain';
  const name = nameOfBody(ruler);
  return {
    name: 'tip',
    keys: [tipKey(sign, tone)],
    body: ruler,
    house: houseOf(sign, facts.placements[ruler]),
    tone,
    strength: 0,
    facts: [rulerFact(facts.placements[ruler]), ...(aspect ? [aspectFact(aspect)] : [])],
    slots: { weekday: weekdayOf(facts), ruler: name, Ruler: capitalized(name) },
  };
}

function closingCandidate(facts: DayFacts): Candidate {
  return {
    name: 'closing',
    keys: [closingKey(facts.moonPhase)],
    body: 'moon',
    house: 1,
    tone: 'plain',
    strength: 0,
    facts: [phaseFact(facts)],
    slots: {},
  };
}
