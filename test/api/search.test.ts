import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Marked, SearchAnswers } from '../../src/contract/search.ts';
import {
  addresses,
  pageOf,
  plain,
  SEARCH_DATE as DATE,
  searchingOn,
  searchReady,
} from '../harness/search.ts';
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

const hitsIn = (parts: Marked): string[] => parts.filter(({ hit }) => hit).map(({ text }) => text);

describe('the labelled questions', () => {
  interface Labelled {
    q: string;
    right: string[];
    typo: boolean;
    half: 'seen' | 'held';
  }
  const file = join(import.meta.dirname, '../tables/search-queries.json');
  const questions = JSON.parse(readFileSync(file, 'utf8')) as Labelled[];

  async function missedOf(asked: readonly Labelled[]): Promise<Labelled[]> {
    const missed: Labelled[] = [];
    for (const one of asked) {
      const top = addresses(await find(one.q)).slice(0, 3);
      if (!top.some((href) => one.right.includes(href))) missed.push(one);
    }
    return missed;
  }

  it.each(['seen', 'held'] as const)(
    'have a right page among the first three in 95 of 100, typing errors or not: the half that was %s',
    { timeout: timeLimit(120_000) },
    async (half) => {
      const mine = questions.filter((one) => one.half === half);
      const missed = await missedOf(mine);
      const share = (all: Labelled[], bad: Labelled[]) => 1 - bad.length / all.length;
      const isTypo = ({ typo }: Labelled) => typo;
      expect(share(mine, missed), missed.map(({ q }) => q).join('; ')).toBeGreaterThanOrEqual(0.95);
      expect(share(mine.filter(isTypo), missed.filter(isTypo))).toBeGreaterThanOrEqual(0.95);
    },
  );
});

describe('a question that can be understood', () => {
  it('“leo tomorrow” is not a question for Tolstoy', async () => {
    const { groups } = await find('leo tomorrow');
    expect(groups.map(({ kind }) => kind).slice(0, 2)).toEqual(['horoscopes', 'quotes']);
  });

  it('“scorpio tomorrow”: the open reading, the day in one sentence first, and how the day was read', async () => {
    const { answer, readAs } = await find('scorpio tomorrow');
    const { text } = await ask(site.url, '/api/horoscope/scorpio?date=2026-11-16');
    const { summary } = JSON.parse(text) as { summary: string };
    expect(answer!.text.startsWith(`${summary} `)).toBe(true);
    expect(answer).toMatchObject({
      note: 'Monday, November 16',
      title: 'Scorpio, Tomorrow',
      icon: 'scorpio',
      actions: [
        { label: 'Read tomorrow', href: '/archive/scorpio-2026-11-16' },
        { label: 'Read today', href: '/horoscope/scorpio' },
        { href: '/horoscope/scorpio?type=weekly' },
      ],
    });
    expect(readAs).toBe('“tomorrow” here means November 16, by the date on your device.');
    expect((await ask(site.url, answer!.actions[0]!.href)).status).toBe(200);
  });

  it('a day that is not open yet, or lies before our first, links nothing that is not there', async () => {
    for (const [q, words] of [
      ['scorpio friday', /isn’t out yet/],
      ['scorpio december 25', /begin on January 1, 2026/],
    ] as const) {
      const { answer } = await find(q);
      expect(answer!.text).toMatch(words);
      expect(answer!.actions.map(({ href }) => href)).not.toContainEqual(expect.stringMatching(/archive/));
    }
  });

  it('“leo and aries” leads to the pair in zodiac order, “gemini weekly love” to its week', async () => {
    expect((await find('leo and aries')).answer).toMatchObject({
      title: 'Aries & Leo',
      isBirthday: false,
      actions: [{ href: '/compatibility/aries-and-leo' }, {}, {}],
    });
    const { answer } = await find('love horoscope gemini weekly');
    expect(answer).toMatchObject({ title: 'Gemini, This Week: Love & Relationships' });
    expect(answer!.actions[0]!.href).toBe('/horoscope/gemini?type=weekly');
  });

  it('“the moon card reversed” tells what it means reversed', async () => {
    const { answer } = await find('the moon card reversed');
    const { text } = await ask(site.url, '/api/tarot/cards/the-moon');
    const { reversed } = JSON.parse(text) as { reversed: { general: string } };
    expect(answer!.title).toBe('The Moon, Reversed');
    expect(reversed.general.startsWith(answer!.text)).toBe(true);
  });

  it('“mercury retrograde dates” gives the next ones, the article and the sky', async () => {
    const { answer, groups } = await find('mercury retrograde dates');
    const events = groups.find(({ kind }) => kind === 'sky')!.results;
    const turn = events.find(({ title }) => plain(title) === 'Mercury turns retrograde')!;
    expect([answer!.icon, turn.icon]).toEqual(['mercury', 'mercury']);
    expect(answer!.text).toContain('February 9, 2027 to March 3, 2027');
    expect(answer!.actions.map(({ href }) => pageOf(href))).toEqual([
      '/blog/mercury-retrograde-with-dates',
      '/sky',
    ]);
  });

  it('an event of the sky leads to its own place, which exists', async () => {
    const { groups } = await find('mars enters virgo');
    const events = groups.find(({ kind }) => kind === 'sky')!.results;
    const found = events.find(({ title }) => plain(title) === 'Mars enters Virgo')!;
    expect(found.href).toBe('/sky?date=2026-11-25#2026-11-25T23:37Z');
    const { status, text } = await ask(site.url, found.href.replace(/#.*/, ''));
    expect(status).toBe(200);
    expect(text).toContain('id="2026-11-25T23:37Z"');
    const hrefs = events.map(({ href }) => href);
    expect(new Set(hrefs).size).toBe(hrefs.length);
    const { answer } = await find('next new moon');
    expect(answer!.actions[0]).toEqual({
      label: 'See its sky',
      href: '/sky?date=2026-12-09#2026-12-09T00:51Z',
    });
  });

  it('a birthday with its year leads to the sky of that day', async () => {
    const { answer } = await find('march 21 1990');
    expect(answer!.actions).toContainEqual({ label: 'The sky of that day', href: '/sky?date=1990-03-21' });
  });

  it('a birthday with its year is answered from the Sun itself, to the minute', async () => {
    const { answer } = await find('march 20 1990');
    expect(answer).toMatchObject({ title: 'Pisces or Aries', isBirthday: true, birthYear: null });
    expect(answer!.text).toContain('March 20, 1990, at 21:19 UTC');
    expect((await find('march 19 1990')).answer).toMatchObject({ title: 'Pisces', birthYear: null });
  });

  it('a birthday whose year decides names both signs and years, and asks for it', async () => {
    const { answer, readAs } = await find("what's my sign march 21");
    expect(answer).toMatchObject({ title: 'Pisces or Aries', birthYear: { month: 3, day: 21 } });
    expect(answer!.text).toMatch(/Aries all day in 2008 to 2026.*2007, 2003/);
    expect(readAs).toBeNull();
    expect((await find('born june 15')).answer).toMatchObject({ title: 'Gemini', isBirthday: true });
  });

  it('days are reckoned from the visitor’s own date, the site’s without one', async () => {
    const { text } = await ask(site.url, '/api/search?q=leo%20tomorrow&date=2026-11-16');
    expect((JSON.parse(text) as SearchAnswers).answer!.note).toBe('Tuesday, November 17');
    const own = await ask(site.url, '/api/search?q=leo%20tomorrow');
    expect((JSON.parse(own.text) as SearchAnswers).answer!.note).toBe('Monday, November 16');
  });
});

describe('results', () => {
  it('mend errors and say so', async () => {
    const { query, didYouMean, answer } = await find('saggitarius tommorow');
    expect([query, didYouMean]).toEqual(['saggitarius tommorow', 'sagittarius tomorrow']);
    expect(answer!.title).toBe('Sagittarius, Tomorrow');
    expect((await find('sagittarius tomorrow')).didYouMean).toBeNull();
  });

  it('mark the words asked for, in whatever form they stand', async () => {
    const { groups } = await find('retrogrades');
    const marks = groups.flatMap(({ results }) =>
      results.flatMap(({ title, text }) => hitsIn([...title, ...text])),
    );
    expect(marks).toContain('retrograde');
    const { groups: accented } = await find('bronte');
    expect(hitsIn(accented[0]!.results[0]!.title)).toEqual(['Brontë']);
  });

  it('come in groups with counts that add up, three of each', async () => {
    const { counts, groups, total, archived } = await find('moon');
    expect(groups.map(({ kind, total: of }) => ({ kind, total: of }))).toEqual(counts);
    expect(counts.reduce((sum, one) => sum + one.total, 0)).toBe(total);
    expect(new Set(counts.map(({ kind }) => kind)).size).toBe(counts.length);
    for (const { kind, results, total: of } of groups) {
      const listed = kind === 'horoscopes' && archived.days + archived.weeksAndMonths > 0 ? of - 1 : of;
      expect(results).toHaveLength(Math.min(3, listed));
    }
  });

  it('of one kind come in pages of ten without a gap or a double', async () => {
    const first = await find('love', '&kind=quotes');
    expect(first.groups).toHaveLength(1);
    expect(first).toMatchObject({ kind: 'quotes', page: 1, pages: Math.ceil(first.groups[0]!.total / 10) });
    const seen = new Set<string>();
    for (let page = 1; page <= first.pages; page++) {
      const { groups } = await find('love', `&kind=quotes&page=${page}`);
      for (const { href } of groups[0]!.results) seen.add(href);
    }
    expect(seen.size).toBe(first.groups[0]!.total);
    expect((await find('love', '&kind=quotes&page=50')).groups[0]!.results).toEqual([]);
  });

  it('lead to pages that are there', async () => {
    for (const q of ['wilde', 'settings', 'celtic cross']) {
      const all = addresses(await find(q));
      for (const href of all) expect([href, (await ask(site.url, href)).status]).toEqual([href, 200]);
    }
  });

  it('find a reading as soon as it is published, today’s before older ones', async () => {
    const daily = async (date: string) => {
      const { text } = await ask(site.url, `/api/horoscope/leo?date=${date}`);
      return (JSON.parse(text) as { description: string }).description;
    };
    const words = (text: string) => new Set(text.toLowerCase().match(/[a-z]{7,}/g));
    const [today, older] = [words(await daily(DATE)), words(await daily('2026-03-03'))];
    const rare = [...older].find((word) => !today.has(word))!;
    const hrefs = async (q: string, kind: string): Promise<string[]> => {
      const { pages } = await find(q, `&kind=${kind}`);
      const found: string[] = [];
      for (let page = 1; page <= pages; page++) {
        const { groups } = await find(q, `&kind=${kind}&page=${page}`);
        found.push(...groups[0]!.results.map(({ href }) => href));
      }
      return found;
    };
    expect(await hrefs(`leo ${rare}`, 'archive')).toContain('/archive/leo-2026-03-03');
    expect(await hrefs(`leo ${rare}`, 'horoscopes')).not.toContainEqual(expect.stringMatching(/archive/));
    const now = `leo ${[...today][0]}`;
    expect(await hrefs(now, 'horoscopes')).toContain('/horoscope/leo');
    expect(await hrefs(now, 'archive')).not.toContain(`/archive/leo-${DATE}`);
  });
});

describe('suggestions', () => {
  it('complete a word that is only begun, and go straight where it leads', async () => {
    expect((await suggest('scorp')).goTo[0]).toMatchObject({ href: '/horoscope/scorpio', icon: 'scorpio' });
    expect((await suggest('scorpio tom')).goTo[0]).toMatchObject({ href: '/archive/scorpio-2026-11-16' });
    const { goTo } = await suggest('aust');
    expect(goTo.map(({ title }) => plain(title))).toContain('Jane Austen');
  });

  it('offer each address once, names before texts', async () => {
    const { goTo, foundIn, total } = await suggest('moon');
    const all = [...goTo, ...foundIn].map(({ href }) => href);
    expect(new Set(all).size).toBe(all.length);
    expect(goTo.length).toBeGreaterThan(0);
    expect(total).toBeGreaterThan(all.length);
  });
});

describe('odd questions', () => {
  const EMPTY = { total: 0, pages: 0, answer: null, readAs: null, didYouMean: null, counts: [], groups: [] };

  it.each(['', '   ', '!?…', '\u0000\u0007\u200b', '"'.repeat(200), '✨🍀', '%', '\\'])(
    'with no word in it has no results: %j',
    async (q) => {
      expect(await find(q)).toMatchObject(EMPTY);
      expect(await suggest(q)).toMatchObject({ goTo: [], foundIn: [], total: 0 });
    },
  );

  it.each([
    "leo'; drop table readings; --",
    "' or 1=1 --",
    'leo & !aries | (moon:*A <-> sun)',
    ':* <-> !!',
    "''''leo''''",
    '<script>alert(1)</script>',
    '$1 ${x} %s \\u0000',
    'a '.repeat(100),
    'ſtar ﬁre İstanbul ﷽ 星座',
    'x'.repeat(200),
    '2026-99-99 00/00 february 30',
    'born march 20 99999999999',
    'leo 0000-01-01',
    'the of and a to in is',
  ])('is answered like any other: %j', async (q) => {
    const { query } = await find(q.slice(0, 200));
    expect(query.length).toBeLessThanOrEqual(200);
    await suggest(q.slice(0, 200));
  });

  it.each([
    `q=${'a'.repeat(201)}`,
    'q=leo&kind=planets',
    'q=leo&page=0',
    'q=leo&page=51',
    'q=leo&date=tomorrow',
    'q=leo&date=2026-02-30',
    '',
  ])('is refused with a sentence: %s', async (query) => {
    const { status, text } = await ask(site.url, `/api/search?${query}`);
    expect(status).toBe(400);
    expect(JSON.parse(text)).toEqual({ error: { code: 'bad_request', message: expect.any(String) } });
  });

  it('on a day far away is answered as on the nearest that has readings', async () => {
    for (const date of ['0001-01-01', '1999-01-01', '2099-12-31', '9999-12-31']) {
      for (const q of ['leo tomorrow', 'next eclipse', 'mars retrograde', 'march 20']) {
        const { status } = await ask(site.url, `/api/search?q=${encodeURIComponent(q)}&date=${date}`);
        expect([q, date, status]).toEqual([q, date, 200]);
      }
    }
  });
});

it('anybody may ask, and ask whether anything has changed', async () => {
  const path = `/api/search?q=leo&date=${DATE}`;
  const { headers } = await ask(site.url, path);
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=300, s-maxage=1',
    etag: expect.stringMatching(/^".+"$/),
  });
  const again = await ask(site.url, path, { headers: { 'if-none-match': String(headers.etag) } });
  expect([again.status, again.text]).toEqual([304, '']);
});
