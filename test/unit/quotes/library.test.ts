import { describe, expect, it } from 'vitest';
import { readQuoteFiles } from '../../../scripts/compile-content.ts';
import { quoteFaults, quoteFigures } from '../../../scripts/quotes-check.ts';
import { quoteProblems, type AuthorFile } from '../../../src/content/quotes.ts';

const files = Object.values(readQuoteFiles()) as AuthorFile[];

describe('the library of quotes', () => {
  it('has no fault: every line has its author, its work and the text it was found in', () => {
    expect(quoteFaults()).toEqual([]);
  });

  it('is large, and heard from all sides', () => {
    const { quotes, authors, lessHeard, perTopic } = quoteFigures(files);
    expect(quotes).toBeGreaterThanOrEqual(600);
    expect(authors).toBeGreaterThanOrEqual(80);
    expect(lessHeard / authors).toBeGreaterThanOrEqual(1 / 3);
    expect(perTopic.size).toBe(18);
    expect(Math.min(...perTopic.values())).toBeGreaterThanOrEqual(30);
  });

  it('names file and field of what is missing', () => {
    const [{ author, quotes }] = files as [AuthorFile];
    const { source: _, ...unsourced } = quotes[0]!;
    const broken = { 'quotes/a.yml': { author, quotes: [unsourced] } };
    expect(quoteProblems(broken)).toEqual([expect.stringMatching(/^quotes\/a\.yml: quotes\.0\.source: /)]);
  });

  it('refuses those whose rights are not free', () => {
    const [{ author, quotes }] = files as [AuthorFile];
    const young = { 'quotes/a.yml': { author: { ...author, died: 1956 }, quotes } };
    expect(quoteProblems(young)).toEqual(['quotes/a.yml: author.died: must be 1955 or before']);
  });
});
