import { proseFaults } from '../domain/horoscope/prose-rules.ts';
import type { TarotCard } from './tarot.ts';

type OwnedText = [owner: string, text: string];

function textsOf({ upright, reversed, yesNoWhy, picture }: TarotCard): string[] {
  return [...Object.values(upright), ...Object.values(reversed), yesNoWhy, picture];
}

export const cardTexts = (card: TarotCard): OwnedText[] => textsOf(card).map((text) => [card.slug, text]);

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]”?)\s+/);

/** What is wrong with the words of one card. */
export function cardFaults(card: TarotCard): string[] {
  return textsOf(card).flatMap(proseFaults);
}

export function repeatedSentences(texts: readonly OwnedText[]): string[] {
  const seen = new Map<string, string>();
  return texts.flatMap(([owner, text]) =>
    sentencesOf(text).flatMap((sentence) => {
      const before = seen.get(sentence);
      seen.set(sentence, owner);
      return before ? [`${owner} and ${before} share “${sentence}”`] : [];
    }),
  );
}
