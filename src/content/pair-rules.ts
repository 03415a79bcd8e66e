import { sentencesOf } from '../domain/horoscope/prose-rules.ts';
import type { PairText } from './compatibility.ts';

/** Two texts that share so many words in a row are one template. */
export const PAIR_RUN_LENGTH = 8;

/** Every text of a pair, field by field. */
export function textsOfPair({ summary, description, strengths, challenges, advice }: PairText): string[] {
  return [summary, description, ...strengths, ...challenges, advice];
}

/** Sentences that stand in two pairs. */
export function sharedSentences(pairs: readonly PairText[]): string[] {
  const owner = new Map<string, string>();
  return pairs.flatMap((text) =>
    textsOfPair(text)
      .flatMap(sentencesOf)
      .flatMap((sentence) => {
        const key = sentence.toLowerCase();
        const first = owner.get(key);
        owner.set(key, first ?? text.pair);
        return first && first !== text.pair ? [`${first} and ${text.pair} share “${sentence}”`] : [];
      }),
  );
}
