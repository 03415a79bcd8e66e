import { describe, expect, it } from 'vitest';
import { readQuoteLore } from '../../../scripts/compile-content.ts';
import { quoteLoreFaults } from '../../../scripts/quotes-check.ts';
import { loreProblems, quoteLoreFrom } from '../../../src/content/quote-lore.ts';
import { quotesFrom } from '../../../src/content/quotes.ts';
import { QUOTE_TOPICS } from '../../../src/domain/quotes/topics.ts';

const files = readQuoteLore();
const lore = quoteLoreFrom(files);
const MISATTRIBUTIONS = 'quote-lore/misattributions.yml';
const TOPICS = 'quote-lore/topics.yml';

describe('what goes with the quotes', () => {
  it('has no fault', () => {
    expect(quoteLoreFaults()).toEqual([]);
  });

  it('looks into at least thirty lines, each with who said it and why we believe it', () => {
    expect(lore.misattributions.length).toBeGreaterThanOrEqual(30);
    for (const { believed, saidBy } of lore.misattributions) {
      expect(believed.length).toBeGreaterThan(200);
      expect(saidBy.where).not.toBe('');
    }
  });

  it('has words over every topic, no two alike', () => {
    expect(Object.keys(lore.intros).sort()).toEqual([...QUOTE_TOPICS].sort());
    expect(new Set(Object.values(lore.intros)).size).toBe(18);
  });

  it('takes no real line whose rights are not free', () => {
    for (const { realLine } of lore.misattributions) expect(realLine?.author).not.toBe('A. A. Milne');
  });
});

describe('a broken file', () => {
  it('is named with its record and its field', () => {
    const [first, ...rest] = lore.misattributions;
    const { believed: _, ...mute } = first!;
    const broken = { ...files, [MISATTRIBUTIONS]: [mute, ...rest] };
    expect(loreProblems(broken)).toEqual([
      expect.stringMatching(new RegExp(`^${MISATTRIBUTIONS}: ${first!.slug}\\.believed: `)),
    ]);
    expect(() => quoteLoreFrom(broken)).toThrow(`${first!.slug}.believed`);
  });

  it('is named when a topic has no words, or too few', () => {
    const { love: _, ...others } = lore.intros;
    expect(loreProblems({ ...files, [TOPICS]: others })).toEqual([
      expect.stringMatching(/^quote-lore\/topics\.yml: love: /),
    ]);
    expect(loreProblems({ ...files, [TOPICS]: { ...lore.intros, love: 'Short.' } })).toContain(
      `${TOPICS}: love: has 1 words, 25 to 70 are wanted`,
    );
  });

  it('is named when two records have one address', () => {
    const [first] = lore.misattributions;
    const broken = { ...files, [MISATTRIBUTIONS]: [...lore.misattributions, first] };
    expect(loreProblems(broken)).toEqual([`${MISATTRIBUTIONS}: ${first!.slug}: slug is taken twice`]);
  });

  it('stops the start, whatever it holds', () => {
    for (const junk of [null, [], 'x', {}]) expect(() => quoteLoreFrom(junk)).toThrow(/quote-lore/);
    expect(() => quotesFrom([])).toThrow('content/quotes.json');
    expect(() => quotesFrom({ 'quotes/x.yml': { author: {} } })).toThrow(/quotes\/x\.yml: author\./);
  });
});
