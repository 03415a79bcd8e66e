import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SkyDayAnswer, SkyEventAnswer } from '../../src/contract/sky.ts';
import { startTestSite } from '../harness/site.ts';

type TestSite = Awaited<ReturnType<typeof startTestSite>>;
let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ clock: '2026-11-15T12:00:00Z' });
});
afterAll(async () => {
  await site.stop();
});

const get = (path: string): Promise<Response> => fetch(site.url + path);

async function json<T>(path: string): Promise<T> {
  const response = await get(path);
  expect(response.status, path).toBe(200);
  return (await response.json()) as T;
}

describe('GET /api/sky/events', () => {
  it('tells what happens, in order, with the fields of its kind', async () => {
    const events = await json<SkyEventAnswer[]>('/api/sky/events?from=2026-11-15&to=2026-11-25');
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).sort());
    expect(events).toContainEqual({
      kind: 'lunation',
      at: expect.stringMatching(/^2026-11-17T11:47:/),
      body: 'moon',
      phase: 'first-quarter',
      sign: 'aquarius',
    });
    expect(events).toContainEqual({
      kind: 'aspect',
      at: expect.stringMatching(/^2026-11-16T06:2/),
      body: 'mars',
      other: 'jupiter',
      aspect: 'conjunction',
    });
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'ingress', body: 'sun', sign: 'sagittarius', direction: 'direct' }),
    );
  });

  it('takes instants as well as dates, the end left out, and any offset', async () => {
    const [first, ...more] = await json<SkyEventAnswer[]>(
      `/api/sky/events?from=2026-11-16T06:00:00Z&to=${encodeURIComponent('2026-11-16T08:00:00+01:00')}`,
    );
    expect(first).toMatchObject({ kind: 'aspect', body: 'mars', other: 'jupiter' });
    expect(more).toEqual([]);
  });

  it('one address cannot take all of it: beyond a few spans at once it is asked to come again', async () => {
    const years = Array.from({ length: 12 }, (_, index) => 1950 + index);
    const asked = years.map((year) => get(`/api/sky/events?from=${year}-01-01&to=${year}-02-15`));
    expect((await get('/horoscope/leo')).status).toBe(200);
    const answers = await Promise.all(asked);
    const refused = answers.filter(({ status }) => status === 503);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(4);
    for (const answer of refused) {
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(await answer.json()).toMatchObject({ error: { code: 'unavailable' } });
    }
    // What was refused is not remembered as missing.
    const again = await json<SkyEventAnswer[]>('/api/sky/events?from=1961-01-01&to=1961-02-15');
    expect(again.length).toBeGreaterThan(20);
  });

  it('answers a whole year, with stations and eclipses, and others meanwhile', async () => {
    const year = json<SkyEventAnswer[]>('/api/sky/events?from=2027-01-01&to=2028-01-01');
    expect((await get('/healthz')).status).toBe(200);
    const events = await year;
    expect(events.filter(({ kind, body }) => kind === 'station' && body === 'mercury')).toHaveLength(6);
    expect(events.filter(({ kind }) => kind === 'lunation').length).toBeGreaterThanOrEqual(49);
    expect(events.some(({ kind }) => kind === 'eclipse')).toBe(true);
    const joints = events.filter(({ kind }) => kind === 'ingress').map(({ at, body }) => `${body} ${at}`);
    expect(new Set(joints).size).toBe(joints.length);
  });

  it('may be kept for a day, by anyone', async () => {
    const response = await get('/api/sky/events?from=2026-11-15&to=2026-11-16');
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400, s-maxage=1');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('etag')).toMatch(/\S/);
  });

  it.each([
    '',
    '?from=2026-11-15',
    '?to=2026-11-15',
    '?from=2026-11-15&to=2026-11-15',
    '?from=2026-11-16&to=2026-11-15',
    '?from=2026-01-01&to=2027-01-03',
    '?from=1899-12-31&to=1900-02-01',
    '?from=2099-12-01&to=2100-01-02',
    '?from=2026-02-30&to=2026-03-02',
    '?from=tomorrow&to=2026-03-02',
    '?from=2026-11-15T10:00&to=2026-11-16',
    '?from=2026-11-15&from=2026-11-14&to=2026-11-16',
  ])('refuses %s', async (query) => {
    const response = await get(`/api/sky/events${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toHaveProperty('error');
  });
});

describe('GET /api/sky/day', () => {
  it('has the week, the next lunations and what is retrograde', async () => {
    const day = await json<SkyDayAnswer>('/api/sky/day?date=2026-11-15');
    expect(day.moons.map(({ date }) => date).at(-1)).toBe('2026-11-22');
    expect(day.events[0]!.at >= '2026-11-14').toBe(true);
    expect(day.events.at(-1)!.at < '2026-11-23').toBe(true);
    const phases = day.lunations.map((event) => event.kind === 'lunation' && event.phase);
    expect(phases.slice(0, 4)).toEqual(['first-quarter', 'full', 'last-quarter', 'new']);
    expect(day.retrogrades.map(({ body }) => body)).toEqual(['saturn', 'uranus', 'neptune']);
    expect(day.retrogrades[0]).toMatchObject({
      from: { at: expect.stringMatching(/^2026-07-26/), sign: 'aries' },
      to: { at: expect.stringMatching(/^2026-12-10/), sign: 'aries' },
    });
    expect(await json('/api/sky/day')).toEqual(day);
    expect((await get('/api/sky/day?date=2026-13-01')).status).toBe(400);
    expect((await get('/api/sky/day?date=1850-01-01')).status).toBe(400);
  });
});

describe('/sky.ics', () => {
  it('is a calendar of whole lines', async () => {
    const response = await get('/sky.ics');
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = await response.text();
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(await (await get('/sky.ics')).text()).toBe(text);
  });

  it('has lunations, ingresses and stations, each with an address of its own, and no ingress of the Moon', async () => {
    const text = (await (await get('/sky.ics')).text()).replaceAll('\r\n ', '');
    const all = (name: string): string[] =>
      [...text.matchAll(new RegExp(`^${name}:(.*)\r$`, 'gm'))].map(([, value]) => value!);
    const uids = all('UID');
    expect(new Set(uids).size).toBe(uids.length);
    expect(uids.every((uid) => /^(lunation|ingress|station)-[a-z0-9-]+@\S+$/.test(uid))).toBe(true);
    expect(uids.join()).not.toMatch(/ingress-(moon|node)|station-node/);
    expect(new Set(all('DTSTAMP'))).toEqual(new Set(['20261115T000000Z']));
    const starts = all('DTSTART').sort();
    expect(starts[0]! < '20261020').toBe(true);
    expect(starts.at(-1)! > '20271210').toBe(true);
    const summaries = all('SUMMARY');
    expect(summaries).toContain('First quarter in Aquarius');
    expect(summaries).toContain('Sun enters Sagittarius');
    expect(summaries).toContain('Saturn turns direct');
  });
});

describe('drawings of the sky page', () => {
  it.each(['wheel-wide-2026-11-15', 'wheel-phone-2026-11-15T03', 'moon-disc-2026-11-14T23'])(
    'has %s',
    async (name) => {
      const response = await get(`/sky-art/${name}.svg`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('image/svg+xml');
      expect(await response.text()).toMatch(/^<svg /);
    },
  );

  it.each([
    'wheel-wide-2026-11-15T24',
    'wheel-small-2026-11-15',
    'wheel-wide-2127-11-15T03',
    'wheel-wide-2101-11-15',
    'ring-leo-2026-11-15T03',
  ])('has no %s', async (name) => {
    expect((await get(`/sky-art/${name}.svg`)).status).toBe(404);
  });
});
