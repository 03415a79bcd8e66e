import { describe, expect, it } from 'vitest';
import { readQuoteFiles } from '../../../scripts/compile-content.ts';
import { addDays } from '../../../src/domain/calendar/civil-date.ts';
import { catalogOf, type AuthorQuotes } from '../../../src/domain/quotes/catalog.ts';
import { quoteOf } from '../../../src/domain/quotes/today.ts';

const files = Object.values(readQuoteFiles()) as AuthorQuotes[];
const { quotes } = catalogOf(files);
const year = Array.from({ length: 366 }, (_, index) => addDays('2026-01-01', index));

describe('the quote of the day', () => {
  it('does not come twice within a year, and is short', () => {
    const those = year.map((date) => quoteOf(date, quotes));
    expect(new Set(those.map(({ slug }) => slug)).size).toBe(366);
    for (const { text } of those) expect(text.length).toBeLessThanOrEqual(200);
  });

  it('comes from many people', () => {
    expect(new Set(year.map((date) => quoteOf(date, quotes).author.slug)).size).toBeGreaterThan(80);
  });

  it('does not hang on the order of the files', () => {
    const turned = catalogOf(files.toReversed()).quotes.toReversed();
    for (const date of year.slice(0, 40)) expect(quoteOf(date, turned).slug).toBe(quoteOf(date, quotes).slug);
  });

  it('stays what it was when quotes are added later', () => {
    const [first] = quotes;
    const late = {
      ...first!,
      slug: 'a-late-arrival',
      text: 'A line found in a drawer.',
      since: '2026-03-01',
    };
    const more = [...quotes, late];
    for (const date of year.slice(0, 59)) expect(quoteOf(date, more).slug).toBe(quoteOf(date, quotes).slug);
    expect(quoteOf('2026-03-01', more).slug).toBe('a-late-arrival');
    expect(quoteOf('2026-03-02', more).slug).toBe(quoteOf('2026-03-01', quotes).slug);
  });

  it('stays what it was on all other days when one is hidden', () => {
    const { slug } = quoteOf('2026-03-01', quotes);
    const fewer = quotes.map((quote) => (quote.slug === slug ? { ...quote, hidden: true } : quote));
    const changed = year.filter((date) => quoteOf(date, fewer).slug !== quoteOf(date, quotes).slug);
    expect(changed).toEqual(['2026-03-01']);
  });
});
