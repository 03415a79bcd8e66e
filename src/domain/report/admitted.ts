import type { NeverTogether } from './bank.ts';
import { isCore, type Candidate } from './candidates.ts';
import { isOuter, isSlow } from './strength.ts';

/** Angles between slow planets are shared by everybody born within months or years: so many are told. */
const SLOW_PAIRS = 2;
/** What is said of a whole generation: the planets beyond Saturn in signs and at angles to one another. */
const GENERATION = 2;
/** A wide angle is not told where there are so many that are closer. */
const ASPECTS = 13;

export function isApart(one: string, other: string, neverTogether: NeverTogether): boolean {
  return neverTogether.some(([a, b]) => (a === one && b === other) || (a === other && b === one));
}

const isOfGeneration = ({ paragraph, fact }: Candidate): boolean =>
  /\/sign\/|^aspect\//.test(paragraph.key) && fact.points.every(isOuter);
const isSlowPair = ({ quality, fact }: Candidate): boolean => quality !== null && fact.points.every(isSlow);

/** What neither says what something stronger says already nor exceeds what its kind may have. */
export function admitted(candidates: readonly Candidate[], neverTogether: NeverTogether): Candidate[] {
  const kept: Candidate[] = [];
  const isFull = (most: number, isOfKind: (own: Candidate) => boolean, candidate: Candidate): boolean =>
    isOfKind(candidate) && kept.filter(isOfKind).length >= most;
  // What a report cannot leave out comes first: beside it, the other one goes, however strong.
  for (const candidate of candidates.toSorted((a, b) => Number(isCore(b)) - Number(isCore(a)))) {
    const { id, key } = candidate.paragraph;
    if (kept.some(({ paragraph }) => paragraph.key === key || isApart(paragraph.id, id, neverTogether)))
      continue;
    if (isFull(SLOW_PAIRS, isSlowPair, candidate)) continue;
    if (isFull(GENERATION, isOfGeneration, candidate)) continue;
    if (isFull(ASPECTS, ({ quality }) => quality !== null, candidate)) continue;
    kept.push(candidate);
  }
  return candidates.filter((own) => kept.includes(own));
}
