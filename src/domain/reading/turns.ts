import { addDays, daysBetween, type CivilDate } from '../calendar/civil-date.ts';
import type { SignKey } from '../zodiac/signs.ts';
import { SPEAKING_BODIES, type SpeakingBody } from './bank.ts';
import type { DayFacts } from './day-facts.ts';
import { seedOf } from './seed.ts';

const EPOCH: CivilDate = '2026-01-01';

export function dayNumber(date: CivilDate): number {
  return Math.max(0, daysBetween(EPOCH, date));
}

// The Sun and Mercury are never far apart, and in one house they would say much the same: they alternate.
const HALVES: readonly [SpeakingBody[], SpeakingBody[]][] = [
  [
    ['sun', 'mars', 'jupiter'],
    ['mercury', 'venus', 'saturn'],
  ],
  [
    ['sun', 'venus', 'saturn'],
    ['mercury', 'mars', 'jupiter'],
  ],
  [
    ['sun', 'mars', 'saturn'],
    ['mercury', 'venus', 'jupiter'],
  ],
  [
    ['sun', 'venus', 'jupiter'],
    ['mercury', 'mars', 'saturn'],
  ],
];

/** How often each half has had its day. */
export function turnNumber(date: CivilDate): number {
  return Math.floor(dayNumber(date) / 2);
}

/**
 * Who may speak today. Each body has every other day, so that no paragraph comes back the next morning; which of
 * them go together differs by sign. A body that changes sign today stands nowhere all day and is silent.
 */
export function speakersOf(sign: SignKey, facts: DayFacts): SpeakingBody[] {
  const due = halvesOf(sign)[(dayNumber(facts.date) + seedOf(`first ${sign}`)) % 2]!;
  const settled = SPEAKING_BODIES.filter((body) => !facts.placements[body].enters);
  const speakers = settled.filter((body) => due.includes(body));
  if (speakers.length >= 2) return speakers;
  // Two changes of sign on one day: the body that stood back yesterday helps out.
  const spare = settled.filter(
    (body) => !due.includes(body) && restsToday(sign, body, addDays(facts.date, -1)),
  );
  return spare.length > 0 ? [...speakers, ...spare] : settled;
}

function halvesOf(sign: SignKey): readonly SpeakingBody[][] {
  return HALVES[seedOf(`halves ${sign}`) % HALVES.length]!;
}

/** One of the three stands back each time, unless the sky gives it something to say. */
export function restsToday(sign: SignKey, body: SpeakingBody, date: CivilDate): boolean {
  return placeInHalf(sign, body) === turnNumber(date) % 3;
}

/** And one of the three speaks of an aspect that is not exact today, if it has one. */
export function tellsOfAspects(sign: SignKey, body: SpeakingBody, date: CivilDate): boolean {
  return placeInHalf(sign, body) === (turnNumber(date) + 1) % 3;
}

function placeInHalf(sign: SignKey, body: SpeakingBody): number {
  return halvesOf(sign)
    .find((bodies) => bodies.includes(body))!
    .indexOf(body);
}
