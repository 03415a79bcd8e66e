import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import webPush from 'web-push';
import { freshDatabase } from '../harness/database.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { ask } from '../harness/wire.ts';
import { timeLimit } from '../harness/time-limits.ts';

const PATH = '/api/notifications/vapid-key';

async function start(env: Record<string, string> = {}): Promise<TestSite> {
  const site = await startTestSite({ env });
  onTestFinished(() => site.stop());
  return site;
}

async function keyOf({ url }: TestSite): Promise<string> {
  const { status, text } = await ask(url, PATH);
  expect(status).toBe(200);
  const answer = JSON.parse(text) as { publicKey: string };
  expect(Object.keys(answer)).toEqual(['publicKey']);
  return answer.publicKey;
}

async function rows(databaseUrl: string, query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(query);
  await client.end();
  return rows;
}

// Six sites are started here, on a machine that may have other work.
describe("the site's key", { timeout: timeLimit(120_000) }, () => {
  it('GET /api/notifications/vapid-key answers publicKey, to any origin and without an identifier', async () => {
    const site = await start();
    const { headers, text } = await ask(site.url, PATH, { headers: { origin: 'https://other.example' } });
    expect(JSON.parse(text)).toEqual({ publicKey: expect.stringMatching(/^B[\w-]{86}$/) });
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300, s-maxage=1',
      etag: expect.any(String),
    });
    const again = await ask(site.url, PATH, { headers: { 'if-none-match': headers.etag! } });
    expect(again.status).toBe(304);
  });

  it('is made once, by whichever of three instances comes first, and kept over a restart', async () => {
    const DATABASE_URL = await freshDatabase();
    const sites = await Promise.all([1, 2, 3].map(() => start({ DATABASE_URL })));
    const keys = await Promise.all(sites.flatMap((site) => [keyOf(site), keyOf(site), keyOf(site)]));
    expect(new Set(keys).size).toBe(1);
    await Promise.all(sites.map((site) => site.stop()));
    expect(await keyOf(await start({ DATABASE_URL }))).toBe(keys[0]);
    const [kept, ...more] = await rows(DATABASE_URL, 'select public_key, private_key from vapid_keys');
    expect(more).toEqual([]);
    expect(kept).toEqual({ public_key: keys[0], private_key: expect.stringMatching(/^[\w-]{43}$/) });
  });

  it('is there before anybody has asked for it', async () => {
    const site = await start();
    await ask(site.url, '/healthz');
    await expect
      .poll(() => rows(site.databaseUrl, 'select id from vapid_keys'), { timeout: timeLimit(10_000) })
      .toHaveLength(1);
  });

  it('comes from the settings where they have one, and then none is made', async () => {
    const pair = webPush.generateVAPIDKeys();
    const env = { VAPID_PUBLIC_KEY: pair.publicKey, VAPID_PRIVATE_KEY: pair.privateKey };
    const site = await start(env);
    expect(await keyOf(site)).toBe(pair.publicKey);
    expect(await rows(site.databaseUrl, 'select id from vapid_keys')).toEqual([]);
  });
});
