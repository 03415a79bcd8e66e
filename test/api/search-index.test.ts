import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { ask } from '../harness/wire.ts';
import { timeLimit } from '../harness/time-limits.ts';

let site: TestSite;
let client: pg.Client;
beforeAll(async () => {
  site = await startTestSite();
  client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await site.stop();
});

const DECEMBER = '2026-12-02T17:00:00Z';

interface State {
  content_hash: string;
  filled_at: Date;
}

async function state(): Promise<State | undefined> {
  return (await client.query<State>('select content_hash, filled_at from search_index')).rows[0];
}

async function countOf(table: string): Promise<number> {
  return (await client.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]!.n;
}

const statusOf = async (q: string) => (await ask(site.url, `/api/search?q=${q}`)).status;

it(
  'is written by the first search, for which everybody who asks meanwhile waits',
  { timeout: timeLimit(60_000) },
  async () => {
    expect(await state()).toBeUndefined();
    const statuses = await Promise.all(['leo', 'moon', 'tarot', 'love'].map(statusOf));
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect(await countOf('search_documents')).toBeGreaterThan(1_500);
    expect(await countOf('search_words')).toBeGreaterThan(5_000);
  },
);

it('has every reading from the moment it is published', async () => {
  await ask(site.url, '/api/horoscope/leo?date=2026-05-05');
  const { rows } = await client.query<{ words: string }>(
    "select words::text from readings where kind = 'daily' and sign = 'leo' and period = '2026-05-05'",
  );
  expect(rows[0]!.words).toMatch(/'leo':1A/);
});

it(
  'is written anew with a new month’s sky, and serves meanwhile as it was',
  { timeout: timeLimit(60_000) },
  async () => {
    const before = await state();
    await site.setClock(DECEMBER);
    const totals = new Set<number>();
    while ((await state())!.content_hash === before!.content_hash) {
      const { status, text } = await ask(site.url, '/api/search?q=tarot');
      expect(status).toBe(200);
      totals.add((JSON.parse(text) as { total: number }).total);
    }
    expect(totals.size).toBe(1);
    const { rows } = await client.query<{ oldest: Date }>(
      "select min(at) as oldest from search_documents where kind = 'sky'",
    );
    expect(rows[0]!.oldest.toISOString().slice(0, 7)).toBe('2026-12');
  },
);

it('is left alone by a start with the same content', { timeout: timeLimit(60_000) }, async () => {
  const before = await state();
  await site.stop();
  site = await startTestSite({ clock: DECEMBER, env: { DATABASE_URL: site.databaseUrl } });
  expect(await statusOf('leo')).toBe(200);
  expect(await state()).toEqual(before);
});
