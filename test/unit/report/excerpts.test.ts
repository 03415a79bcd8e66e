import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../../src/domain/horoscope/prose-rules.ts';
import { halfPage } from '../../../src/domain/report/excerpts.ts';
import { priceText } from '../../../src/domain/report/price.ts';

const SENTENCE = 'Nine words stand in this one, and no more.';
const paragraph = (sentences: number): string => Array(sentences).fill(SENTENCE).join(' ');

describe('the first half page of a chapter', () => {
  test('is whole sentences, and breaks off where there is more', () => {
    const page = halfPage([paragraph(10), paragraph(10)]);
    expect(page).toEqual([paragraph(10), `${paragraph(6)} …`]);
    expect(page.flatMap(wordsOf).length).toBeLessThanOrEqual(150);
  });

  test('does not begin a paragraph of which little would be read', () => {
    expect(halfPage([paragraph(15), paragraph(10)])).toEqual([paragraph(15)]);
  });

  test('of a short chapter is all of it', () => {
    expect(halfPage([paragraph(7)])).toEqual([paragraph(7)]);
  });
});

describe('a price', () => {
  test('is written as people write it', () => {
    expect(priceText({ cents: 1900, currency: 'USD' })).toBe('$19');
    expect(priceText({ cents: 1950, currency: 'USD' })).toBe('$19.50');
    expect(priceText({ cents: 1700, currency: 'EUR' })).toBe('17 EUR');
  });
});
