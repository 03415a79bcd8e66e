import { isCore, type Candidate } from './candidates.ts';
import { TRAIT_PAIRS, type Trait } from './traits.ts';

/** A side that has less than this part of the other’s weight is not told at all. */
const WEAK_PART = 0.25;
/** A book can explain so often what decides between two claims before it sounds like a form. */
const MOST_DIVIDED = 11;

interface Division {
  /** Those that make the weaker claim of a pair. */
  weaker: readonly Candidate[];
  weight: number;
  part: number;
}

const weightOf = (candidates: readonly Candidate[]): number =>
  candidates.reduce((sum, { strength }) => sum + strength, 0);

function divisions(candidates: readonly Candidate[]): Division[] {
  const claiming = (trait: Trait) => candidates.filter(({ traits }) => traits.includes(trait));
  return TRAIT_PAIRS.map((pair) => pair.map(claiming).sort((a, b) => weightOf(a) - weightOf(b)))
    .map(([weaker, stronger]) => ({
      weaker: weaker!,
      weight: weightOf(weaker!),
      part: weightOf(weaker!) / weightOf(stronger!),
    }))
    .filter(({ weaker }) => weaker.length > 0);
}

/** Of two opposite claims the weaker one goes if it is weak, or if a report would have to explain too many. */
export function settled(candidates: readonly Candidate[]): Candidate[] {
  const divided = divisions(candidates);
  // What a report cannot leave out has to be explained anyway.
  const [first] = divided
    .filter(({ weaker }) => !weaker.some(isCore))
    .filter(({ part }) => part < WEAK_PART || divided.length > MOST_DIVIDED)
    .sort((a, b) => a.weight - b.weight);
  return first ? settled(candidates.filter((own) => !first.weaker.includes(own))) : [...candidates];
}
