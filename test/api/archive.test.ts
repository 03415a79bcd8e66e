import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ArchiveMonth } from '../../src/contract/archive.ts';
import type { DailyReading } from '../../src/contract/horoscope.ts';
import { blocksOf } from '../../src/domain/horoscope/reading.ts';
import { startTestSite, TEST_NOON, type TestSite } from '../harness/site.ts';
import { ask, metric } from '../harness/wire.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

const call = (rest: string) => ask(site.url, `/api/archive/${rest}`);

async function monthOf(rest: string): Promise<ArchiveMonth> {
  const { status, text } = await call(rest);
  expect(status).toBe(200);
  return ArchiveMonth.parse(JSON.parse(text));
}

async function readingOf(sign: string, date: string): Promise<DailyReading> {
  return JSON.parse((await ask(site.url, `/api/horoscope/${sign}?date=${date}`)).text) as DailyReading;
}

async function at(clock: string): Promise<void> {
  onTestFinished(() => site.setClock(TEST_NOON));
  await site.setClock(clock);
}

/** The text of a page as a reader sees it. */
function shown(html: string): string {
  return html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/&#x27;|&#39;/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/<!-- -->/g, '')
    .replace(/<\/?time\b[^>]*>/g, '');
}

describe('a month of the archive', () => {
  it('has every day with its Moon, and of open days the title that the reading has', async () => {
    const { sign, month, openUntil, days } = await monthOf('leo?month=2026-11');
    expect([sign, month, openUntil, days.length]).toEqual(['leo', '2026-11', '2026-11-17', 30]);
    for (const { date, title, event } of days) {
      if (date > openUntil) expect([date, title, event]).toEqual([date, undefined, undefined]);
    }
    for (const date of ['2026-11-01', '2026-11-15', '2026-11-17']) {
      const blocks = blocksOf((await readingOf('leo', date)).description);
      const title = blocks.find(({ heading }) => heading)!.heading;
      expect(days.find((day) => day.date === date)).toMatchObject({ title });
    }
  });

  it('tells the Moon at noon and the one main event of a day', async () => {
    const { days } = await monthOf('scorpio?month=2026-11');
    expect(days[8]).toMatchObject({ date: '2026-11-09', moon: { sign: 'scorpio' } });
    expect(days[8]!.moon.elongation).toBeLessThan(6);
    expect(days[8]!.event).toBeUndefined();
    expect(days[15]!.event).toMatchObject({
      kind: 'aspect',
      body: 'mars',
      other: 'jupiter',
      aspect: 'conjunction',
      at: expect.stringMatching(/^2026-11-16T06:2/),
    });
  });

  it('without a month is that of the site', async () => {
    expect((await monthOf('leo')).month).toBe('2026-11');
    await at('2026-12-01T04:59:00Z');
    expect((await monthOf('leo')).month).toBe('2026-11');
    await at('2026-12-01T05:00:00Z');
    expect((await monthOf('leo')).month).toBe('2026-12');
  });

  it('is open from the first to the last day of the archive', async () => {
    expect((await monthOf('leo?month=2026-01')).days[0]).toMatchObject({ title: expect.any(String) });
    expect((await call('leo?month=2026-12')).status).toBe(404);
    await at('2026-11-29T10:00:00Z');
    const { days } = await monthOf('leo?month=2026-12');
    expect(days.map(({ title }) => title !== undefined).indexOf(false)).toBe(1);
  });

  it.each([
    ['ophiuchus', 404],
    ['Leo?month=2026-11', 404],
    ['leo?month=2025-12', 404],
    ['leo?month=2027-01', 404],
    ['leo?month=9999-12', 404],
    ['leo?month=2026-13', 400],
    ['leo?month=2026-1', 400],
    ['leo?month=2026-11-01', 400],
    ['leo?month=', 400],
    ['leo?month=now', 400],
    ['leo?month=2026-11&month=2026-10', 400],
  ])('%s is answered with %i and a JSON error', async (rest, status) => {
    const answer = await call(rest);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toEqual({
      error: { code: status === 404 ? 'not_found' : 'bad_request', message: expect.stringMatching(/\S/) },
    });
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });

  it.each([
    [TEST_NOON, 'leo?month=2026-11', 3600],
    ['2026-11-16T04:30:00Z', 'leo', 1800],
    ['2026-11-16T04:30:00Z', 'leo?month=2026-11', 3600],
    ['2026-11-16T09:45:00Z', 'leo?month=2026-10', 900],
  ])('at %s %s may be kept for %i seconds: until the next day opens', async (clock, rest, seconds) => {
    await at(clock);
    expect((await call(rest)).headers['cache-control']).toBe(`public, max-age=${seconds}, s-maxage=1`);
  });
});

describe('the page of an archived reading', () => {
  it('has the frozen words of its day and no other', async () => {
    const { description, lucky_number } = await readingOf('scorpio', '2026-11-14');
    const page = await ask(site.url, '/archive/scorpio-2026-11-14');
    expect(page.status).toBe(200);
    for (const { heading, text } of blocksOf(description)) {
      expect(shown(page.text)).toContain(text);
      if (heading) expect(shown(page.text)).toContain(heading);
    }
    expect(shown(page.text)).toContain(lucky_number);
    expect(page.text).toContain('/sky-art/ring-scorpio-2026-11-14.svg');
    expect(page.text).not.toContain('ring-scorpio-2026-11-15');
  });

  it.each([
    ['week-2026-11-08', 'weekly', '2026-11-08'],
    ['week-2025-12-28', 'weekly', '2026-01-01'],
    ['month-2026-10', 'monthly', '2026-10-31'],
  ])('%s has the words of /api/%s on %s', async (slug, kind, date) => {
    const reading = JSON.parse((await ask(site.url, `/api/${kind}/leo?date=${date}`)).text) as {
      overview: string;
      advice: string;
    };
    const page = await ask(site.url, `/archive/leo-${slug}`);
    expect(page.status).toBe(200);
    for (const words of [reading.overview, reading.advice].flatMap((text) => text.split('\n\n'))) {
      expect(shown(page.text)).toContain(words);
    }
  });

  it('that is not open yet shares the one entry of what is none, and is there the moment it opens', async () => {
    const pages = () => metric(site, 'zodiary_page_cache_pages');
    await ask(site.url, '/nowhere');
    const before = await pages();
    for (const slug of ['leo-2026-11-18', 'leo-week-2026-11-22', 'leo-month-2026-12', 'leo-2031-01-01']) {
      expect((await ask(site.url, `/archive/${slug}`)).status).toBe(404);
    }
    for (const month of ['2026-12', '2027-01', '2031-05'])
      expect((await ask(site.url, `/archive?sign=leo&month=${month}`)).status).toBe(200);
    expect((await pages()) - before).toBeLessThanOrEqual(1);
    await at('2026-11-16T09:59:59Z');
    expect((await ask(site.url, '/archive/leo-2026-11-18')).status).toBe(404);
    await at('2026-11-16T10:00:00Z');
    expect((await ask(site.url, '/archive/leo-2026-11-18')).status).toBe(200);
  });

  it('and the calendar link the next day as soon as it opens', async () => {
    const fresh = await startTestSite({ clock: '2026-11-16T09:59:59Z' });
    const linked = async (path: string) =>
      (await ask(fresh.url, path)).text.includes('href="/archive/leo-2026-11-18"');
    const paths = ['/archive/leo-2026-11-17', '/archive?sign=leo'];
    for (const path of paths) expect([path, await linked(path)]).toEqual([path, false]);
    await fresh.setClock('2026-11-16T10:00:00Z');
    for (const path of paths) expect([path, await linked(path)]).toEqual([path, true]);
    await fresh.stop();
  });
});
