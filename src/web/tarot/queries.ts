import type { CardAnswer, CardsAnswer, ReadingAnswer, TextsAnswer } from '../../contract/tarot.ts';
import type { CardTexts, TarotBank, WeavingTexts } from '../../domain/tarot/bank.ts';
import { browserQueryClient } from '../shell/query-client.ts';
import { apiQuery } from '../shell/api-query.ts';

export const cardsQuery = apiQuery<CardsAnswer>(['/api/tarot/cards'], Infinity);
export const textsQuery = apiQuery<TextsAnswer>(['/api/tarot/texts'], Infinity);

export function cardQuery(slug: string) {
  return apiQuery<CardAnswer>(['/api/tarot/cards', slug], Infinity);
}

/** Never from memory: whoever drew it may have added or taken back the question. */
export function readingQuery(id: string) {
  return apiQuery<ReadingAnswer>(['/api/tarot/readings', id], 0);
}

export function bankFrom({ cards, weaving }: TextsAnswer): TarotBank {
  // The contract leaves their shape open; the content is checked when the site is built and when it starts.
  const [texts, weave] = [cards as unknown as CardTexts[], weaving as unknown as WeavingTexts];
  return { cards: new Map(texts.map((card) => [card.slug, card])), weaving: weave };
}

/** Everything a reading is woven from; the device has put it by after the first visit. */
export async function loadBank(): Promise<TarotBank> {
  return bankFrom(await browserQueryClient().fetchQuery(textsQuery));
}
