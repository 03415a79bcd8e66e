import type { CardAnswer, CardsAnswer, CardSummary, TextsAnswer } from '../../contract/tarot.ts';
import { nameOf, numeralOf } from '../../domain/tarot/card-names.ts';
import type { CardTexts, TarotBank } from '../../domain/tarot/bank.ts';
import { correspondenceOf } from '../../domain/tarot/correspondence.ts';
import { createDraws, type DrawParts, type Draws } from './draws.ts';

/** The texts about the cards. */
interface DeckService {
  cards: () => CardsAnswer;
  card: (slug: string) => CardAnswer | null;
  texts: () => TextsAnswer;
}

export interface TarotService extends DeckService, Draws {}

function summaryOf({ slug, name, number, suit, keywords, reversedKeywords, yesNo }: CardTexts): CardSummary {
  return {
    slug,
    name,
    number,
    numeral: numeralOf(nameOf(slug)),
    suit,
    keywords: [...keywords],
    reversedKeywords: [...reversedKeywords],
    yesNo,
    sky: correspondenceOf(slug),
  };
}

export function deckService(bank: TarotBank): DeckService {
  const deck = [...bank.cards.values()];
  const summaries = { cards: deck.map(summaryOf) };
  const texts = { cards: deck.map((card) => ({ ...card })), weaving: { ...bank.weaving } };
  return {
    cards: () => summaries,
    card(slug) {
      const at = deck.findIndex((card) => card.slug === slug);
      const card = deck[at];
      if (!card) return null;
      const { picture, yesNoWhy, upright, reversed } = card;
      const [previous, next] = [deck.at(at - 1)!.slug, deck[(at + 1) % deck.length]!.slug];
      return { ...summaryOf(card), picture, yesNoWhy, upright, reversed, previous, next };
    },
    texts: () => texts,
  };
}

export function tarotService(parts: DrawParts): TarotService {
  return { ...deckService(parts.bank), ...createDraws(parts) };
}
