import type { Candidate } from './candidate.ts';
import { fractionOf } from '../calendar/seed.ts';
import { spareCount, subjectsOf, unitFor, type ChoiceContext } from './choose-paragraph.ts';

/** More than anything else can come to: what happens today comes before what lasts. */
const NEWS = 100;
/** On the house that opener and advice are already about. */
const CROWDING = 2;

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
  return candidate.strength - 4 * recency - 2 * again + 0.8 * left + 1.2 * chance;
}

/** The most appealing first; a third paragraph on the crowded house would be one too many. */
export function ranked(
  candidates: readonly Candidate[],
  crowdedHouse: number | null,
  context: ChoiceContext,
): Candidate[] {
  return candidates
    .map((candidate) => ({
      candidate,
      appeal: appeal(candidate, context) - (candidate.house === crowdedHouse ? CROWDING : 0),
    }))
    .sort((a, b) => b.appeal - a.appeal)
    .map(({ candidate }) => candidate);
}

/** The Moon is in so many facts that sharing it means nothing. */
export function sharesBody(a: Candidate, b: Candidate): boolean {
  const bodiesOf = ({ facts }: Candidate) => new Set(facts.flatMap(({ bodies }) => bodies));
  return [...bodiesOf(a)].some((body) => body !== 'moon' && bodiesOf(b).has(body));
}

/** Two paragraphs of one reading speak of different things. */
export function overlaps(a: Candidate, b: Candidate): boolean {
  const aspects = (one: Candidate) =>
    one.facts.filter(({ kind }) => kind === 'aspect').map((f) => f.bodies.join());
  return a.house === b.house || sharesBody(a, b) || aspects(a).some((pair) => aspects(b).includes(pair));
}
