import { describe, expect, it } from 'vitest';
import { readCompatibilityFiles, readQuoteFiles, readQuoteLore } from '../../../scripts/compile-content.ts';
import { compatibilityBankFrom } from '../../../src/content/compatibility.ts';
import { quoteLoreFrom } from '../../../src/content/quote-lore.ts';
import { quotesFrom } from '../../../src/content/quotes.ts';
import { PAIRS, pairKey } from '../../../src/domain/compatibility/pairs.ts';
import { pairScore } from '../../../src/domain/compatibility/score.ts';
import { shareWindowUrl } from '../../../src/domain/sharing/share-links.ts';
import { shareText, shortShareText, X_LIMIT, type Shared } from '../../../src/domain/sharing/share-text.ts';
import { drawCards } from '../../../src/domain/tarot/draw.ts';
import { SPREAD_KEYS, SPREAD_SIZES, type SpreadKey } from '../../../src/domain/tarot/spreads.ts';
import { weave } from '../../../src/domain/tarot/weave.ts';
import type { SignKey } from '../../../src/domain/zodiac/signs.ts';
import { sharedMatch } from '../../../src/web/compatibility/shared-match.ts';
import { sharedFinding, sharedQuote } from '../../../src/web/quotes/shared-quote.ts';
import { sharedCard } from '../../../src/web/tarot/shared-card.ts';
import { sharedReading } from '../../../src/web/tarot/shared-reading.ts';
import { bank } from '../tarot/woven.ts';
import { countOnX } from './count-on-x.ts';

const SITE = 'https://zodiary.example';
const HOST = 'zodiary.example';

/** The text for X, which must fit with its link. */
function onX(shared: Shared): string {
  const text = shortShareText(shared, HOST, X_LIMIT);
  expect(countOnX(text) + 1 + 23).toBeLessThanOrEqual(280);
  return text;
}

describe('a match that is shared', () => {
  const { pairs } = compatibilityBankFrom(readCompatibilityFiles());

  function matchOf(one: SignKey, other: SignKey): Shared {
    const { overall, love, friendship, band } = pairScore(one, other);
    return sharedMatch(one, other, {
      overall_compatibility: overall,
      love_compatibility: love,
      friendship_compatibility: friendship,
      label: band.label,
      description: pairs.get(pairKey(one, other))!.description,
    });
  }

  it('tells names, score and band, its words and its scores', () => {
    const match = matchOf('aries', 'leo');
    expect(match.title).toMatch(/^Aries and Leo: \d+%, \w+ \w+$/);
    const [title, words, scores] = shareText(match, HOST).split('\n\n');
    expect(title).toBe(match.title);
    expect(words).toBe(pairs.get('aries-and-leo')!.description);
    expect(scores).toMatch(/^Love \d+%, friendship \d+%$/);
  });

  it('keeps title, opening words and scores on X, whatever the pair', () => {
    for (const pair of PAIRS) {
      const match = matchOf(...pair);
      const [title, words, scores] = onX(match).split('\n\n');
      expect([title, scores]).toEqual([match.title, match.facts[0]]);
      expect(words!.length).toBeGreaterThan(40);
      expect(match.text.startsWith(words!.replace(/…$/, ''))).toBe(true);
    }
  });

  it('is the page of its pair with that page’s picture, whoever was named first', () => {
    const match = matchOf('leo', 'aries');
    expect(match.title).toMatch(/^Leo and Aries: /);
    const pin = new URL(shareWindowUrl('pinterest', match, SITE)).searchParams;
    expect(pin.get('url')).toBe(`${SITE}/compatibility/aries-and-leo`);
    expect(pin.get('media')).toBe(`${SITE}/share/picture?page=%2Fcompatibility%2Faries-and-leo&format=pin`);
  });
});

describe('a quote that is shared', () => {
  const quotes = quotesFrom(readQuoteFiles()).flatMap(({ author, quotes: own }) =>
    own.map((quote) => sharedQuote({ ...quote, topic: quote.topics[0]!, author })),
  );

  it('keeps its marks and its source on X, however long it is', () => {
    expect(quotes.filter((quote) => onX(quote) !== shareText(quote, HOST)).length).toBeGreaterThan(10);
    for (const quote of quotes) {
      const text = onX(quote);
      expect(text).toMatch(/^“[^]+”\n\n— .+, .+$/);
      expect(text.endsWith(`\n\n${quote.facts[0]}`)).toBe(true);
    }
  });
});

describe('a line under the wrong name that is shared', () => {
  const findings = quoteLoreFrom(readQuoteLore()).misattributions.map((record) => ({
    record,
    shared: sharedFinding(record),
  }));

  it('says whose it is not, and whose it is where that is known', () => {
    const titles = findings.map(({ shared }) => shared.title);
    expect(titles).toContain('Not Mahatma Gandhi: Arleen Lorrance, 1974');
    expect(titles).toContain('Not Albert Einstein, Benjamin Franklin or Mark Twain');
  });

  it('keeps both names and the quote’s marks on X', () => {
    for (const { shared } of findings) {
      const [title, ...words] = onX(shared).split('\n\n');
      expect(title).toBe(shared.title);
      expect(words.join('\n\n')).toMatch(/^“[^]+”$/);
    }
  });
});

describe('a card that is shared', () => {
  it('keeps title and opening words on X', () => {
    for (const card of bank.cards.values()) {
      const shared = sharedCard(card);
      const [title, words] = onX(shared).split('\n\n');
      expect(title).toBe(`Tarot: ${card.name}`);
      expect(shared.text.startsWith(words!.replace(/…$/, ''))).toBe(true);
    }
  });
});

describe('a tarot reading that is shared', () => {
  const QUESTION = 'Shall I plant the “pear” tree?';
  const ID = '7'.repeat(32);

  function read(spread: SpreadKey, question: string | null): Shared {
    const picks = Array.from({ length: SPREAD_SIZES[spread] }, (_, place) => place);
    const cards = drawCards({ site: '0'.repeat(64), own: '07'.repeat(16) }, picks, true);
    const { spreadName, ...woven } = weave({ spread, cards, seed: 'x' }, bank);
    return sharedReading({ ...woven, id: ID, spreadName } as Parameters<typeof sharedReading>[0], question);
  }

  it.each(SPREAD_KEYS)('of the spread %s names its cards in their places', (spread) => {
    const { path, facts, title } = read(spread, null);
    expect(path).toBe(`/tarot/reading/${ID}`);
    expect(title).toMatch(/^Tarot: \w/);
    expect(facts).toHaveLength(SPREAD_SIZES[spread]);
    for (const fact of facts) expect(fact).toMatch(/^.+: [A-Z].+$/);
  });

  it('never tells a question that is not to be told', () => {
    for (const spread of SPREAD_KEYS) {
      const shared = read(spread, null);
      for (const network of ['facebook', 'x', 'pinterest', 'whatsapp'] as const) {
        expect(decodeURIComponent(shareWindowUrl(network, shared, SITE))).not.toContain('pear');
      }
    }
  });

  it('begins with the question where it is to be told, also on X', () => {
    for (const spread of SPREAD_KEYS) {
      const shared = read(spread, QUESTION);
      for (const text of [shareText(shared, HOST), onX(shared)]) {
        expect(text.startsWith(`${shared.title}\n\n“Shall I plant the ‘pear’ tree?”\n\n`)).toBe(true);
      }
    }
  });

  it('of yes or no tells which way it leans', () => {
    expect(read('yes-no', null).text).toMatch(/^It (?:Leans (?:Yes|No)|Could Go Either Way)\n\w/);
  });
});
