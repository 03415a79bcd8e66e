import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MonthlyReading } from '../../src/contract/monthly.ts';
import { WeeklyReading } from '../../src/contract/weekly.ts';
import { SIGN_KEYS } from '../../src/domain/zodiac/signs.ts';
import { startTestSite } from '../harness/site.ts';

/** Tuesday noon in New York; the week began on Sunday, November 15. */
const TUESDAY = '2026-11-17T17:00:00Z';

type TestSite = Awaited<ReturnType<typeof startTestSite>>;
let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ clock: TUESDAY });
});
afterAll(async () => {
  await site.stop();
});

const get = (path: string): Promise<Response> => fetch(site.url + path);
const maxAge = (response: Response): number =>
  Number(/^public, max-age=(\d+), s-maxage=1$/.exec(response.headers.get('cache-control') ?? '')?.[1]);

describe('GET /api/weekly/{sign}', () => {
  it('answers with the six sections of the site’s own week, their reasons and the changes', async () => {
    const response = await get('/api/weekly/scorpio');
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const reading = WeeklyReading.parse(await response.json());
    expect(reading).toMatchObject({ sign: 'scorpio', week: { from: '2026-11-15', to: '2026-11-21' } });
    expect(reading.because.map(({ section }) => section)).toEqual([
      'overview',
      'love',
      'career',
      'health',
      'finance',
      'advice',
    ]);
    expect(reading.changes.map(({ text }) => text)).toContain('Mars meets Jupiter');
  });

  it('has one week for all its days and another words for every sign', async () => {
    const texts = await Promise.all(
      ['15', '18', '21'].map(async (day) => (await get(`/api/weekly/leo?date=2026-11-${day}`)).text()),
    );
    expect(new Set(texts).size).toBe(1);
    const readings = await Promise.all(
      SIGN_KEYS.map(async (sign) => WeeklyReading.parse(await (await get(`/api/weekly/${sign}`)).json())),
    );
    const sections = readings.flatMap(({ overview, love, career, health, finance, advice }) => [
      overview,
      love,
      career,
      health,
      finance,
      advice,
    ]);
    expect(new Set(sections).size).toBe(72);
  });

  it('may be kept for twelve hours, undated never past the site’s Saturday midnight', async () => {
    expect(maxAge(await get('/api/weekly/leo'))).toBe(12 * 3600);
    await site.setClock('2026-11-22T04:00:00Z');
    expect(maxAge(await get('/api/weekly/leo'))).toBe(3600);
    expect(maxAge(await get('/api/weekly/leo?date=2026-11-21'))).toBe(12 * 3600);
    await site.setClock(TUESDAY);
  });
});

describe('GET /api/monthly/{sign}', () => {
  it('answers with the eight sections of the month', async () => {
    const reading = MonthlyReading.parse(await (await get('/api/monthly/leo?date=2026-11-02')).json());
    expect(reading).toMatchObject({ sign: 'leo', month: '2026-11' });
    expect(reading.because).toHaveLength(8);
    expect(reading.moon.days).toHaveLength(30);
  });

  it('may be kept for a day, undated never past the site’s end of month', async () => {
    expect(maxAge(await get('/api/monthly/leo'))).toBe(24 * 3600);
    await site.setClock('2026-12-01T03:00:00Z');
    expect(maxAge(await get('/api/monthly/leo'))).toBe(2 * 3600);
    await site.setClock(TUESDAY);
  });
});

describe.each(['weekly', 'monthly'])('the dates of /api/%s', (kind) => {
  it.each([
    ['leo?date=2026-11-31', 400],
    ['leo?date=tomorrow', 400],
    ['leo?date=2025-12-31', 404],
    ['leo?date=2026-12-13', 404],
    ['ophiuchus', 404],
    ['leo?date=2026-01-01', 200],
  ])('%s is answered with %i', async (rest, status) => {
    const response = await get(`/api/${kind}/${rest}`);
    expect(response.status).toBe(status);
    if (status !== 200)
      expect(await response.json()).toMatchObject({ error: { message: expect.any(String) } });
  });
});

it('the week and month that hold tomorrow in the most advanced zone are open', async () => {
  await site.setClock('2026-11-27T09:59:00Z');
  expect((await get('/api/weekly/leo?date=2026-12-05')).status).toBe(404);
  expect((await get('/api/monthly/leo?date=2026-12-01')).status).toBe(404);
  await site.setClock('2026-11-29T10:00:00Z');
  expect((await get('/api/weekly/leo?date=2026-12-05')).status).toBe(200);
  expect((await get('/api/monthly/leo?date=2026-12-31')).status).toBe(200);
});
