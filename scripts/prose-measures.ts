import { syllable } from 'syllable';
import { sentencesOf, wordsOf } from '../src/domain/horoscope/prose-rules.ts';

/** Measures of prose over many readings. Texts come with their slot values masked, as the bank has them. */
export type Words = readonly string[];

export function maskedWords(text: string): string[] {
  return wordsOf(text.toLowerCase().replaceAll(/\{\w+\}/g, ' '));
}

function grams(words: Words, length: number): string[] {
  return words
    .slice(0, Math.max(0, words.length - length + 1))
    .map((_, at) => words.slice(at, at + length).join(' '));
}

/** Share of different three-word runs among all. */
export function distinctThree(texts: readonly Words[]): number {
  const all = texts.flatMap((words) => grams(words, 3));
  return new Set(all).size / all.length;
}

export function mostRepeatedSix(texts: readonly Words[]): number {
  const counts = new Map<string, number>();
  for (const run of texts.flatMap((words) => grams(words, 6))) counts.set(run, (counts.get(run) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

export function trigramJaccard(a: Words, b: Words): number {
  const [left, right] = [new Set(grams(a, 3)), new Set(grams(b, 3))];
  const shared = [...left].filter((run) => right.has(run)).length;
  return shared / (left.size + right.size - shared || 1);
}

function countsOf(runs: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const run of runs) counts.set(run, (counts.get(run) ?? 0) + 1);
  return counts;
}

type Counts = ReadonlyMap<string, number>;

/** BLEU-4 of each text against all the others, averaged: how much a reader has read before. */
export function selfBleu(texts: readonly Words[]): number {
  const counted = texts.map((words) => [1, 2, 3, 4].map((length) => countsOf(grams(words, length))));
  const scores = counted.map((own, index) =>
    bleu(
      own,
      counted.filter((_, other) => other !== index),
    ),
  );
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

function bleu(own: readonly Counts[], references: readonly (readonly Counts[])[]): number {
  const logs = own.map((runs, length) => {
    let hits = 0;
    let all = 0;
    for (const [run, count] of runs) {
      const best = references.reduce(
        (most, reference) => Math.max(most, reference[length]!.get(run) ?? 0),
        0,
      );
      hits += Math.min(count, best);
      all += count;
    }
    // Smoothed: one missing length must not make the whole score zero.
    return Math.log((hits + 0.1) / (all + 0.1));
  });
  return Math.exp(logs.reduce((sum, one) => sum + one, 0) / logs.length);
}

/** Flesch reading ease: 100 is a picture book, 30 a contract. */
export function flesch(texts: readonly string[]): number {
  const words = texts.flatMap((text) => wordsOf(text));
  const sentences = texts.reduce((sum, text) => sum + sentencesOf(text).length, 0);
  const spoken = words.reduce((sum, word) => sum + syllable(word), 0);
  return 206.835 - (1.015 * words.length) / sentences - (84.6 * spoken) / words.length;
}
