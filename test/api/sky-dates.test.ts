import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SkyAnswer, SkyDayAnswer } from '../../src/contract/sky.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { ask } from '../harness/wire.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

async function metric(pattern: RegExp): Promise<number> {
  return Number(pattern.exec((await ask(site.metricsUrl, '/metrics')).text)![1]);
}

describe('the sky of a date', () => {
  it('is a page of its own, whole without script, that search engines leave alone', async () => {
    const { status, text, headers } = await ask(site.url, '/sky?date=1990-03-21');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(text.match(/<h1/g)).toHaveLength(1);
    expect(text).toMatch(/<h1[^>]*>The Sky of March 21, 1990<\/h1>/);
    expect(text).toContain('<title>The Sky of March 21, 1990 · Zodiary</title>');
    expect(text).toMatch(/<meta name="description" content="[^"]*were on March 21, 1990/);
    expect(text).toMatch(/<link rel="canonical" href="[^"]*\/sky\?date=1990-03-21"/);
    expect(text).toMatch(/<meta name="robots" content="noindex"/);
    expect(text).toContain('A <!-- -->Wednesday');
    expect(text).toMatch(/Positions at <!-- -->noon UTC/);
  });

  it('leads to the day before and the day after, as far as there are any', async () => {
    const neighbors = async (date: string): Promise<string[]> =>
      [
        ...(await ask(site.url, `/sky?date=${date}`)).text.matchAll(
          /<a [^>]*rel="(?:prev|next) nofollow"[^>]*>/g,
        ),
      ].map(([tag]) => /href="([^"]+)"/.exec(tag)![1]!);
    expect(await neighbors('1990-03-01')).toEqual(['/sky?date=1990-02-28', '/sky?date=1990-03-02']);
    expect(await neighbors('1900-01-01')).toEqual(['/sky?date=1900-01-02']);
    expect(await neighbors('2100-12-31')).toEqual(['/sky?date=2100-12-30']);
  });

  it('speaks of a day to come as one', async () => {
    const { text } = await ask(site.url, '/sky?date=2050-01-01');
    expect(text).toMatch(/<meta name="description" content="[^"]*will be on January 1, 2050/);
  });

  it.each(['1990-02-30', '1899-12-31', '2101-01-01', '21-03-1990', 'birthday', '%00', '1990-03-21x'])(
    'of "%s" is the not-found page',
    async (date) => {
      const { status, text } = await ask(site.url, `/sky?date=${date}`);
      expect(status).toBe(404);
      expect(text).toContain('<title>Page Not Found');
    },
  );

  it('is computed in the threads of the sky, once for a while, and is no page of the cache', async () => {
    const days = /^zodiary_sky_tasks_total\{\w+="day"\} (\d+)$/m;
    const pages = /^zodiary_page_cache_pages (\d+)$/m;
    const path = '/sky?date=1955-05-05';
    const before = { days: await metric(days), pages: await metric(pages) };
    expect((await ask(site.url, path)).status).toBe(200);
    expect(await metric(days)).toBe(before.days + 1);
    expect((await ask(site.url, path)).status).toBe(200);
    expect(await metric(days)).toBe(before.days + 1);
    expect(await metric(pages)).toBe(before.pages);
  });

  it('has its wheel and its Moon drawn at noon, and they are not kept either', async () => {
    const pages = /^zodiary_page_cache_pages (\d+)$/m;
    const before = await metric(pages);
    for (const drawing of ['wheel-wide', 'wheel-phone', 'moon-disc']) {
      const { status, headers } = await ask(site.url, `/sky-art/${drawing}-1990-03-21.svg`);
      expect([drawing, status, headers['cache-control']]).toEqual([
        drawing,
        200,
        'public, max-age=86400, s-maxage=1',
      ]);
    }
    expect(await metric(pages)).toBe(before);
    for (const none of ['wheel-wide-1990-03-21T24', 'wheel-wide-1899-12-31', 'ring-leo-1990-02-30'])
      expect([none, (await ask(site.url, `/sky-art/${none}.svg`)).status]).toEqual([none, 404]);
  });

  it.each(['1900-01-01', '2100-12-31'])('of %s has its answers for a link inside the site', async (date) => {
    const [day, sky] = await Promise.all(
      [`/api/sky/day?date=${date}`, `/api/sky?at=${date}T12:00:00Z`].map((path) => ask(site.url, path)),
    );
    expect((JSON.parse(day!.text) as SkyDayAnswer).date).toBe(date);
    expect((JSON.parse(sky!.text) as SkyAnswer).at).toBe(`${date}T12:00:00.000Z`);
  });

  it('refuses one address that asks for many at once, as a page that says so', async () => {
    const asked = Array.from({ length: 14 }, (_, index) => ask(site.url, `/sky?date=19${20 + index}-06-01`));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(4);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
  });
});
