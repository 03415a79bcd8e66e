import { afterEach, describe, expect, it } from 'vitest';
import type { CommitmentAnswer, NewReadingAnswer } from '../../src/contract/tarot.ts';
import { MOST_OWNED_READINGS } from '../../src/domain/tarot/reading-life.ts';
import { TEST_NOON } from '../harness/site.ts';
import { siteWithDatabase } from './site-with-database.ts';

const { here, send } = siteWithDatabase();
afterEach(() => here.site.setClock(TEST_NOON));

async function draw(): Promise<NewReadingAnswer> {
  const { id } = (await (await send('POST', '/api/tarot/commitments')).json()) as CommitmentAnswer;
  const ownSeed = '0123456789abcdef0123456789abcdef';
  const wish = { commitment: id, ownSeed, spread: 'one', picks: [3], reversals: false };
  const response = await send('POST', '/api/tarot/readings', {}, wish);
  expect(response.status).toBe(201);
  return (await response.json()) as NewReadingAnswer;
}

const api = (id: string) => `/api/tarot/readings/${id}`;
const page = (id: string) => `/tarot/reading/${id}`;
const statusOf = async (path: string): Promise<number> => (await send('GET', path)).status;

/** Which version of its row is stored, and the day in it. */
async function stored(id: string) {
  const { rows } = await here.client.query<{ version: string; day: string }>(
    'select xmin::text as version, last_opened_on::text as day from tarot_readings where id = $1',
    [id],
  );
  return rows[0];
}

describe('a reading', () => {
  it('notes the day on which it was opened, once a day', async () => {
    const { reading } = await draw();
    const drawn = await stored(reading.id);
    expect(drawn!.day).toBe('2026-11-15');
    expect(await statusOf(api(reading.id))).toBe(200);
    expect(await stored(reading.id)).toEqual(drawn);
    await here.site.setClock('2026-12-01T10:00:00Z');
    expect(await statusOf(page(reading.id))).toBe(200);
    const opened = await stored(reading.id);
    expect(opened!.day).toBe('2026-12-01');
    for (const path of [api(reading.id), page(reading.id)]) expect(await statusOf(path)).toBe(200);
    expect(await stored(reading.id)).toEqual(opened);
  });

  it('ends 90 days after it was last opened, also before the night has cleared it away', async () => {
    const { reading } = await draw();
    await here.site.setClock('2027-02-13T12:00:00Z');
    expect(await statusOf(api(reading.id))).toBe(200);
    await here.site.setClock('2027-05-14T12:00:00Z');
    expect(await statusOf(api(reading.id))).toBe(200);
    await here.site.setClock('2027-08-13T12:00:00Z');
    for (const path of [api(reading.id), page(reading.id)]) expect(await statusOf(path)).toBe(404);
  });

  it('is deleted at once by whoever drew it, and its page says so kindly', async () => {
    const { reading, ownerKey } = await draw();
    const shown = await send('GET', page(reading.id));
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const deleted = await send('DELETE', api(reading.id), { 'x-owner-key': ownerKey });
    expect([deleted.status, deleted.headers.get('cache-control')]).toEqual([204, 'private, no-store']);
    expect(await stored(reading.id)).toBeUndefined();
    expect(await statusOf(api(reading.id))).toBe(404);
    const gone = await send('GET', page(reading.id));
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
    expect(/<h1[^>]*>([^<]*)/.exec(await gone.text())?.[1]).toBe('This Reading Is Gone');
    expect((await send('DELETE', api(reading.id), { 'x-owner-key': ownerKey })).status).toBe(404);
  });

  it.each([
    ['no key', {}, 400],
    ['a key that is none', { 'x-owner-key': 'please' }, 400],
    ['the key of another reading', { 'x-owner-key': '0'.repeat(32) }, 404],
  ])('is not deleted with %s', async (_what, headers: Record<string, string>, status) => {
    const { reading } = await draw();
    const refused = await send('DELETE', api(reading.id), headers);
    expect(refused.status).toBe(status);
    expect(await refused.json()).toEqual({
      error: { code: status === 400 ? 'bad_request' : 'not_found', message: expect.any(String) },
    });
    expect(await statusOf(api(reading.id))).toBe(200);
  });
});

describe('readings', () => {
  const deletions = (readings: object[], more = {}) =>
    send('POST', '/api/tarot/deletions', {}, { readings, ...more });
  const pair = ({ reading, ownerKey }: NewReadingAnswer) => ({ id: reading.id, ownerKey });
  const unknown = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      id: at.toString(16).padStart(32, '0'),
      ownerKey: 'f'.repeat(32),
    }));

  it('are deleted many at once, each with its own key', async () => {
    const [other, first, second] = [await draw(), await draw(), await draw()];
    const wrong = { ...pair(other), ownerKey: first.ownerKey };
    const asked = [wrong, ...unknown(1), pair(first), pair(second), pair(first)];
    const deleted = await deletions(asked);
    expect([deleted.status, deleted.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(await deleted.json()).toEqual({ deleted: 2 });
    for (const { reading } of [first, second]) expect(await stored(reading.id)).toBeUndefined();
    expect(await statusOf(api(other.reading.id))).toBe(200);
    expect(await (await deletions(asked)).json()).toEqual({ deleted: 0 });
  });

  it('are deleted as many at once as a device knows the keys of', async () => {
    const one = await draw();
    const asked = [...unknown(MOST_OWNED_READINGS - 1), pair(one)];
    const deleted = await deletions(asked);
    expect([deleted.status, await deleted.json()]).toEqual([200, { deleted: 1 }]);
  });

  it.each([
    ['none', [], {}],
    ['more than a device knows the keys of', unknown(MOST_OWNED_READINGS), {}],
    ['one without a key', [{ id: 'a'.repeat(32) }], {}],
    ['a field that there is not', unknown(1), { all: true }],
  ])('are not deleted when asked for %s', async (_what, readings: object[], more) => {
    const one = await draw();
    const refused = await deletions(readings.length > 0 ? [pair(one), ...readings] : readings, more);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({ error: { code: 'bad_request', message: expect.any(String) } });
    expect(await statusOf(api(one.reading.id))).toBe(200);
  });
});
