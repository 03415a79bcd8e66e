import { describe, expect, it, vi } from 'vitest';
import { startTestSite } from '../harness/site.ts';
import { ask, metric } from '../harness/wire.ts';
import { timeLimit } from '../harness/time-limits.ts';

describe("the site's midnight", () => {
  it.each([
    ['America/New_York', '2026-11-16T04:59:59Z', '2026-11-16T05:00:00Z', '2026-11-15', '2026-11-16'],
    ['Pacific/Auckland', '2026-11-15T10:59:59Z', '2026-11-15T11:00:00Z', '2026-11-15', '2026-11-16'],
  ])('in %s turns the pages by itself', async (SITE_TIME_ZONE, before, after, today, tomorrow) => {
    const night = await startTestSite({ clock: before, env: { SITE_TIME_ZONE } });
    const day = async (path: string) => /data-day="([\d-]+)"/.exec((await ask(night.url, path)).text)?.[1];
    for (const path of ['/', '/horoscope/leo', '/nowhere']) expect(await day(path)).toBe(today);
    const { etag } = (await ask(night.url, '/horoscope/leo')).headers;
    await night.setClock(after);
    for (const path of ['/', '/horoscope/leo', '/nowhere']) expect(await day(path)).toBe(tomorrow);
    const turned = await ask(night.url, '/horoscope/leo', { headers: { 'if-none-match': etag! } });
    expect(turned.status).toBe(200);
    await night.stop();
  });
});

describe('a page whose reading is not there', () => {
  it('says nothing about why, and is not kept', async () => {
    // Before the archive's first day there is no reading to show.
    const early = await startTestSite({ clock: '2025-06-01T12:00:00Z', env: { LOG_LEVEL: 'silent' } });
    for (const round of [1, 2]) {
      const answer = await ask(early.url, '/horoscope/leo');
      expect(answer.status).toBe(404);
      expect(answer.text).not.toMatch(/2026-01-01|Our readings begin|\.ts:\d|at async/);
      expect(await metric(early, 'zodiary_pages_rendered_total')).toBe(round);
      expect(await metric(early, 'zodiary_page_cache_pages')).toBe(0);
    }
    await early.stop();
  });
});

describe('a search', () => {
  // The first one waits until the index is written.
  it(
    'is answered without taking room from the pages, however much is asked',
    { timeout: timeLimit(120_000) },
    async () => {
      const site = await startTestSite();
      await ask(site.url, '/search');
      const isAnswered = async () => expect((await ask(site.url, '/search?q=leo')).status).toBe(200);
      await vi.waitFor(isAnswered, { timeout: timeLimit(90_000), interval: 500 });
      for (const word of ['moon', 'hope']) await ask(site.url, `/search?q=${word}`);
      expect(await metric(site, 'zodiary_page_cache_pages')).toBe(1);
      await site.stop();
    },
  );
});
