import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CompatibilityResult, PairWeekAnswer } from '../../src/contract/compatibility.ts';
import { PAIRS } from '../../src/domain/compatibility/pairs.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { timeLimit } from '../harness/time-limits.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(async () => {
  await site.stop();
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(site.url + path, { headers, redirect: 'manual' });

describe('GET /api/compatibility', () => {
  it('answers all 78 pairs, the same in either order, with points that add up', async () => {
    for (const [one, other] of PAIRS) {
      const path = (a: string, b: string) => `/api/compatibility?sign1=${a}&sign2=${b}`;
      const [there, back] = await Promise.all([get(path(one, other)), get(path(other, one))]);
      const text = await there.text();
      expect(await back.text()).toBe(text);
      const result = CompatibilityResult.parse(JSON.parse(text));
      const sum = result.reasons.reduce((total, { points }) => total + points, 0);
      expect(sum, `${one} ${other}`).toBe(result.overall_compatibility);
    }
  });

  it('is public, may be kept for a day and is not sent twice', async () => {
    const path = '/api/compatibility?sign1=leo&sign2=aries';
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400, s-maxage=1');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const again = await get(path, { 'if-none-match': response.headers.get('etag')! });
    expect(again.status).toBe(304);
  });

  it.each([
    '',
    '?sign1=leo',
    '?sign2=leo',
    '?sign1=leo&sign2=cat',
    '?sign1=Leo&sign2=aries',
    '?sign1=&sign2=',
  ])('refuses a missing or unknown sign: %s', async (query) => {
    const response = await get(`/api/compatibility${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: { code: 'bad_request', message: expect.stringMatching(/sign[12]/) },
    });
  });
});

describe('GET /api/compatibility/week', () => {
  const week = (query: string) => get(`/api/compatibility/week?sign1=leo&sign2=virgo${query}`);

  it('has the week of the date, Sunday to Saturday, and without one the site’s own', async () => {
    const own = PairWeekAnswer.parse(await (await week('')).json());
    expect([own.from, own.to]).toEqual(['2026-11-15', '2026-11-21']);
    for (const date of ['2026-11-08', '2026-11-11', '2026-11-14']) {
      expect(await (await week(`&date=${date}`)).json()).toMatchObject({ from: '2026-11-08' });
    }
    expect((await week('')).headers.get('cache-control')).toBe('public, max-age=43200, s-maxage=1');
  });

  it('refuses what is malformed, not open yet or before our time', async () => {
    expect((await week('&date=tomorrow')).status).toBe(400);
    expect((await week('&date=2026-12-25')).status).toBe(404);
    expect((await week('&date=2025-12-20')).status).toBe(404);
    expect((await week('&date=2026-01-01')).status).toBe(200);
    expect((await get('/api/compatibility/week?sign1=leo')).status).toBe(400);
  });
});

describe('addresses of pairs', () => {
  it.each([
    ['/compatibility/leo-and-aries', '/compatibility/aries-and-leo'],
    ['/compatibility?sign1=leo&sign2=aries', '/compatibility/aries-and-leo'],
    ['/compatibility', '/?type=compatibility'],
  ])('%s redirects for good to %s', async (from, to) => {
    const response = await get(from);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(to);
  });

  it('every pair has its page, without a style in its markup', { timeout: timeLimit(90_000) }, async () => {
    for (const pair of PAIRS) {
      const response = await get(`/compatibility/${pair.join('-and-')}`);
      expect(response.status, pair.join()).toBe(200);
      expect(await response.text()).not.toContain(' style="');
    }
  });
});
