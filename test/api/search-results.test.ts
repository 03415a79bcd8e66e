import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Marked, SearchAnswers, SearchResult } from '../../src/contract/search.ts';
import { wordsIn } from '../../src/domain/search/words.ts';
import { addresses, plain, resultsOf, searchingOn, searchReady } from '../harness/search.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { ask } from '../harness/wire.ts';
import { timeLimit } from '../harness/time-limits.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  await searchReady(site);
});
afterAll(() => site.stop());

const { find, suggest } = searchingOn(() => site.url);

describe('readings of the past', () => {
  const PAST = ['2026-03-03', '2026-03-04', '2026-03-05'];
  beforeAll(async () => {
    for (const date of [...PAST, '2026-11-16']) await ask(site.url, `/api/horoscope/leo?date=${date}`);
  });

  it('count as one result, which says how many they are', async () => {
    const { archived, counts, total, groups } = await find('leo');
    expect(archived.days).toBeGreaterThanOrEqual(PAST.length);
    const listed = await find('leo', '&kind=horoscopes');
    const pages = new Set<string>();
    for (let page = 1; page <= listed.pages; page++)
      for (const { href } of resultsOf(await find('leo', `&kind=horoscopes&page=${page}`))) pages.add(href);
    expect(counts.find(({ kind }) => kind === 'horoscopes')!.total).toBe(pages.size + 1);
    expect(counts.reduce((sum, one) => sum + one.total, 0)).toBe(total);
    expect([...pages]).not.toContainEqual(expect.stringMatching(/^\/archive\/leo/));
    expect(groups.map(({ kind }) => kind)).not.toContain('archive');
  });

  it('are listed, the newest first, by who asks for them', async () => {
    const { groups, archived, pages } = await find('leo', '&kind=archive');
    const { total, results } = groups[0]!;
    expect(total).toBe(archived.days + archived.weeksAndMonths);
    expect(pages).toBe(Math.ceil(total / 10));
    const dates = results.map(({ href }) => href.slice(-10));
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(dates).not.toContain('2026-11-16');
    const found = results.find(({ href }) => href === '/archive/leo-2026-03-04')!;
    expect([plain(found.title), found.note]).toEqual(['Leo, March 4, 2026', 'Daily Horoscope']);
    expect((await ask(site.url, found.href)).status).toBe(200);
  });

  it('are not there for words that none of them has', async () => {
    expect(await find('zodiary contact', '&kind=archive')).toMatchObject({ groups: [], pages: 0 });
  });
});

describe('excerpts', () => {
  const QUESTIONS = [
    'moon',
    'love',
    'retrograde',
    'saturn',
    'celtic cross',
    'hope',
    'leo',
    'eclipse',
    'cups',
  ];

  it('never say their title again', async () => {
    const words = (parts: Marked): string => wordsIn(plain(parts)).join(' ');
    const found: SearchResult[] = [];
    for (const q of QUESTIONS) found.push(...resultsOf(await find(q)));
    const repeating = found.filter(({ title, text }) => words(text).startsWith(words(title)));
    expect(repeating.map(({ href }) => href)).toEqual([]);
    expect(found.filter(({ text }) => text.length > 0).length).toBeGreaterThan(50);
  });

  it('do not say again what the best answer has just said', async () => {
    const isSaid = (answers: SearchAnswers) =>
      resultsOf(answers).some(({ text }) => answers.answer!.text.includes(plain(text).slice(0, 40) || '–'));
    for (const q of ['leo', 'virgo this month', 'aries and leo', 'three of cups', 'death card'])
      expect([q, isSaid(await find(q))]).toEqual([q, false]);
    const [month] = resultsOf(await find('virgo this month')).filter(({ href }) => href.includes('monthly'));
    expect(month!.text).toEqual([]);
  });

  it('of an event say what it means, of a long quote what its title left out', async () => {
    const events = resultsOf(await find('mars enters virgo', '&kind=sky'));
    const mars = events.find(({ title }) => plain(title) === 'Mars enters Virgo')!;
    expect(plain(mars.text)).toBe('Drive and temper get careful and exact.');
    expect([mars.note, mars.at?.slice(0, 16)]).toEqual([
      'November 25, 2026, at 23:37 UTC',
      '2026-11-25T23:37',
    ]);
    const quotes = resultsOf(await find('cucumber is bitter', '&kind=quotes'));
    const cut = quotes.find(({ title }) => plain(title).endsWith('…”'))!;
    expect(plain(cut.text)).toMatch(/^“….+”$/);
    expect(cut.at).toBeNull();
  });

  it('of articles have no holes where the sky fills something in, and no headings that run into sentences', async () => {
    for (const q of ['mercury retrograde article', 'eclipses of the coming year', 'phases of the moon']) {
      for (const { text } of resultsOf(await find(q, '&kind=blog'))) {
        expect(plain(text)).not.toMatch(/ [,.]/);
      }
    }
    const [article] = resultsOf(await find('mercury toy train', '&kind=blog'));
    expect(plain(article!.text)).toContain('looking up. Watch a toy train');
  });
});

it('two signs find their own pair and no other', async () => {
  for (const q of ['leo man virgo woman', 'leo and virgo'])
    expect(
      resultsOf(await find(q, '&kind=horoscopes'))
        .map(({ href }) => href)
        .filter((href) => href.startsWith('/compatibility')),
    ).toEqual(['/compatibility/leo-and-virgo']);
});

it(
  'every event that is found leads to its own place, which exists',
  { timeout: timeLimit(120_000) },
  async () => {
    const questions = [
      'enters',
      'turns retrograde',
      'moon in gemini',
      'eclipse',
      'square',
      'full moon december',
    ];
    const found = new Map<string, SearchResult>();
    for (const q of questions)
      for (const one of resultsOf(await find(q, '&kind=sky'))) if (one.at !== null) found.set(one.href, one);
    expect(found.size).toBeGreaterThan(20);
    for (const [href, { at }] of found) {
      const minute = `${at!.slice(0, 16)}Z`;
      expect(href).toBe(`/sky?date=${at!.slice(0, 10)}#${minute}`);
      const { status, text } = await ask(site.url, href.replace(/#.*/, ''));
      expect([href, status, text.includes(`id="${minute}"`)]).toEqual([href, 200, true]);
    }
  },
);

describe('whoever looks for their own sky', () => {
  it.each([
    ['birth chart', '/birth-chart'],
    ['natal chart', '/birth-chart'],
    ['rising sign', '/birth-chart'],
    ['ascendant', '/birth-chart'],
    ['my sky', '/birth-chart'],
    ['destiny report', '/personal-destiny-report'],
    ['personal destiny report', '/personal-destiny-report'],
    ['sample report', '/personal-destiny-report/sample'],
  ])('is led by “%s” to %s', async (q, page) => {
    expect(addresses(await find(q)).slice(0, 2)).toContain(page);
    const { goTo, foundIn } = await suggest(q);
    expect([...goTo, ...foundIn].map(({ href }) => href)).toContain(page);
  });
});
