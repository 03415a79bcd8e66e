import { describe, expect, it } from 'vitest';
import { readQuoteFiles } from '../../../scripts/compile-content.ts';
import { addDays } from '../../../src/domain/calendar/civil-date.ts';
import { LIFE_PARTS, type LifePart } from '../../../src/domain/horoscope/bank.ts';
import { catalogOf, type AuthorQuotes } from '../../../src/domain/quotes/catalog.ts';
import { partsOfDay, partsOfPeriod, quotesOfReading } from '../../../src/domain/quotes/reading-quotes.ts';
import { SIGN_KEYS } from '../../../src/domain/zodiac/signs.ts';

const { quotes } = catalogOf(Object.values(readQuoteFiles()) as AuthorQuotes[]);
const TODAY = '2026-11-15';

function chosen(parts: readonly LifePart[], date = TODAY, sign: (typeof SIGN_KEYS)[number] = 'leo') {
  return quotesOfReading(quotes, { sign, date, parts });
}

describe('the quotes that go with a reading', () => {
  it('are three, by three people, whatever the reading is about', () => {
    for (const part of LIFE_PARTS)
      for (const parts of [[], [part], [part, 'Work', 'Love', 'Mind']] as const) {
        const three = chosen(parts);
        expect(new Set(three.map(({ author }) => author.slug)).size, parts.join()).toBe(3);
      }
  });

  it('leave out one that is hidden, and only where it stood', () => {
    const before = chosen(['Love', 'Work', 'Mind']);
    const { slug } = before[0]!;
    const fewer = quotes.map((quote) => (quote.slug === slug ? { ...quote, hidden: true } : quote));
    const after = quotesOfReading(fewer, { sign: 'leo', date: TODAY, parts: ['Love', 'Work', 'Mind'] });
    expect(after[0]!.slug).not.toBe(slug);
    expect(after.slice(1)).toEqual(before.slice(1));
  });

  it('are on its parts of life, in their order', () => {
    const [love, money, friends] = chosen(['Love', 'Money', 'Friends']).map(({ topics }) => topics[0]);
    expect(['love', 'romance', 'relationships']).toContain(love);
    expect(money).toBe('money');
    expect(['friendship', 'friends']).toContain(friends);
  });

  it('are others for each sign, and others for two weeks', () => {
    for (const part of LIFE_PARTS) {
      const signs = SIGN_KEYS.map((sign) => chosen([part], TODAY, sign)[0]!.slug);
      expect(new Set(signs).size, part).toBe(12);
      const days = Array.from({ length: 14 }, (_, day) => chosen([part], addDays(TODAY, day))[0]!.slug);
      expect(new Set(days).size, part).toBe(14);
    }
  });

  it('begin with what the day is mostly about', () => {
    expect(partsOfDay({ lead: 1, parts: ['Work', 'Love', null] })[0]).toBe('Love');
    expect(partsOfDay({ lead: 1, parts: ['Work', null] })).toEqual(['Work']);
  });

  it('leave out another section of a week each week, and speak of two people in a match', () => {
    const weeks = [0, 7, 14, 21].map((days) => partsOfPeriod('weekly', addDays('2026-11-15', days)));
    expect(new Set(weeks.map(String)).size).toBe(4);
    expect(weeks.map(({ length }) => length)).toEqual([3, 3, 3, 3]);
    expect(partsOfPeriod('compatibility', TODAY)).toEqual(['Love', 'Friends', 'Home']);
  });
});
