import { describe, expect, it } from 'vitest';
import { compatibilityFaults } from '../../../scripts/compatibility-check.ts';
import { sharedSentences } from '../../../src/content/pair-rules.ts';
import { readCompatibilityFiles } from '../../../scripts/compile-content.ts';
import {
  compatibilityBankFrom,
  compatibilityProblems,
  type CompatibilityFiles,
} from '../../../src/content/compatibility.ts';
import { pairKey, PAIRS } from '../../../src/domain/compatibility/pairs.ts';
import { wordsOf } from '../../../src/domain/horoscope/prose-rules.ts';

const bank = compatibilityBankFrom(readCompatibilityFiles());
const FIRST = 'compatibility/pairs-a.yml: aries-and-aries:';

/** The real files with one entry changed. */
function withFault(file: string, change: Record<string, unknown>): Record<string, unknown> {
  const files = structuredClone(readCompatibilityFiles()) as CompatibilityFiles;
  Object.assign(files[file]![0]!, change);
  return files;
}

describe('the words of the pairs', () => {
  it('are whole: all 78 pairs, each with everything', () => {
    expect(compatibilityFaults()).toEqual([]);
    expect([...bank.pairs.keys()].toSorted()).toEqual(PAIRS.map((pair) => pairKey(...pair)).toSorted());
    for (const { pair, description, strengths, challenges, advice } of bank.pairs.values()) {
      const words = wordsOf(description).length;
      expect(words >= 80 && words <= 120, `${pair}: ${words} words`).toBe(true);
      for (const list of [strengths, challenges]) expect([3, 4, 5], pair).toContain(list.length);
      expect(advice.length, pair).toBeGreaterThan(40);
    }
  });

  it('share no sentence between pairs', () => {
    const pairs = [...bank.pairs.values()];
    expect(sharedSentences(pairs)).toEqual([]);
    const [one, other] = pairs;
    expect(sharedSentences([one!, { ...other!, advice: one!.advice }]).length).toBeGreaterThan(0);
  });

  it.each([
    [{ description: 'Too short.' }, `${FIRST} description has 2 words, needs 80`],
    [{ summary: 'Aries runs.' }, `${FIRST} summary has 2 words, needs 8`],
    [
      { summary: 'They open one jar together, and the jar is losing.' },
      `${FIRST} summary does not name Aries`,
    ],
    [{ summary: 'Aries opens one jar with Aries. The jar is losing.' }, `${FIRST} summary has more than one`],
    [{ strengths: ['Only one of these.'] }, `${FIRST} strengths Too small`],
    [{ advise: 'A slip of the pen.' }, `${FIRST} Unrecognized key: "advise"`],
    [{ since: 'soon' }, `${FIRST} since Invalid ISO date`],
    [{ pair: 'taurus-and-aries' }, 'compatibility/pairs-a.yml: taurus-and-aries: pair is no pair'],
    [{ pair: 'aries-and-taurus' }, 'aries-and-taurus: stands already in compatibility/pairs-a.yml'],
  ])('a fault is named with file, pair and field: %o', (change, sentence) => {
    expect(() => compatibilityBankFrom(withFault('compatibility/pairs-a.yml', change))).toThrow(sentence);
  });

  it('a pair or a key without words is named', () => {
    const { 'compatibility/pairs-b.yml': _, ...half } = readCompatibilityFiles();
    expect(compatibilityProblems(half)).toContain('compatibility: pair leo-and-pisces has no words');
    const wrong = withFault('compatibility/week.yml', { key: 'moon/square', text: '{sign} {here}' });
    expect(compatibilityProblems(wrong).join('\n')).toContain('key is no key that weeks know');
    expect(() => compatibilityBankFrom([])).toThrow('content/compatibility.json');
  });
});
