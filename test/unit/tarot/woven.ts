import { readSpreadFiles, readTarotFiles } from '../../../scripts/compile-content.ts';
import { weavingFrom } from '../../../src/content/spreads.ts';
import { deckFrom } from '../../../src/content/tarot.ts';
import type { CardSlug } from '../../../src/domain/tarot/card-names.ts';
import type { MultiCardSpread } from '../../../src/domain/tarot/spreads.ts';
import type { SynthesisPart } from '../../../src/domain/tarot/synthesis.ts';
import { weave } from '../../../src/domain/tarot/weave.ts';

export const bank = { cards: deckFrom(readTarotFiles()), weaving: weavingFrom(readSpreadFiles()) };

export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]”?)\s+/);

export type LaidCard = CardSlug | `${CardSlug} reversed`;

/** The answer to cards that were chosen, not drawn. */
export function answerTo(spread: MultiCardSpread, cards: readonly LaidCard[], seed = 'x'): SynthesisPart[] {
  const drawn = cards.map((card) => ({
    slug: card.replace(' reversed', '') as CardSlug,
    reversed: card.endsWith(' reversed'),
  }));
  return weave({ spread, cards: drawn, seed }, bank).synthesis;
}

export function middleOf(spread: MultiCardSpread, cards: readonly LaidCard[], seed = 'x'): SynthesisPart {
  return answerTo(spread, cards, seed)[1]!;
}
