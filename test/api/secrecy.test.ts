import { createHash } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { reasonOf } from '../../src/server/log.ts';
import { connected, freshDatabase } from '../harness/database.ts';
import { recordingLog } from '../harness/log.ts';
import { pushBrowser } from '../harness/push-browser.ts';
import { startOverheardSite } from '../harness/overheard-site.ts';
import { until } from '../harness/until.ts';
import { ask, askRaw, type Answer } from '../harness/wire.ts';

const VISITOR = 'user_1763200000000_abcdefghijklmnop';
/** A push service where nobody listens. */
const SERVICE = 'localhost:1';
const BROWSER = pushBrowser(`https://${SERVICE}/send/endpointsecret`);
const SUBSCRIBE = JSON.stringify({
  subscription: BROWSER.subscription,
  timezone: 'Europe/Berlin',
  zodiacSign: 'leo',
});
const raw = (first: string) => `${first}\r\nHost: x\r\nConnection: close\r\n\r\n`;

describe("the visitor's identifier", () => {
  const json = { 'content-type': 'application/json' };

  it('appears in no log, not even when the database fails, and in no answer', async () => {
    const site = await startOverheardSite({ PUSH_ALLOW_HOSTS: SERVICE });
    const answers: Answer[] = [];
    const say = async (method: string, path: string, headers: Record<string, string>, body?: string) =>
      answers.push(await ask(site.url, path, { method, headers, ...(body === undefined ? {} : { body }) }));
    const personal = async () => {
      await say('GET', '/api/preferences', { 'x-user-id': VISITOR });
      await say('POST', '/api/preferences/refuse-joke', { 'x-user-id': VISITOR });
      await say('PATCH', '/api/preferences', { 'x-user-id': VISITOR, ...json }, '{"paused":true}');
      await say('POST', '/api/notifications/subscribe', { 'x-user-id': VISITOR, ...json }, SUBSCRIBE);
      await say('POST', '/api/notifications/test', { 'x-user-id': VISITOR });
      await say('DELETE', '/api/preferences', { 'x-user-id': VISITOR });
    };
    await personal();
    await say('GET', '/api/preferences', { 'x-user-id': `${VISITOR}!` });
    await say('PATCH', '/api/preferences', { 'x-user-id': VISITOR, ...json }, `{"timezone":"${VISITOR}"}`);
    await say('PATCH', '/api/preferences', { 'x-user-id': VISITOR, ...json }, `${VISITOR}{`);
    await say('PATCH', '/api/preferences', { 'x-user-id': VISITOR, 'content-type': VISITOR }, 'x');
    await say('POST', '/nowhere', { 'x-user-id': VISITOR });
    await say('GET', `/api/nothing?id=${VISITOR}`, { 'x-user-id': VISITOR });
    await say('GET', `/%zz?id=${VISITOR}`, { 'x-user-id': VISITOR });
    answers.push(await askRaw(site.url, raw(`GET / HTTP/9.9\r\nX-User-Id: ${VISITOR}`)));
    const healthy = answers.length;

    const client = await connected(site.databaseUrl);
    const { rows } = await client.query<{ private_key: string }>('SELECT private_key FROM vapid_keys');
    const privateKey = rows[0]!.private_key;
    await client.query('ALTER TABLE visitors RENAME TO lost');
    await client.end();
    await personal();
    expect(answers.slice(0, healthy).map(({ status }) => status)).toEqual([
      200, 200, 200, 200, 200, 204, 400, 400, 400, 415, 404, 404, 400, 400,
    ]);
    for (const { status, text } of answers.slice(healthy)) {
      expect(status).toBe(500);
      expect(JSON.parse(text)).toEqual({
        error: { code: 'internal', message: 'Something went wrong on our side.' },
      });
    }
    const log = await site.stop();
    expect(log).toContain('"http: request failed"');
    expect(log).not.toContain(VISITOR);
    expect(log).not.toContain(VISITOR.slice(-12));
    // What the table holds instead of it would point to the same person.
    expect(log).not.toContain(createHash('sha256').update(VISITOR).digest('hex'));
    expect(log).toContain('"push: test message not delivered"');
    for (const secret of ['endpointsecret', ...Object.values(BROWSER.subscription.keys), privateKey])
      expect(log).not.toContain(secret);
    for (const { headers, text } of answers) {
      const said = JSON.stringify(headers) + text;
      for (const secret of [VISITOR, 'endpointsecret', privateKey]) expect(said).not.toContain(secret);
    }
  });
});

/** Takes the database away from everybody who uses it. */
async function closeDatabase(databaseUrl: string): Promise<void> {
  const url = new URL(databaseUrl);
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  const client = await connected(url.href);
  await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
  await client.end();
}

describe("a tarot reading's id, which opens it,", () => {
  const ID = 'feedc0de0123456789abcdef01234567';
  const KEY = '89abcdef0123456789abcdeffeedc0de';
  const statuses = async (url: string) => {
    const json = { 'content-type': 'application/json' };
    const body = JSON.stringify({ ownerKey: KEY, question: 'Will the whole of it rain?' });
    const deletions = JSON.stringify({ readings: [{ id: ID, ownerKey: KEY }] });
    const answers = await Promise.all([
      ask(url, `/tarot/reading/${ID}`),
      ask(url, `/tarot/reading/${ID}?from=${ID}`, { headers: { accept: 'text/html' } }),
      ask(url, `/api/tarot/readings/${ID}`),
      ask(url, `/api/tarot/readings/${ID}`, { method: 'PATCH', headers: json, body }),
      ask(url, '/api/tarot/deletions', { method: 'POST', headers: json, body: deletions }),
    ]);
    return answers.map(({ status }) => status);
  };

  it('appears in no log when the query fails, nor when the database is away', async () => {
    const site = await startOverheardSite();
    expect(await statuses(site.url)).toEqual([404, 404, 404, 404, 200]);
    const client = await connected(site.databaseUrl);
    await client.query('ALTER TABLE tarot_readings RENAME TO lost');
    await client.end();
    expect(await statuses(site.url)).toEqual([500, 500, 500, 500, 500]);
    await closeDatabase(site.databaseUrl);
    await until('the loss to be noticed', async () => (await ask(site.url, '/readyz')).status === 503);
    expect(await statuses(site.url)).toEqual([503, 503, 503, 503, 503]);
    const log = await site.stop();
    for (const line of ['"pages: page failed"', '"http: request failed"', '"http: database away"'])
      expect(log).toContain(line);
    expect(log).toContain('"route":"/api/tarot/readings/:id"');
    expect(log).toContain('relation \\"tarot_readings\\" does not exist');
    for (const secret of [ID, KEY, 'whole of it rain', createHash('sha256').update(KEY).digest('hex')])
      expect(log).not.toContain(secret);
  });
});

describe('a query that fails', () => {
  it.each([
    ['a duplicate', '23505', sql`insert into kept values (${'s3cret'}), (${'s3cret'})`],
    ['a wrong value', '22P02', sql`select ${'s3cret'}::text::int`],
    ['a missing table', '42P01', sql`select * from nowhere where id = ${'s3cret'}`],
  ])('leaves its values in no log: %s', async (_what, code, query) => {
    const client = await connected(await freshDatabase());
    await client.query('create table kept (id text primary key)');
    const failure = await drizzle(client)
      .execute(query)
      .then(
        () => null,
        (error: Error) => error,
      );
    await client.end();
    const { log, lines } = recordingLog();
    log.error({ err: failure }, 'test: failed');
    log.error({ err: failure });
    log.error(failure);
    log.error({ reason: reasonOf(failure) }, 'test: failed');
    expect(String(failure)).toContain('s3cret');
    expect(lines).toHaveLength(4);
    expect(JSON.parse(lines[0]!)).toMatchObject({ err: { code, stack: expect.stringContaining('    at ') } });
    expect(lines.join('')).not.toContain('s3cret');
  });
});
