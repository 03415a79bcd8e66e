import { weavingProblems } from '../src/content/spreads.ts';
import { tarotProblems, type TarotCard, type TarotFiles } from '../src/content/tarot.ts';
import { SUITS } from '../src/domain/tarot/card-names.ts';
import { cardFaults, cardTexts, repeatedSentences } from '../src/content/card-rules.ts';
import { slips, toneHits } from '../src/domain/horoscope/prose-rules.ts';
import { readSpreadFiles, readTarotFiles } from './compile-content.ts';

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

/** Every text under a value, named by where it stands. */
function textsUnder(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsUnder(inner, `${path}.${key}`));
}

/** Names of cards say what readings must not; they are no words of ours. */
const CARD_NAME = /\b(?:Death card|Fool)\b/g;
const isSentence = (text: string): boolean => /[.?]”?$/.test(text);

function weavingFaults(weaving: unknown): string[] {
  const texts = textsUnder(weaving, 'weaving').map(([path, text]): [string, string] => [
    path,
    text.replaceAll(/\{[\w-]+\}/g, 'the Hermit').replaceAll(CARD_NAME, 'Hermit'),
  ]);
  const sentences = texts.filter(([, text]) => isSentence(text));
  return [
    ...texts.flatMap(([path, text]) => toneHits(text).map((hit) => `${path}: says ${hit}`)),
    ...sentences.flatMap(([path, text]) => slips(text).map((fault) => `${path}: ${fault}`)),
    ...repeatedSentences(sentences),
  ];
}

/** Every fault of the deck's words, shape first. */
export function tarotFaults(): string[] {
  const files = readTarotFiles();
  const spreadFiles = readSpreadFiles();
  const problems = [...tarotProblems(files), ...weavingProblems(spreadFiles)];
  if (problems.length > 0) return problems;
  const cards = Object.values(files as TarotFiles).flat();
  return [
    ...cards.flatMap((card) => cardFaults(card).map((fault) => `${card.slug}: ${fault}`)),
    ...repeatedSentences(cards.flatMap(cardTexts)),
    ...incomplete(cards),
    ...Object.values(spreadFiles).flatMap(weavingFaults),
  ].map((fault) => `tarot: ${fault}`);
}
