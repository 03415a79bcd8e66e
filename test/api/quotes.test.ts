import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type {
  AuthorPage,
  MisattributionList,
  MisattributionPage,
  QuoteOfTheDay,
  QuotePage,
  QuoteShelves,
  TopicQuotes,
} from '../../src/contract/quotes.ts';
import { addDays } from '../../src/domain/calendar/civil-date.ts';
import { QUOTE_TOPICS } from '../../src/domain/quotes/topics.ts';
import { startTestSite, TEST_NOON, type TestSite } from '../harness/site.ts';
import { ask, type Answer } from '../harness/wire.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

const call = (path: string, headers: Record<string, string> = {}) => ask(site.url, path, { headers });

async function json<T>(path: string): Promise<T> {
  const { status, text } = await call(path);
  expect(`${status} ${path}`).toBe(`200 ${path}`);
  return JSON.parse(text) as T;
}

function refusalOf({ status, text, headers }: Answer) {
  return { status, body: JSON.parse(text) as unknown, cache: headers['cache-control'] };
}

const refused = (status: number, code: string) => ({
  status,
  body: { error: { code, message: expect.stringMatching(/^\S.+/) } },
  cache: 'private, no-store',
});

describe('GET /api/quotes', () => {
  it('has every topic with its count, every author, and all quotes page by page', async () => {
    const first = await json<QuoteShelves>('/api/quotes');
    expect(first.topics.map(({ topic }) => topic)).toEqual([...QUOTE_TOPICS]);
    expect(Math.min(...first.topics.map(({ count }) => count))).toBeGreaterThanOrEqual(30);
    expect(first.total).toBeGreaterThanOrEqual(600);
    expect(first.authors.length).toBeGreaterThanOrEqual(80);
    const numbers = Array.from({ length: first.pages }, (_, index) => index + 1);
    const pages = await Promise.all(numbers.map((page) => json<QuoteShelves>(`/api/quotes?page=${page}`)));
    const slugs = pages.flatMap(({ quotes }) => quotes.map(({ slug }) => slug));
    expect(new Set(slugs).size).toBe(first.total);
    expect(pages[0]).toEqual(first);
  });

  it.each(['0', '-1', '1.5', 'two', '', '1e1', '%00', '2&page=3'])(
    'may not be asked for page "%s"',
    async (page) => {
      expect(refusalOf(await call(`/api/quotes?page=${page}`))).toEqual(refused(400, 'bad_request'));
      expect(refusalOf(await call(`/api/quotes/love?page=${page}`))).toEqual(refused(400, 'bad_request'));
    },
  );

  it('ends with its last page', async () => {
    const { pages } = await json<QuoteShelves>('/api/quotes');
    await json(`/api/quotes?page=${pages}`);
    expect(refusalOf(await call(`/api/quotes?page=${pages + 1}`))).toEqual(refused(404, 'not_found'));
  });
});

describe('GET /api/quotes/{topic}', () => {
  it.each(QUOTE_TOPICS)('has the quotes of %s, page by page, as many as it says', async (topic) => {
    const first = await json<TopicQuotes>(`/api/quotes/${topic}`);
    const last = await json<TopicQuotes>(`/api/quotes/${topic}?page=${first.pages}`);
    expect(first.quotes).toHaveLength(20);
    expect(first.total).toBe((first.pages - 1) * 20 + last.quotes.length);
    expect(first.intro.length).toBeGreaterThan(60);
    const beyond = await call(`/api/quotes/${topic}?page=${first.pages + 1}`);
    expect(refusalOf(beyond)).toEqual(refused(404, 'not_found'));
  });

  it.each(['none', 'Love', 'authors', 'favorites', '__proto__', 'constructor', '%E2%80%8B'])(
    'does not know the topic %s',
    async (topic) => {
      expect(refusalOf(await call(`/api/quotes/${topic}`))).toEqual(refused(404, 'not_found'));
    },
  );
});

describe('GET /api/quotes/{topic}/{slug}', () => {
  it('has a quote with its source, and leads in a circle through its topic', async () => {
    const { quotes, total } = await json<TopicQuotes>('/api/quotes/friendship');
    let slug = quotes[0]!.slug;
    const seen = new Set<string>();
    while (!seen.has(slug)) {
      seen.add(slug);
      const quote = await json<QuotePage>(`/api/quotes/friendship/${slug}`);
      expect(quote.sourceLine).toMatch(/Checked word for word against/);
      expect(quote.source).toMatchObject({ revision: expect.stringMatching(/^[0-9a-f]{40}$/) });
      expect(quote).toMatchObject({ slug, asked: 'friendship', topic: quote.topics[0] });
      expect(quote.related).toHaveLength(2);
      slug = quote.next;
    }
    expect([slug, seen.size]).toEqual([quotes[0]!.slug, total]);
  });

  it('stands under each of its topics and under no other', async () => {
    const { quotes } = await json<TopicQuotes>('/api/quotes/wisdom');
    const { slug, topics } = await json<QuotePage>(`/api/quotes/wisdom/${quotes[0]!.slug}`);
    for (const topic of QUOTE_TOPICS) {
      const { status } = await call(`/api/quotes/${topic}/${slug}`);
      expect(`${topic} ${status}`).toBe(`${topic} ${topics.includes(topic) ? 200 : 404}`);
    }
  });

  it.each([
    '/api/quotes/love/none',
    '/api/quotes/none/none',
    '/api/quotes/love/__proto__',
    '/api/quotes/love/today',
  ])('refuses %s', async (path) => {
    expect(refusalOf(await call(path))).toEqual(refused(404, 'not_found'));
  });

  it('may be kept for a day, by anyone, and is not sent twice', async () => {
    const path = '/api/quotes/wisdom';
    const { headers } = await call(path, { origin: 'https://other.example' });
    expect(headers['cache-control']).toBe('public, max-age=86400, s-maxage=1');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect((await call(path, { 'if-none-match': headers['etag']! })).status).toBe(304);
  });
});

async function at<T>(clock: string, read: () => Promise<T>): Promise<T> {
  onTestFinished(() => site.setClock(TEST_NOON));
  await site.setClock(clock);
  return read();
}

describe('the quote of the day', () => {
  const today = (query = '') => json<QuoteOfTheDay>(`/api/quotes/today${query}`);

  it('is the quote of the site’s date, all day, and of that date wherever it is asked for', async () => {
    const quote = await today();
    expect(quote.date).toBe('2026-11-15');
    expect(await at('2026-11-15T05:00:00.000Z', () => today())).toEqual(quote);
    expect(await at('2026-11-16T04:59:59.999Z', () => today())).toEqual(quote);
    expect((await at('2026-11-16T05:00:00.000Z', () => today())).slug).not.toBe(quote.slug);
    const kiribati = await startTestSite({ env: { SITE_TIME_ZONE: 'Pacific/Kiritimati' } });
    const there = await ask(kiribati.url, '/api/quotes/today');
    expect(JSON.parse(there.text)).toEqual(await today('?date=2026-11-16'));
    await kiribati.stop();
  });

  it('does not come twice, and has a page', async () => {
    const dates = Array.from({ length: 300 }, (_, index) => addDays('2026-01-20', index));
    const quotes = await Promise.all(dates.map((date) => today(`?date=${date}`)));
    expect(new Set(quotes.map(({ slug }) => slug)).size).toBe(300);
    const { topic, slug } = quotes[0]!;
    expect((await call(`/quotes/${topic}/${slug}`)).status).toBe(200);
  });

  it.each(['2025-12-31', '2027-06-01', '0000-01-01'])('does not exist on %s', async (date) => {
    expect(refusalOf(await call(`/api/quotes/today?date=${date}`))).toEqual(refused(404, 'not_found'));
  });

  it.each(['', 'today', '2026-02-30', '2026-11-15&date=2026-11-14'])(
    'may not be asked for "%s"',
    async (date) => {
      expect(refusalOf(await call(`/api/quotes/today?date=${date}`))).toEqual(refused(400, 'bad_request'));
    },
  );

  it('may be kept for an hour, but not past the site’s midnight', async () => {
    const cacheAt = (clock: string, query = '') =>
      at(clock, async () => (await call(`/api/quotes/today${query}`)).headers['cache-control']);
    expect(await cacheAt('2026-11-15T17:00:00.000Z')).toBe('public, max-age=3600, s-maxage=1');
    expect(await cacheAt('2026-11-16T04:30:00.000Z')).toBe('public, max-age=1800, s-maxage=1');
    expect(await cacheAt('2026-11-16T04:59:00.000Z', '?date=2026-11-15')).toBe(
      'public, max-age=3600, s-maxage=1',
    );
  });
});

describe('authors', () => {
  it('all have a page with what they said and what they never said', async () => {
    const { authors } = await json<QuoteShelves>('/api/quotes');
    for (const { slug, name, count } of authors) {
      const author = await json<AuthorPage>(`/api/quotes/authors/${slug}`);
      expect([author.name, author.quotes.length]).toEqual([name, count]);
    }
    const twain = await json<AuthorPage>('/api/quotes/authors/mark-twain');
    expect(twain.years).toBe('1835–1910');
    expect(twain.misattributions.length).toBeGreaterThan(3);
  });

  it('who are not here are not found', async () => {
    expect(refusalOf(await call('/api/quotes/authors/nobody'))).toEqual(refused(404, 'not_found'));
  });
});

describe('really said by', () => {
  it('lists at least thirty lines, each whole under its own address', async () => {
    const { misattributions } = await json<MisattributionList>('/api/quotes/really-said');
    expect(misattributions.length).toBeGreaterThanOrEqual(30);
    for (const { slug, text } of misattributions) {
      const record = await json<MisattributionPage>(`/api/quotes/really-said/${slug}`);
      expect(record.text).toBe(text);
      expect(record.believed.length).toBeGreaterThan(200);
    }
    expect(refusalOf(await call('/api/quotes/really-said/nothing'))).toEqual(refused(404, 'not_found'));
  });

  it('is where the false quote leads, from any topic', async () => {
    for (const topic of ['inspirational', 'funny']) {
      const { status, headers } = await call(`/quotes/${topic}/be-the-change-you-wish-to-see`);
      expect([status, headers['location']]).toEqual([
        301,
        '/quotes/really-said/be-the-change-you-wish-to-see',
      ]);
    }
    expect((await call('/quotes/nonsense/be-the-change-you-wish-to-see')).status).toBe(404);
  });
});

describe('the pages of quotes', () => {
  const statusOf = async (path: string) => `${(await call(path)).status} ${path}`;

  it('of a topic end with the last, and junk means the first', async () => {
    const { pages } = await json<TopicQuotes>('/api/quotes/hope');
    expect(await statusOf(`/quotes/hope?page=${pages}`)).toMatch(/^200/);
    expect(await statusOf(`/quotes/hope?page=${pages + 1}`)).toMatch(/^404/);
    expect((await call('/quotes/hope?page=junk')).text).toBe((await call('/quotes/hope')).text);
  });

  it('say which address is theirs, and which come before and after', async () => {
    const { text } = await call('/quotes/hope?page=2');
    const linked = (rel: string) =>
      new RegExp(`<link rel="${rel}" href="[^"]*(/quotes/[^"]*)"`).exec(text)?.[1];
    expect(['canonical', 'prev', 'next'].map(linked)).toEqual([
      '/quotes/hope?page=2',
      '/quotes/hope',
      '/quotes/hope?page=3',
    ]);
    expect(text).toMatch(/<title>Hope Quotes, Page 2/);
  });

  it('of one quote name the first topic as its address, wherever it was found', async () => {
    const { quotes } = await json<TopicQuotes>('/api/quotes/wisdom?page=2');
    const elsewhere = quotes.find(({ topic }) => topic !== 'wisdom')!;
    const { text } = await call(`/quotes/wisdom/${elsewhere.slug}`);
    expect(text).toContain(`/quotes/${elsewhere.topic}/${elsewhere.slug}"/>`);
    expect(text).toContain('"@type":"Quotation"');
    expect(text).toContain(`/quote-cards/${elsewhere.slug}/1/wide.png`);
  });

  it.each([
    '/quotes/wisdom/a-cucumber-is-bitter-throw-it-away-there-are-briars/5/square',
    '/quotes/wisdom/a-cucumber-is-bitter-throw-it-away-there-are-briars/1/round',
    '/quotes/wisdom/a-cucumber-is-bitter-throw-it-away-there-are-briars/1',
    '/quotes/wisdom/none/1/square',
    '/quotes/love/a-cucumber-is-bitter-throw-it-away-there-are-briars',
    '/quotes/authors',
    '/quotes/authors/nobody',
    '/quotes/really-said/nothing',
    '/quotes/favorites/more',
    '/quotes/today',
  ])('there is no page %s', async (path) => {
    expect(await statusOf(path)).toBe(`404 ${path}`);
  });

  it.each(['1/square', '2/portrait', '3/story', '4/wide'])(
    'a card %s is a page that is not indexed',
    async (card) => {
      const { status, text } = await call(
        `/quotes/wisdom/a-cucumber-is-bitter-throw-it-away-there-are-briars/${card}`,
      );
      expect(status).toBe(200);
      expect(text).toContain('<meta name="robots" content="noindex"/>');
    },
  );
});
