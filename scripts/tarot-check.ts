import { weavingProblems } from '../src/content/spreads.ts';
import { tarotProblems, type TarotCard, type TarotFiles } from '../src/content/tarot.ts';
import { SUITS } from '../src/domain/tarot/card-names.ts';
import { slips, toneHits } from '../src/domain/horoscope/prose-rules.ts';
import { readSpreadFiles, readTarotFiles } from './compile-content.ts';

function textsOf({ upright, reversed, yesNoWhy, picture }: TarotCard): string[] {
  return [...Object.values(upright), ...Object.values(reversed), yesNoWhy, picture];
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]”?)\s+/);

function cardFaults(card: TarotCard): string[] {
  return textsOf(card).flatMap((text) => [
    ...slips(text).map((fault) => `${card.slug}: ${fault}`),
    ...toneHits(text).map((hit) => `${card.slug}: says ${hit}`),
  ]);
}

function repeated(cards: readonly TarotCard[]): string[] {
  const seen = new Map<string, string>();
  return cards.flatMap((card) =>
    textsOf(card)
      .flatMap(sentencesOf)
      .flatMap((sentence) => {
        const before = seen.get(sentence);
        seen.set(sentence, card.slug);
        return before ? [`${card.slug} and ${before} share “${sentence}”`] : [];
      }),
  );
}

/** Each place of the deck taken by one card: 22 majors, and fourteen of each suit. */
function incomplete(cards: readonly TarotCard[]): string[] {
  const places = [
    ...Array.from({ length: 22 }, (_, number) => `major ${number}`),
    ...SUITS.flatMap((suit) => Array.from({ length: 14 }, (_, index) => `${suit} ${index + 1}`)),
  ];
  const taken = cards.map(({ suit, number }) => `${suit ?? 'major'} ${number}`);
  return [
    ...places.filter((place) => !taken.includes(place)).map((place) => `there is no ${place}`),
    ...taken
      .filter((place, index) => taken.indexOf(place) !== index)
      .map((place) => `${place} is there twice`),
  ];
}

/** Every fault of the deck's words, shape first. */
export function tarotFaults(): string[] {
  const files = readTarotFiles();
  const problems = [...tarotProblems(files), ...weavingProblems(readSpreadFiles())];
  if (problems.length > 0) return problems;
  const cards = Object.values(files as TarotFiles).flat();
  return [...cards.flatMap(cardFaults), ...repeated(cards), ...incomplete(cards)].map(
    (fault) => `tarot: ${fault}`,
  );
}
