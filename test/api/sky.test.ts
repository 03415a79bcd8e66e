import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { SkyAnswer } from '../../src/contract/sky.ts';
import { BODIES } from '../../src/domain/sky/bodies.ts';
import { SIGN_KEYS } from '../../src/domain/zodiac/signs.ts';
import { startTestSite, TEST_NOON, type TestSite } from '../harness/site.ts';
import { ask } from '../harness/wire.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

const call = (query = '', headers: Record<string, string> = {}) =>
  ask(site.url, `/api/sky${query}`, { headers });

async function sky(query = ''): Promise<SkyAnswer> {
  const { status, text } = await call(query);
  expect(status).toBe(200);
  return SkyAnswer.parse(JSON.parse(text));
}

describe('the sky', () => {
  it('has every body once, each where its sign says', async () => {
    const { bodies, moonPhase, at } = await sky();
    expect(at).toBe('2026-11-15T12:00:00.000Z');
    expect(bodies.map(({ body }) => body)).toEqual([...BODIES]);
    for (const { longitude, latitude, speed, sign, degree, retrograde } of bodies) {
      expect(longitude).toBeGreaterThanOrEqual(0);
      expect(longitude).toBeLessThan(360);
      expect(Math.abs(latitude)).toBeLessThan(20);
      expect(sign).toBe(SIGN_KEYS[Math.floor(longitude / 30)]);
      expect(degree).toBeCloseTo(longitude % 30, 5);
      expect(retrograde).toBe(speed < 0);
    }
    const [sun, moon] = ['sun', 'moon'].map((name) => bodies.find(({ body }) => body === name)!.longitude);
    expect(moonPhase.elongation).toBeCloseTo((moon! - sun! + 360) % 360, 3);
    expect(moonPhase.illuminated).toBeGreaterThanOrEqual(0);
    expect(moonPhase.illuminated).toBeLessThanOrEqual(1);
  });

  // The equinox of March 2026 and the total solar eclipse of August 12, 2026, by any almanac.
  it('stands where almanacs say', async () => {
    const equinox = await sky('?at=2026-03-20T14:46:00Z');
    const sun = equinox.bodies.find(({ body }) => body === 'sun')!.longitude;
    expect(Math.min(sun, 360 - sun)).toBeLessThan(0.002);
    const { moonPhase } = await sky('?at=2026-08-12T17:37:00Z');
    expect(moonPhase.name).toBe('New Moon');
    expect(moonPhase.illuminated).toBeLessThan(0.001);
  });

  // November 17, 2026, at 11:47 UTC, and December 1 at 06:09.
  it.each([
    ['2026-11-17T11:00:00Z', 'Waxing Crescent'],
    ['2026-11-17T12:00:00Z', 'First Quarter'],
    ['2026-12-01T05:00:00Z', 'Waning Gibbous'],
    ['2026-12-01T07:00:00Z', 'Last Quarter'],
  ])('calls no quarter by its name before it is there: %s', async (at, name) => {
    expect((await sky(`?at=${at}`)).moonPhase.name).toBe(name);
  });

  it('knows offsets: the same instant is the same sky', async () => {
    const utc = await sky('?at=2026-11-15T12:00:00Z');
    expect(await sky('?at=2026-11-15T14:30:00%2B02:30')).toEqual(utc);
    expect(utc).toEqual(await sky());
  });

  it.each(['1900-01-01T00:00:00Z', '2100-12-31T23:59:59Z', '2026-11-15T12:00:00.123456Z'])(
    'of %s can be asked for',
    async (at) => {
      expect((await sky(`?at=${at}`)).at).toBe(new Date(at).toISOString());
    },
  );

  it.each([
    '',
    'now',
    '2026-11-15',
    '2026-11-15T12:00:00',
    '2026-02-30T12:00:00Z',
    '2026-11-15T25:00:00Z',
    '1899-12-31T23:59:59Z',
    '2101-01-01T00:00:00Z',
    '2100-12-31T23:59:59-10:00',
    '+275760-09-13T00:00:00Z',
    '1763200000000',
    'x&at=y',
    '%00',
  ])('of "%s" is refused', async (at) => {
    const { status, text, headers } = await call(`?at=${at}`);
    expect([status, headers['cache-control']]).toEqual([400, 'private, no-store']);
    expect(JSON.parse(text)).toEqual({
      error: { code: 'bad_request', message: expect.stringContaining('at') },
    });
  });

  it("turns at the site's midnight and may be kept until then", async () => {
    onTestFinished(() => site.setClock(TEST_NOON));
    expect((await call()).headers['cache-control']).toBe(`public, max-age=${12 * 3600}, s-maxage=1`);
    expect((await call('?at=2026-11-15T12:00:00Z')).headers['cache-control']).toBe(
      'public, max-age=86400, s-maxage=1',
    );
    await site.setClock('2026-11-16T05:00:00Z');
    const { text, headers } = await call();
    expect(JSON.parse(text)).toMatchObject({ at: '2026-11-16T12:00:00.000Z' });
    expect(headers['cache-control']).toBe('public, max-age=86400, s-maxage=1');
  });

  it('is open to every site and not sent twice', async () => {
    const { headers } = await call();
    expect(headers['access-control-allow-origin']).toBe('*');
    const again = await call('', { 'if-none-match': headers['etag']! });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});

describe('a drawing of the sky', () => {
  const NAMES = [
    'rule-wide-none',
    'rule-medium-leo',
    'rule-phone-bare',
    'rule-wide-quiet',
    'planisphere-half',
    'planisphere-quarter',
    'planisphere-quarter-wide',
    'ring-leo',
  ];

  it.each(NAMES)('%s is a picture for everyone', async (name) => {
    const { status, headers, text } = await ask(site.url, `/sky-art/${name}-2026-11-15.svg`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=86400, s-maxage=1');
    expect(text).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
    expect(text).not.toMatch(/NaN|undefined|<script/);
  });

  it('shows the planets of its own day', async () => {
    const [today, later] = await Promise.all(
      ['2026-11-15', '2026-06-15'].map((day) => ask(site.url, `/sky-art/planisphere-half-${day}.svg`)),
    );
    expect(today!.text).not.toBe(later!.text);
  });

  it('is what the home page uses', async () => {
    const { text } = await ask(site.url, '/');
    const used = new Set(text.match(/\/sky-art\/[\w-]+\.svg/g));
    expect(used.size).toBeGreaterThan(0);
    for (const path of used) expect([path, (await ask(site.url, path)).status]).toEqual([path, 200]);
  });

  it.each([
    'ring-nobody-2026-11-15.svg',
    'ring-leo-2026-02-30.svg',
    'ring-leo-2026-11-15.png',
    'rule-huge-none-2026-11-15.svg',
    'rule-wide-nobody-2026-11-15.svg',
    'rule-toString-none-2026-11-15.svg',
    'rule-constructor-bare-2026-11-15.svg',
    'rule-wide-none-more-2026-11-15.svg',
    'planisphere-none-2026-11-15.svg',
    'unknown-leo-2026-11-15.svg',
    '../ring-leo-2026-11-15.svg',
    '',
  ])('does not exist as "%s"', async (name) => {
    const path = `/sky-art/${name}`;
    const { status, headers } = await ask(site.url, path);
    const gone = name === '' ? [301, undefined] : [404, 'text/html; charset=utf-8'];
    expect([status, headers['content-type']]).toEqual(gone);
  });

  // By a device whose clock is days ahead or behind.
  it.each([
    ['ring-leo-2026-11-18', 'ring-leo-2026-11-17'],
    ['planisphere-quarter-wide-2031-01-01', 'planisphere-quarter-wide-2026-11-17'],
    ['rule-wide-none-2026-11-18', 'rule-wide-none-2026-11-17'],
    ['ring-leo-2025-12-31', 'ring-leo-2026-01-01'],
    ['wheel-wide-2026-11-18T03', 'wheel-wide-2026-11-18'],
    ['moon-disc-1990-03-21T10', 'moon-disc-1990-03-21'],
  ])('asked for as %s is the nearest that exists, %s, and nobody keeps that', async (asked, nearest) => {
    const { status, headers } = await ask(site.url, `/sky-art/${asked}.svg`);
    expect([status, headers.location]).toEqual([302, `/sky-art/${nearest}.svg`]);
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await ask(site.url, `/sky-art/${nearest}.svg`)).status).toBe(200);
  });

  it('opens with its day', async () => {
    onTestFinished(() => site.setClock(TEST_NOON));
    const path = '/sky-art/ring-leo-2026-11-18.svg';
    expect((await ask(site.url, path)).status).toBe(302);
    await site.setClock('2026-11-16T10:00:00Z');
    expect((await ask(site.url, path)).status).toBe(200);
  });
});
