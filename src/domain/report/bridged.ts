import { isCore, type Candidate } from './candidates.ts';
import { THEMES, type Theme } from './chapters.ts';
import { oppositeOf, pairOf, type Trait, type TraitPair } from './traits.ts';

/** Where a report said the opposite of what it is about to say. */
export interface Bridge {
  /** What was claimed there. */
  said: Trait;
  /** How it was said there. */
  echo: string;
  theme: Theme;
  /** Whether it was in the paragraph just before, in the same chapter. */
  justNow: boolean;
  /** Whether an earlier chapter has explained the pair: then a shorter look is enough. */
  isSecond: boolean;
}

export interface Step {
  candidate: Candidate;
  bridges: readonly Bridge[];
}

export type Chapters = ReadonlyMap<Theme, readonly Step[]>;

/** With more, a chapter would do little but look back. */
const MOST_A_CHAPTER = 3;

interface Claim {
  theme: Theme;
  by: Candidate;
}

/** A report as it is read from the beginning: what was claimed, and which opposites it has explained. */
class Reading {
  readonly #claims = new Map<Trait, Claim>();
  /** By pair, the chapter that explained it first. */
  readonly #bridged = new Map<TraitPair, Theme>();
  /** Pairs that have had their second look. */
  readonly #seconds = new Set<TraitPair>();
  readonly steps = new Map<Theme, Step[]>();
  #last: Candidate | null = null;

  /** What has to be explained before the paragraph can be read. */
  bridgesTo({ traits }: Candidate, here: Theme): Bridge[] {
    return traits.flatMap((trait): Bridge[] => {
      const said = oppositeOf(trait);
      const claim = this.#claims.get(said);
      if (!claim || !this.#needsWords(pairOf(trait), claim, here)) return [];
      const justNow = claim.by === this.#last && claim.theme === here;
      const echo = claim.by.echoes[said]!;
      return [{ said, echo, theme: claim.theme, justNow, isSecond: this.#bridged.has(pairOf(trait)) }];
    });
  }

  /** The first time anywhere; once more where both sides stand in one chapter and the explanation in another. */
  #needsWords(pair: TraitPair, claim: Claim, here: Theme): boolean {
    const explained = this.#bridged.get(pair);
    if (explained === undefined) return true;
    return claim.theme === here && explained !== here && !this.#seconds.has(pair);
  }

  /** Whether at most one thing has to be explained, and the chapter has room for it. */
  canRead(candidate: Candidate, theme: Theme): boolean {
    const count = this.bridgesTo(candidate, theme).length;
    const before = (this.steps.get(theme) ?? []).flatMap(({ bridges }) => bridges).length;
    return count === 0 || (count === 1 && before < MOST_A_CHAPTER);
  }

  read(candidate: Candidate, theme: Theme): void {
    const bridges = this.bridgesTo(candidate, theme);
    for (const { said, isSecond } of bridges) {
      if (isSecond) this.#seconds.add(pairOf(said));
      else this.#bridged.set(pairOf(said), theme);
    }
    for (const trait of candidate.traits) this.#claims.set(trait, { theme, by: candidate });
    this.steps.set(theme, [...(this.steps.get(theme) ?? []), { candidate, bridges }]);
    this.#last = candidate;
  }

  /** Those already read whose claims stand against the paragraph’s. */
  against({ traits }: Candidate): Candidate[] {
    const read = [...this.steps.values()].flat().map(({ candidate }) => candidate);
    const opposites = traits.map(oppositeOf).filter((trait) => !this.#bridged.has(pairOf(trait)));
    return read.filter((own) => own.traits.some((trait) => opposites.includes(trait)));
  }
}

const weakest = (candidates: readonly Candidate[]): Candidate | undefined =>
  candidates.filter((own) => !isCore(own)).toSorted((a, b) => a.strength - b.strength)[0];

/**
 * The chapters in reading order, the strongest paragraphs first, each opposite claim explained where it first comes up; or the
 * paragraph that has to go before that can be done.
 */
export function bridged(chapters: ReadonlyMap<Theme, readonly Candidate[]>): Chapters | Candidate {
  const reading = new Reading();
  for (const theme of THEMES) {
    const rest = [...(chapters.get(theme) ?? [])].sort((a, b) => b.strength - a.strength);
    while (rest.length > 0) {
      const next = rest.find((candidate) => reading.canRead(candidate, theme));
      const victim = next ? undefined : weakest([...rest, ...rest.flatMap((own) => reading.against(own))]);
      if (victim) return victim;
      // Between what cannot be left out, two explanations stand in a row.
      const candidate = next ?? rest[0]!;
      reading.read(candidate, theme);
      rest.splice(rest.indexOf(candidate), 1);
    }
  }
  return reading.steps;
}
