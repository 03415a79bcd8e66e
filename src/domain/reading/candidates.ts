import { nameOfBody, type Body } from '../sky/bodies.ts';
import type { AspectKind } from '../sky/sky.ts';
import { signOf, wholeSignHouse, type SignKey } from '../zodiac/signs.ts';
import {
  adviceKey,
  bodyKey,
  closingKey,
  enterKey,
  openerKey,
  SPEAKING_BODIES,
  touchKey,
  turnKey,
  type SpeakingBody,
  type Tone,
  type Touch,
} from './bank.ts';
import type { DayAspect, DayFacts, DayPlacement } from './day-facts.ts';
import { capitalized } from './fact-text.ts';
import { dayRuler } from './planetary-hours.ts';
import type { Fact } from './reading.ts';
import {
  aspectFact,
  courseFacts,
  houseOf,
  lunationFacts,
  phaseFact,
  placeFact,
  placeFactIn,
  weekdayFact,
  weekdayOf,
} from './sign-facts.ts';
import { aspectWeight, strongestAspect, toneFor } from './tone.ts';

/** Something true that a paragraph could tell this sign today. */
export interface Candidate {
  /** Names it among the candidates of its day, so that a plan can be kept as names. */
  name: string;
  /** Pools of paragraphs that are true for it, the most telling first. */
  keys: string[];
  body: Body;
  house: number;
  tone: Tone;
  strength: number;
  facts: Fact[];
  slots: Record<string, string>;
  /** Set for touches: the phrase between the bodies depends on it. */
  touch?: { touch: Touch; tense: DayAspect['tense'] };
}

export interface Candidates {
  opener: Candidate;
  bodies: Candidate[];
  advice: Candidate;
  closing: Candidate;
}

const ANGULAR = new Set([1, 4, 7, 10]);
const SUCCEDENT = new Set([2, 5, 8, 11]);
const TOUCH_OF: Record<AspectKind, Touch> = {
  conjunction: 'meet',
  sextile: 'easy',
  square: 'hard',
  trine: 'easy',
  opposition: 'hard',
};

export function candidatesFor(sign: SignKey, facts: DayFacts): Candidates {
  const told = facts.lunation?.aspect;
  const aspects = facts.aspects.filter((one) => one !== told);
  const touches = aspects.map((aspect) => touchCandidate(sign, aspect, facts)).filter((one) => one !== null);
  const places = SPEAKING_BODIES.filter((body) => !facts.placements[body].enters);
  return {
    opener: openerCandidate(sign, facts),
    bodies: [
      ...changeCandidates(sign, facts),
      ...touches,
      ...places.map((body) => placeCandidate(sign, body, facts, aspects)),
    ],
    advice: adviceCandidate(sign, facts),
    closing: closingCandidate(facts),
  };
}

function corner(house: number): number {
  return ANGULAR.has(house) ? 1 : SUCCEDENT.has(house) ? 0.5 : 0;
}

function isRuler(sign: SignKey, body: Body): boolean {
  return signOf(sign).rulingPlanet.toLowerCase() === body;
}

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

function touchCandidate(sign: SignKey, aspect: DayAspect, facts: DayFacts): Candidate | null {
  const [fast, slow] = aspect.bodies;
  const placement = facts.placements[fast];
  const where = signOfTouch(placement, aspect);
  const touch = TOUCH_OF[aspect.kind];
  if (!where) return null;
  // Across a border the two stand in different houses, and the words of a meeting know only one.
  if (touch === 'meet' && signOfTouch(facts.placements[slow], aspect) !== where) return null;
  const house = wholeSignHouse(sign, where);
  const name = nameOfBody(fast);
  const ruled = isRuler(sign, fast) || isRuler(sign, slow);
  return {
    name: `touch ${fast} ${slow} ${aspect.kind}`,
    keys: [touchKey(slow, house, touch)],
    body: fast,
    house,
    tone: toneFor(fast, aspect),
    strength: touchStrength(aspect) + corner(house) + (ruled ? 1.5 : 0),
    facts: [placeFactIn(sign, placement, where), aspectFact(aspect), ...courseFacts(placement)],
    slots: { sign: signOf(where).name, weekday: weekdayOf(facts), fast: name, Fast: capitalized(name) },
    touch: { touch, tense: aspect.tense },
  };
}

/** Planets that change sign or turn round today: news, and worded as such. The Moon's changes are the opener's. */
function changeCandidates(sign: SignKey, facts: DayFacts): Candidate[] {
  return Object.values(facts.placements)
    .filter(({ body }) => body !== 'moon' && body !== 'node')
    .flatMap((placement) => {
      const { body, enters, station } = placement;
      const house = houseOf(sign, placement);
      const name = nameOfBody(body);
      const told = {
        body,
        house,
        tone: 'plain' as const,
        strength: 6 + corner(house) + (isRuler(sign, body) ? 1.5 : 0),
        facts: [placeFact(sign, placement), ...courseFacts(placement)],
        slots: {
          body: name,
          Body: capitalized(name),
          sign: signOf(enters ?? placement.sign).name,
          from: signOf(placement.sign).name,
          weekday: weekdayOf(facts),
        },
      };
      if (enters) return [{ ...told, name: `enter ${body}`, keys: [enterKey(house)] }];
      return station ? [{ ...told, name: `turn ${body}`, keys: [turnKey(house, station.direction)] }] : [];
    });
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
  if (lunation) keys.unshift(openerKey(wholeSignHouse(sign, lunation.sign), lunation.phase));
  return {
    name: 'opener',
    keys,
    body: 'moon',
    house,
    tone: 'plain',
    strength: lunation ? 8 : 2 + corner(house) + (isRuler(sign, 'moon') ? 1.5 : 0),
    facts: [placeFact(sign, moon), ...lunationFacts(facts)],
    slots: {
      sign: signOf(moon.enters ?? moon.sign).name,
      from: signOf(moon.sign).name,
      weekday: weekdayOf(facts),
      ...(lunation && { lunation: signOf(lunation.sign).name }),
    },
  };
}

function adviceCandidate(sign: SignKey, facts: DayFacts): Candidate {
  const ruler = dayRuler(facts.date);
  const house = houseOf(sign, facts.placements[ruler]);
  const name = nameOfBody(ruler);
  return {
    name: 'advice',
    keys: [adviceKey(house)],
    body: ruler,
    house,
    tone: 'plain',
    strength: 0,
    facts: [weekdayFact(sign, facts)],
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
