import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PlaceAnswer, PlacesAnswer } from '../../src/contract/places.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { ask } from '../harness/wire.ts';
import lookups from '../tables/place-lookups.json' with { type: 'json' };

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

const call = (query: string, headers: Record<string, string> = {}) =>
  ask(site.url, `/api/places${query}`, { headers });

async function find(typed: string): Promise<PlaceAnswer[]> {
  const { status, text } = await call(`?q=${encodeURIComponent(typed)}`);
  expect(status, typed).toBe(200);
  // Strictly: nothing that the description does not name.
  return z.array(z.strictObject(PlaceAnswer.shape)).parse(PlacesAnswer.parse(JSON.parse(text)));
}

describe('places', () => {
  it('answer with everything that a chart needs', async () => {
    expect((await find('munich'))[0]).toEqual({
      id: 2867714,
      name: 'Munich',
      region: 'Bavaria',
      country: 'DE',
      countryName: 'Germany',
      lat: 48.13743,
      lon: 11.57549,
      zone: 'Europe/Berlin',
      population: 1260391,
    });
  });

  it('are found by accents, typing errors and old names', async () => {
    const wrong: string[] = [];
    for (const { typed, id } of lookups) if ((await find(typed))[0]?.id !== id) wrong.push(typed);
    expect(wrong).toEqual([]);
  });

  it('are found by many at once who ask first', async () => {
    const fresh = await startTestSite({ ownProcess: true });
    try {
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => ask(fresh.url, '/api/places?q=reykjavik')),
      );
      for (const { status, text } of answers)
        expect([status, (JSON.parse(text) as PlaceAnswer[])[0]?.id]).toEqual([200, 3413829]);
    } finally {
      await fresh.stop();
    }
  });

  it('of one or two letters are called exactly so', async () => {
    expect((await find('la')).map(({ name }) => name)).toEqual(['Los Angeles']);
    expect(await find('q')).toEqual([]);
    expect(await find('')).toEqual([]);
  });

  it('may be kept for a day, by anyone', async () => {
    const { headers } = await call('?q=ulm');
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=86400, s-maxage=1',
      'access-control-allow-origin': '*',
      etag: expect.any(String),
    });
    expect((await call('?q=ulm', { 'if-none-match': headers.etag! })).status).toBe(304);
  });

  it.each([
    ['eighty letters are a question', `?q=${'x'.repeat(80)}`, 200],
    ['eighty-one are none', `?q=${'x'.repeat(81)}`, 400],
    ['a question must be there', '', 400],
    ['and once', '?q=ulm&q=bonn', 400],
  ])('%s', async (_title, query, expected) => {
    const { status, text, headers } = await call(query);
    expect(status).toBe(expected);
    if (expected === 200) return;
    expect(JSON.parse(text)).toEqual({
      error: { code: 'bad_request', message: expect.stringContaining('q') },
    });
    expect(headers['cache-control']).toBe('private, no-store');
  });
});
