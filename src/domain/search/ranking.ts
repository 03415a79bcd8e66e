/** A word asked for, with what counts as the same. */
export interface Term {
  stems: readonly string[];
  /** In how many documents it stands: a rare word says more. */
  documents: number;
  /** Whether it only names a time, or asks to be shown something. */
  isPassing: boolean;
}

export interface Candidate {
  id: string;
  kind: string;
  standing: number;
  /** Its place in the list, for those that fit equally. */
  place: number;
  atMs: number | null;
  nameStems: readonly string[];
  /** How well each term fits, in the order of the terms; 0 where it is missing. */
  ranks: readonly number[];
}

export interface Ranked {
  id: string;
  kind: string;
  score: number;
}

const LIBRARY = 2_000;
/** What one occurrence in the best place gives. */
const FULL_RANK = 0.61;
const DAY_MS = 86_400_000;

/** A word that no document has says nothing about which is meant. */
function weightOf({ documents, isPassing }: Term): number {
  if (documents === 0) return 0;
  return Math.log(1 + LIBRARY / documents) * (isPassing ? 0.4 : 1);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** A word in passing answers less than one in a name or among what a page is about. */
const share = (rank: number): number => (rank === 0 ? 0 : Math.min(1, 0.5 + 1.4 * rank));

/** How much of the question, by weight, a document answers. */
function coverage(ranks: readonly number[], weights: readonly number[]): number {
  return sum(weights.map((weight, at) => weight * share(ranks[at]!))) / sum(weights);
}

/** A word that a name says twice ("Leo & Leo") does not make it twice as right. */
const rankOf = ({ ranks }: Candidate, term: number): number => Math.min(ranks[term]!, FULL_RANK);

/** How much of its own name was asked for: all of it means that it was meant. */
function nameShare({ nameStems }: Candidate, asked: ReadonlySet<string>): number {
  if (nameStems.length === 0) return 0;
  return nameStems.filter((stem) => asked.has(stem)).length / nameStems.length;
}

/** What is to come counts fully when it is near; what is over is of less interest. */
function nearness({ kind, atMs }: Candidate, todayMs: number): number {
  if (kind !== 'sky' || atMs === null) return 1;
  const days = (atMs - todayMs) / DAY_MS;
  return days < 0 ? 0.4 / (1 - days / 30) : 0.5 + 0.5 / (1 + days / 60);
}

export interface Asking {
  /** The visitor's day, from its beginning on. */
  todayMs: number;
  /** Kinds that the question asks for by name. */
  wanted: ReadonlySet<string>;
}

const WANTED = 1.5;

/** Who answers half as much of the question as the best is left out. */
const LEAST_SHARE = 0.55;

/** Best first; what fits the question much worse than the best does is left out. */
export function rankedDocuments(
  candidates: readonly Candidate[],
  terms: readonly Term[],
  { todayMs, wanted }: Asking,
): Ranked[] {
  const weights = terms.map(weightOf);
  if (sum(weights) === 0) return [];
  const asked = new Set(terms.flatMap(({ stems }) => stems));
  const covered = candidates.map((one) => coverage(one.ranks, weights));
  const least = Math.max(0, ...covered) * LEAST_SHARE;
  return candidates
    .flatMap((one, at): (Ranked & { place: number })[] => {
      if (covered[at]! < least) return [];
      const base = sum(weights.map((weight, term) => weight * rankOf(one, term))) / sum(weights) / FULL_RANK;
      const name = nameShare(one, asked);
      const known = 0.6 + 0.4 * Math.log2(1 + one.standing);
      const fit = wanted.has(one.kind) ? WANTED : 1;
      const score = (base + name * name) * covered[at]! ** 2 * known * fit * nearness(one, todayMs);
      return [{ id: one.id, kind: one.kind, score, place: one.place }];
    })
    .sort((one, other) => other.score - one.score || one.place - other.place);
}
