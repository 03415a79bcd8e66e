/**
 * What a paragraph claims of a person so plainly that a reader would miss the opposite, in pairs. Leans are broader: they weigh
 * what a chart says over and over, and two paragraphs that lean apart need not contradict each other.
 */
export const TRAIT_PAIRS = [
  ['airs', 'swallows'],
  ['hot', 'even'],
  ['first', 'waits'],
  ['starts', 'finishes'],
  ['firm', 'swayed'],
  ['blunt', 'tactful'],
  ['shown', 'hidden'],
  ['company', 'solitude'],
  ['stays', 'leaves'],
  ['seen', 'unseen'],
  ['hopeful', 'wary'],
  ['quick', 'deliberate'],
  ['planned', 'loose'],
  ['cool', 'moved'],
  ['saves', 'spends'],
  ['carries', 'asks'],
  ['sure', 'doubts'],
  ['large', 'small'],
  ['holds', 'frees'],
] as const;

export type Trait = (typeof TRAIT_PAIRS)[number][number];
/** A pair, named by its first claim. */
export type TraitPair = (typeof TRAIT_PAIRS)[number][0];
export const PAIR_NAMES: readonly TraitPair[] = TRAIT_PAIRS.map(([one]) => one);
export const TRAITS: readonly Trait[] = TRAIT_PAIRS.flat();

const OPPOSITES = new Map<Trait, Trait>(
  TRAIT_PAIRS.flatMap(([one, other]): [Trait, Trait][] => [
    [one, other],
    [other, one],
  ]),
);

export function oppositeOf(trait: Trait): Trait {
  return OPPOSITES.get(trait)!;
}

export function pairOf(trait: Trait): TraitPair {
  return TRAIT_PAIRS.find((pair) => pair.some((own) => own === trait))![0];
}
