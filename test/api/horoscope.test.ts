import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { DailyReading } from '../../src/contract/horoscope.ts';
import { SIGN_KEYS } from '../../src/domain/zodiac/signs.ts';
import { startTestSite, TEST_NOON, type TestSite } from '../harness/site.ts';
import { ask, type Answer } from '../harness/wire.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

const call = (path: string, headers: Record<string, string> = {}) =>
  ask(site.url, `/api/horoscope/${path}`, { headers });

async function reading(path: string): Promise<DailyReading> {
  const { status, text } = await call(path);
  expect(status).toBe(200);
  return DailyReading.parse(JSON.parse(text));
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

describe('the daily reading', () => {
  it.each(SIGN_KEYS)('of %s has its sign, its day and a reason for every paragraph', async (sign) => {
    const daily = await reading(sign);
    expect([daily.sign, daily.date]).toEqual([sign, '2026-11-15']);
    const blocks = daily.description.split(/\n\s*\n/);
    expect(blocks.length).toBeGreaterThan(2);
    expect(daily.because.map(({ paragraph }) => paragraph)).toEqual(blocks.map((_, index) => index));
    expect(daily.parts).toHaveLength(blocks.length);
    expect(daily.summary).toMatch(/^\p{Lu}.+[.?!]$/u);
    expect(
      daily.lucky_number
        .split(', ')
        .map(Number)
        .every((number) => number >= 1 && number <= 99),
    ).toBe(true);
  });

  it.each(SIGN_KEYS)('of %s has a reason for every tile, and none for a tile it has not', async (sign) => {
    const { lucky_time, lucky_because } = await reading(sign);
    const tiles = ['color', 'lucky_number', ...(lucky_time === undefined ? [] : ['lucky_time']), 'mood'];
    expect(Object.keys(lucky_because!).sort()).toEqual(tiles);
  });

  it('carries the number of its edition', async () => {
    expect(await reading('leo')).toMatchObject({ edition: expect.any(Number) });
  });

  it('differs from sign to sign', async () => {
    const texts = await Promise.all(SIGN_KEYS.map(async (sign) => (await reading(sign)).description));
    expect(new Set(texts).size).toBe(12);
  });

  it.each(['leo', 'pisces'])('of %s is what the page shows', async (sign) => {
    const { description, mood, color, lucky_number } = await reading(sign);
    const { text } = await ask(site.url, `/horoscope/${sign}`);
    const shown = text
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .replace(/&#x27;|&#39;/g, "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
      .replace(/<!-- -->/g, '');
    for (const block of description.split(/\n\s*\n/)) {
      const sentence = block.replace(/^\*\*.+?\*\*\s*/, '').split(/(?<=[.!?])\s/)[0]!;
      expect(shown).toContain(sentence);
    }
    for (const value of [mood, color, lucky_number]) expect(shown).toContain(value);
  });

  it('is the same whatever zone the site keeps', async () => {
    const kiribati = await startTestSite({ env: { SITE_TIME_ZONE: 'Pacific/Kiritimati' } });
    const there = await ask(kiribati.url, '/api/horoscope/leo?date=2026-11-15');
    expect(there.text).toBe((await call('leo?date=2026-11-15')).text);
    await kiribati.stop();
  });
});

describe('the day', () => {
  it.each([
    ['2026-11-16T04:59:59.999Z', '2026-11-15'],
    ['2026-11-16T05:00:00.000Z', '2026-11-16'],
    ['2026-07-02T03:59:59.999Z', '2026-07-01'],
    ['2026-07-02T04:00:00.000Z', '2026-07-02'],
  ])('without a date is that of the site: at %s it is %s', async (clock, day) => {
    expect((await at(clock, () => reading('leo'))).date).toBe(day);
  });

  it('may be chosen', async () => {
    expect((await reading('leo?date=2026-02-28')).date).toBe('2026-02-28');
    expect((await reading('leo?date=2026-01-01')).date).toBe('2026-01-01');
  });

  it.each([
    ['2026-11-15T09:59:59.999Z', '2026-11-16', '2026-11-17'],
    ['2026-11-15T10:00:00.000Z', '2026-11-17', '2026-11-18'],
  ])('at %s is at the latest tomorrow where it is latest: %s, not %s', async (clock, latest, next) => {
    expect((await at(clock, () => reading(`leo?date=${latest}`))).date).toBe(latest);
    expect(refusalOf(await call(`leo?date=${next}`))).toEqual(refused(404, 'not_found'));
  });

  it.each(['2025-12-31', '1999-01-01', '0000-01-01', '2027-06-01', '9999-12-31'])(
    '%s has no reading',
    async (date) => {
      expect(refusalOf(await call(`leo?date=${date}`))).toEqual(refused(404, 'not_found'));
    },
  );

  it.each([
    '',
    'today',
    '2026-1-1',
    '2026-02-29',
    '2026-13-01',
    '2026-11-15T00:00:00Z',
    '20261115',
    '%00',
    '2026-11-15%0A',
    '+2026-11-15',
    '2026-11-15&date=2026-11-14',
  ])('may not be written "%s"', async (date) => {
    expect(refusalOf(await call(`leo?date=${date}`))).toEqual(refused(400, 'bad_request'));
  });
});

describe('an unknown sign', () => {
  it.each(['ophiuchus', 'Leo', 'leo%20', '__proto__', 'constructor', 'toString', '%00', '%F0%9F%A6%81'])(
    '%s is not found',
    async (sign) => {
      expect(refusalOf(await call(sign))).toEqual(refused(404, 'not_found'));
    },
  );
});

describe('an answer', () => {
  it.each([
    ['2026-11-15T17:00:00.000Z', 3600],
    ['2026-11-16T04:00:00.000Z', 3600],
    ['2026-11-16T04:30:00.000Z', 1800],
    ['2026-11-16T04:59:59.500Z', 0],
    ['2026-11-16T05:00:00.000Z', 3600],
  ])('may be kept for an hour, but not past midnight: at %s for %i seconds', async (clock, seconds) => {
    const { headers } = await at(clock, () => call('leo'));
    expect(headers['cache-control']).toBe(`public, max-age=${seconds}, s-maxage=${Math.min(seconds, 1)}`);
  });

  it('for a chosen day does not end at midnight', async () => {
    const { headers } = await at('2026-11-16T04:59:00Z', () => call('leo?date=2026-11-15'));
    expect(headers['cache-control']).toBe('public, max-age=3600, s-maxage=1');
  });

  it('is open to every site, refusals too', async () => {
    for (const path of ['leo', 'nobody', 'leo?date=x']) {
      const { headers } = await call(path, { origin: 'https://other.example' });
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
  });

  it('is not sent again to who has it', async () => {
    const { headers } = await call('leo');
    const etag = headers['etag']!;
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    for (const known of [etag, `W/${etag}`, `"a", ${etag}`, '*']) {
      const again = await call('leo', { 'if-none-match': known });
      expect([again.status, again.text, again.headers['etag']]).toEqual([304, '', etag]);
      expect(again.headers['cache-control']).toBe('public, max-age=3600, s-maxage=1');
    }
    expect((await call('leo', { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await call('virgo', { 'if-none-match': etag })).status).toBe(200);
    expect((await at('2026-11-16T12:00:00Z', () => call('leo', { 'if-none-match': etag }))).status).toBe(200);
  });

  it('has a head', async () => {
    const whole = await call('leo');
    const head = await ask(site.url, '/api/horoscope/leo', { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
    for (const name of ['etag', 'cache-control', 'content-type', 'content-length']) {
      expect([name, head.headers[name]]).toEqual([name, whole.headers[name]]);
    }
  });
});
