import type { CompatibilityBank } from '../src/content/compatibility.ts';
import { BANDS } from '../src/domain/compatibility/bands.ts';
import { PAIRS } from '../src/domain/compatibility/pairs.ts';
import { pairScore } from '../src/domain/compatibility/score.ts';
import { slips, toneHits, wordsOf } from '../src/domain/horoscope/prose-rules.ts';
import { sharedSentences, textsOfPair } from '../src/content/pair-rules.ts';
import { atLeast, atMost, exactly, FigureSheet } from './figures.ts';

/** Every figure the pairs are held to. */
export function measureCompatibility(bank: CompatibilityBank): FigureSheet {
  const scores = PAIRS.map((pair) => pairScore(...pair));
  const pairs = [...bank.pairs.values()];
  const texts = pairs.flatMap(textsOfPair);
  const sheet = new FigureSheet();
  sheet.add('pairs with words', pairs.length, exactly(78));
  for (const { label } of BANDS) {
    sheet.add(
      `pairs of the band ${label}`,
      scores.filter(({ band }) => band.label === label).length,
      atLeast(8),
    );
  }
  const apart = scores.filter(({ love, friendship }) => Math.abs(love - friendship) >= 10).length;
  sheet.add('pairs whose love and friendship are 10 or more apart', apart, atLeast(20));
  const range = (what: string, counts: readonly number[], least: number, most: number): void => {
    sheet.add(`${what}, least`, Math.min(...counts), atLeast(least));
    sheet.add(`${what}, most`, Math.max(...counts), atMost(most));
  };
  range(
    'words in a description',
    pairs.map(({ description }) => wordsOf(description).length),
    80,
    120,
  );
  range(
    'strengths of a pair',
    pairs.map(({ strengths }) => strengths.length),
    3,
    5,
  );
  range(
    'challenges of a pair',
    pairs.map(({ challenges }) => challenges.length),
    3,
    5,
  );
  sheet.add('sentences two pairs share', sharedSentences(pairs).length, exactly(0));
  sheet.add('hits of the tone rules', texts.flatMap(toneHits).length, exactly(0));
  sheet.add('slips of grammar', texts.flatMap(slips).length, exactly(0));
  return sheet;
}
