import { expect, it } from 'vitest';
import { readCompatibilityFiles } from '../../../scripts/compile-content.ts';
import { measureCompatibility } from '../../../scripts/measure-compatibility.ts';
import { compatibilityBankFrom } from '../../../src/content/compatibility.ts';

const bank = compatibilityBankFrom(readCompatibilityFiles());

it('78 pairs keep every promise of bands, length and words of their own', () => {
  const { figures, failures } = measureCompatibility(bank);
  expect(figures).toHaveLength(15);
  expect(failures).toEqual([]);
});

it('the meters of the pairs notice a missing pair, a borrowed sentence and a list too short', () => {
  const [, second, ...rest] = bank.pairs.values();
  const borrowed = { ...second!, advice: rest[0]!.advice, strengths: ['Patience.'] };
  const pairs = new Map([borrowed, ...rest].map((text) => [text.pair, text]));
  expect(measureCompatibility({ ...bank, pairs }).failures).toEqual([
    'pairs with words: 77, 78',
    'strengths of a pair, least: 1, ≥ 3',
    expect.stringMatching(/^sentences two pairs share: [1-9]/),
  ]);
});
