import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { freshDatabase } from '../harness/database.ts';
import { pushBrowser } from '../harness/push-browser.ts';
import { TEST_NOON } from '../harness/site.ts';
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

/** A site whose every word is heard. */
async function startOverheardSite() {
  const databaseUrl = await freshDatabase();
  const child = fork(join(import.meta.dirname, '../harness/site-process.ts'), {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'trace',
      PUSH_ALLOW_HOSTS: SERVICE,
      DATABASE_URL: databaseUrl,
      TEST_CLOCK_MS: String(Date.parse(TEST_NOON)),
    },
    execArgv: [],
    silent: true,
  });
  const heard: string[] = [];
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => heard.push(text));
  const [{ address }] = (await once(child, 'message')) as [{ address: string }];
  const stop = async () => {
    const closed = once(child, 'close');
    child.kill('SIGTERM');
    await closed;
    return heard.join('');
  };
  return { url: address.replace('localhost', '127.0.0.1'), databaseUrl, stop };
}

describe("the visitor's identifier", () => {
  const json = { 'content-type': 'application/json' };

  it('appears in no log, not even when the database fails, and in no answer', async () => {
    const site = await startOverheardSite();
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

    const client = new pg.Client({ connectionString: site.databaseUrl });
    await client.connect();
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
