import { describe, expect, it } from 'vitest';
import { TOUCHES } from '../../../src/domain/horoscope/bank.ts';
import { touchPhrase } from '../../../src/domain/horoscope/touch-words.ts';

/** Enough seeds to have seen every phrase. */
const SEEDS = Array.from({ length: 60 }, (_, index) => `seed ${index}`);

describe('the words between two planets', () => {
  it.each(['coming', 'exact', 'fading'] as const)('fit after “while” when the aspect is %s', (tense) => {
    const phrases = new Set(TOUCHES.flatMap((touch) => SEEDS.map((seed) => touchPhrase(touch, tense, seed))));
    expect(phrases.size).toBeGreaterThanOrEqual(12);
    for (const phrase of phrases) expect(phrase).toMatch(/^(?:\w+s|doesn’t)\b/);
  });
});
