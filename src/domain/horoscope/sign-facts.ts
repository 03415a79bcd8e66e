import { weekdayName } from '../calendar/written-date.ts';
import { wholeSignHouse, type SignKey } from '../zodiac/signs.ts';
import type { ComingNews, DayAspect, DayFacts, DayPlacement } from './day-facts.ts';
import * as wording from './fact-text.ts';
import type { Fact } from './reading.ts';

export function weekdayOf(facts: DayFacts): string {
  return weekdayName(facts.date);
}

/** The house in which the body ends the day. */
export function houseOf(rising: SignKey, placement: DayPlacement): number {
  return wholeSignHouse(rising, placement.enters ?? placement.sign);
}

function whereClauseFor(rising: SignKey, placement: DayPlacement): string {
  const from = wholeSignHouse(rising, placement.sign);
  return wording.whereClause(placement, from, placement.enters && houseOf(rising, placement));
}

/** Where a body is for this sign: a placement, or on the day it changes sign an ingress. */
export function placeFact(rising: SignKey, placement: DayPlacement): Fact {
  const { body, sign, enters, entersAtMs } = placement;
  return {
    kind: enters ? 'ingress' : 'placement',
    bodies: [body],
    sign: enters ?? sign,
    house: houseOf(rising, placement),
    ...(entersAtMs !== undefined && { exactAt: isoOf(entersAtMs) }),
    tense: enters ? 'exact' : 'standing',
    text: wording.capitalized(whereClauseFor(rising, placement)),
  };
}

/** Where a body is at the hour it makes an aspect, on a day on which it may change sign. */
export function placeFactIn(rising: SignKey, placement: DayPlacement, where: SignKey): Fact {
  if (placement.enters) return placeFact(rising, placement);
  return placeFact(rising, { ...placement, sign: where });
}

export function phaseFact({ moonPhase, placements }: DayFacts): Fact {
  return {
    kind: 'phase',
    bodies: ['moon', 'sun'],
    sign: placements.moon.enters ?? placements.moon.sign,
    tense: 'standing',
    text: wording.phaseText(moonPhase),
  };
}

export function aspectFact(aspect: DayAspect): Fact {
  return {
    kind: 'aspect',
    bodies: [...aspect.bodies],
    aspect: aspect.kind,
    ...(aspect.exactAtMs !== undefined && { exactAt: isoOf(aspect.exactAtMs) }),
    orbDeg: Math.round(aspect.orbDeg * 100) / 100,
    tense: aspect.tense,
    text: wording.aspectText(aspect),
  };
}

/** Turning round or moving backward, when the body does either. */
export function courseFacts({ body, retrograde, station }: DayPlacement): Fact[] {
  if (station) {
    const text = wording.stationText(body, station.direction);
    return [{ kind: 'station', bodies: [body], exactAt: isoOf(station.atMs), tense: 'exact', text }];
  }
  // The node runs backward as a rule: that is no news.
  if (!retrograde || body === 'node') return [];
  return [{ kind: 'retrograde', bodies: [body], tense: 'standing', text: wording.retrogradeText(body) }];
}

export function lunationFacts({ lunation }: DayFacts): Fact[] {
  if (!lunation) return [];
  const { phase, sign, atMs } = lunation;
  const text = wording.lunationText(phase, sign);
  return [{ kind: 'lunation', bodies: ['moon', 'sun'], sign, exactAt: isoOf(atMs), tense: 'exact', text }];
}

const COMING_KIND = {
  retrograde: 'station',
  direct: 'station',
  arrive: 'ingress',
  solar: 'lunation',
  lunar: 'lunation',
} as const;

/** What happens tomorrow and is talked of today. */
export function comingFact(coming: ComingNews): Fact {
  const { body, what, sign } = coming;
  return {
    kind: COMING_KIND[what],
    bodies: body === 'moon' ? ['moon', 'sun'] : [body],
    sign,
    tense: 'coming',
    text: wording.comingText(coming),
  };
}

/** Where the sign's own ruler is, without a house: the tip under it is about the sign. */
export function rulerFact({ body, sign, enters, entersAtMs }: DayPlacement): Fact {
  return {
    kind: 'ruler',
    bodies: [body],
    sign: enters ?? sign,
    ...(entersAtMs !== undefined && { exactAt: isoOf(entersAtMs) }),
    tense: enters ? 'exact' : 'standing',
    text: wording.rulerText(body, sign, enters),
  };
}

/** To the second: more digits than that are not known. */
function isoOf(atMs: number): string {
  return `${new Date(Math.round(atMs / 1000) * 1000).toISOString().slice(0, 19)}Z`;
}
