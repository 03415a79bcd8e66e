import type { Candidate } from './candidate.ts';
import { fractionOf } from '../calendar/seed.ts';
import {
  longMissed,
  overfull,
  spareCount,
  subjectsOf,
  unitFor,
  type ChoiceContext,
} from './choose-paragraph.ts';

/** More than anything else can come to: what happens today comes before what lasts. */
const NEWS = 100;

/** A part of life that was told of yesterday or the day before gives others room. */
const CROWDED_HOUSE = 2;

/**
 * Strength today, less for subjects and words this sign has had in the last days, more where many paragraphs are left
 * (what lasts for weeks must not use them up in one), and a little chance.
 */
function appeal(candidate: Candidate, context: ChoiceContext): number {
  const { history, day, date, sign } = context;
  const chance = fractionOf(`${date} ${sign} ${candidate.name}`);
  if (candidate.isNews) return NEWS + candidate.strength + chance / 100;
  const recency = Math.max(...subjectsOf(candidate.name).map((subject) => history.recencyOf(subject, day)));
  const left = Math.min(4, spareCount(candidate, candidate.keys[0]!, context));
  const unit = unitFor(candidate, context);
  const again = unit ? history.recentTopics(unit, day) : 0;
  const missed = unit ? 2 * longMissed(unit, context) + 0.3 * history.daysWithout(unit.part, day) : 0;
  const crowded = history.daysWithoutHouse(candidate.house, day) <= 2 ? CROWDED_HOUSE : 0;
  const much = unit ? overfull(unit, context) : 0;
  return candidate.strength - 4 * recency - 2 * again + 0.8 * left + 1.2 * chance + missed - crowded - much;
}

/** The most appealing first. */
export function ranked(candidates: readonly Candidate[], context: ChoiceContext): Candidate[] {
  return candidates
    .map((candidate) => ({ candidate, appeal: appeal(candidate, context) }))
    .sort((a, b) => b.appeal - a.appeal)
    .map(({ candidate }) => candidate);
}

/** The Moon is in so many facts that sharing it means nothing. */
export function sharesBody(a: Candidate, b: Candidate): boolean {
  const bodiesOf = ({ facts }: Candidate) => new Set(facts.flatMap(({ bodies }) => bodies));
  return [...bodiesOf(a)].some((body) => body !== 'moon' && bodiesOf(b).has(body));
}

/** Bodies with the houses in which a paragraph tells of them; what tomorrow brings is told without a house. */
function placesOf({ body, house, facts, touch }: Candidate): string[] {
  const placed = facts.filter((fact) => fact.house !== undefined);
  if (placed.length === 0) return [];
  const meeting = touch?.touch === 'meet' ? facts.flatMap(({ bodies }) => bodies) : [];
  const reasons = placed.flatMap((fact) => fact.bodies.map((one) => `${one} ${fact.house}`));
  return [...[body, ...meeting].map((one) => `${one} ${house}`), ...reasons];
}

/** Whether both tell of one body in one house: a reading never does that twice. */
export function sharesPlace(a: Candidate, b: Candidate): boolean {
  return placesOf(a).some((place) => placesOf(b).includes(place));
}

/** Whether both tell of the same aspect, as a touch does and a place that is touched. */
export function sharesAspect(a: Candidate, b: Candidate): boolean {
  const aspects = ({ facts }: Candidate): string[] =>
    facts.filter(({ aspect }) => aspect !== undefined).map(({ bodies }) => bodies.join());
  return aspects(a).some((pair) => aspects(b).includes(pair));
}

/** Two paragraphs of one reading speak of different things. */
export function overlaps(a: Candidate, b: Candidate): boolean {
  return a.house === b.house || sharesBody(a, b) || sharesAspect(a, b);
}
