import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { JokeAnswer } from '../../src/contract/jokes.ts';
import { addDays } from '../../src/domain/calendar/civil-date.ts';
import { startTestSite, TEST_NOON, type TestSite } from '../harness/site.ts';
import { ask, type Answer } from '../harness/wire.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

const call = (query = '', headers: Record<string, string> = {}) =>
  ask(site.url, `/api/jokes/today${query}`, { headers });

async function joke(query = ''): Promise<string> {
  const { status, text } = await call(query);
  expect(status).toBe(200);
  const body = JSON.parse(text) as unknown;
  expect(Object.keys(body as object)).toEqual(['jokeText']);
  return JokeAnswer.parse(body).jokeText;
}

async function at<T>(clock: string, read: () => Promise<T>): Promise<T> {
  onTestFinished(() => site.setClock(TEST_NOON));
  await site.setClock(clock);
  return read();
}

function refusalOf({ status, text, headers }: Answer) {
  return { status, body: JSON.parse(text) as unknown, cache: headers['cache-control'] };
}

const refused = (status: number, code: string) => ({
  status,
  body: { error: { code, message: expect.stringMatching(/^\S.+/) } },
  cache: 'private, no-store',
});

describe('today’s joke', () => {
  it('has the field jokeText, for anyone, without a header', async () => {
    expect((await joke()).length).toBeGreaterThan(40);
  });

  it('is the same all day and another one tomorrow', async () => {
    const today = await joke();
    expect(await at('2026-11-15T05:00:00.000Z', () => joke())).toBe(today);
    expect(await at('2026-11-16T04:59:59.999Z', () => joke())).toBe(today);
    expect(await at('2026-11-16T05:00:00.000Z', () => joke())).not.toBe(today);
  });

  it('is the joke of the site’s date, and of that date wherever it is asked for', async () => {
    expect(await joke('?date=2026-11-15')).toBe(await joke());
    const kiribati = await startTestSite({ env: { SITE_TIME_ZONE: 'Pacific/Kiritimati' } });
    const there = await ask(kiribati.url, '/api/jokes/today');
    expect(JSON.parse(there.text)).toEqual({ jokeText: await joke('?date=2026-11-16') });
    await kiribati.stop();
  });

  it('does not come twice within 200 days', async () => {
    const dates = Array.from({ length: 201 }, (_, index) => addDays('2026-04-30', index));
    const texts = await Promise.all(dates.map((date) => joke(`?date=${date}`)));
    expect(new Set(texts).size).toBe(201);
  });
});

describe('the day of a joke', () => {
  it.each([
    ['2026-11-15T09:59:59.999Z', '2026-11-16', '2026-11-17'],
    ['2026-11-15T10:00:00.000Z', '2026-11-17', '2026-11-18'],
  ])('at %s is at the latest tomorrow where it is latest: %s, not %s', async (clock, latest, next) => {
    expect(await at(clock, () => joke(`?date=${latest}`))).not.toBe('');
    expect(refusalOf(await call(`?date=${next}`))).toEqual(refused(404, 'not_found'));
  });

  it('is at the earliest the first day of the archive', async () => {
    expect(await joke('?date=2026-01-01')).not.toBe('');
  });

  it.each(['2025-12-31', '1999-01-01', '0000-01-01', '2027-06-01', '9999-12-31'])(
    '%s has no joke',
    async (date) => {
      expect(refusalOf(await call(`?date=${date}`))).toEqual(refused(404, 'not_found'));
    },
  );

  it.each([
    '',
    'today',
    '2026-1-1',
    '2026-02-29',
    '2026-11-15T00:00:00Z',
    '%00',
    '2026-11-15&date=2026-11-14',
  ])('may not be written "%s"', async (date) => {
    expect(refusalOf(await call(`?date=${date}`))).toEqual(refused(400, 'bad_request'));
  });
});

describe('the answer', () => {
  it.each([
    ['2026-11-15T17:00:00.000Z', 3600],
    ['2026-11-16T04:30:00.000Z', 1800],
    ['2026-11-16T04:59:59.500Z', 0],
    ['2026-11-16T05:00:00.000Z', 3600],
  ])(
    'may be kept for an hour, but not past the site’s midnight: at %s for %i seconds',
    async (clock, seconds) => {
      const { headers } = await at(clock, () => call());
      expect(headers['cache-control']).toBe(`public, max-age=${seconds}, s-maxage=${Math.min(seconds, 1)}`);
    },
  );

  it('for a chosen day does not end at midnight', async () => {
    const { headers } = await at('2026-11-16T04:59:00Z', () => call('?date=2026-11-15'));
    expect(headers['cache-control']).toBe('public, max-age=3600, s-maxage=1');
  });

  it('is open to every site, refusals too', async () => {
    for (const query of ['', '?date=2025-12-31', '?date=x']) {
      const { headers } = await call(query, { origin: 'https://other.example' });
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
  });

  it('is not sent again to who has it, until the next day', async () => {
    const etag = (await call()).headers['etag']!;
    const again = await call('', { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await at('2026-11-16T12:00:00Z', () => call('', { 'if-none-match': etag }))).status).toBe(200);
  });
});
