import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connected } from '../harness/database.ts';
import { cookieOf, holderOf, sendFromDesk } from '../harness/owner.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';

const ROOT = join(import.meta.dirname, '../..');
const PASSWORD = 'the quietest of all comets';
const run = promisify(execFile);

let site: TestSite;
let client: pg.Client;

beforeAll(async () => {
  // The script on the machine knows no other clock than the machine's.
  site = await startTestSite({ clock: new Date().toISOString() });
  client = await connected(site.databaseUrl);
});
afterAll(async () => {
  await client.end();
  await site.stop();
});

/** As `npm run owner:link` and `npm run owner:reset` do. */
async function say(word: 'link' | 'reset'): Promise<string> {
  const env = { ...process.env, DATABASE_URL: site.databaseUrl };
  return (await run(process.execPath, ['scripts/owner.ts', word], { cwd: ROOT, env })).stdout;
}

const tokenIn = (said: string): string => /\/admin\/set-up#([\w-]{43})\n$/.exec(said)![1]!;

const setUp = (token: string, password = PASSWORD) =>
  sendFromDesk(site, 'POST', '/api/admin/set-up', { body: { token, password } });

const signIn = (password = PASSWORD) =>
  sendFromDesk(site, 'POST', '/api/admin/sign-in', { body: { password } });

const waitsForOwner = async () => (await (await fetch(`${site.url}/admin`)).text()).includes(' data-set-up');

describe('the set-up link', () => {
  it('ends after half an hour, and is never one that somebody made up', async () => {
    const token = tokenIn(await say('link'));
    await site.setClock(new Date(Date.now() + 31 * 60_000).toISOString());
    expect((await setUp(token)).status).toBe(410);
    await site.setClock(new Date().toISOString());
    expect((await setUp('A'.repeat(43))).status).toBe(410);
    expect(await waitsForOwner()).toBe(true);
  });

  it('makes one of two the owner, once', async () => {
    const said = await say('link');
    expect(said).toMatch(/^For half an hour, and once: http:\/\/localhost:3000\/admin\/set-up#[\w-]{43}\n$/);
    const [token, other] = [tokenIn(said), tokenIn(await say('link'))];
    const { rows } = await client.query<{ kept: string }>(
      'select token_hash as kept from owner_set_up_links',
    );
    expect(rows.map(({ kept }) => kept)).not.toContain(token);
    expect((await setUp(token, 'too short')).status).toBe(400);
    const tries = await Promise.all([setUp(token), setUp(other)]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual([204, 410]);
    const owner = holderOf(site, cookieOf(tries.find(({ status }) => status === 204)!));
    expect((await owner.get('/api/admin/access')).status).toBe(200);
    expect([(await setUp(token)).status, (await setUp(other)).status]).toEqual([410, 410]);
    expect([await waitsForOwner(), (await signIn()).status]).toEqual([false, 204]);
  });

  it('is not made where there is an owner', async () => {
    expect(await say('link')).toMatch(/^The desk has its owner already/);
  });
});

describe('the reset on the machine', () => {
  it('takes every way in away, signs everybody out, prints a link and is written down', async () => {
    const owner = holderOf(site, cookieOf(await signIn()));
    const codes = await owner.send('POST', '/api/admin/access/recovery-codes');
    const [code] = ((await codes.json()) as { codes: string[] }).codes;
    const said = await say('reset');
    expect(said).toContain('every device is signed out');
    expect((await owner.get('/api/admin/access')).status).toBe(401);
    expect((await signIn()).status).toBe(401);
    const recovery = { body: { code } };
    expect((await sendFromDesk(site, 'POST', '/api/admin/sign-in/recovery', recovery)).status).toBe(401);
    const { rows } = await client.query('select by, action, before from audit_log order by id desc limit 1');
    expect(rows).toEqual([
      {
        by: 'machine',
        action: 'access reset',
        before: { password: true, passkeys: 0, twoStepCodes: false, devices: expect.any(Number) },
      },
    ]);
    expect((await setUp(tokenIn(said))).status).toBe(204);
    expect((await signIn()).status).toBe(204);
  });
});

describe('ADMIN_PASSWORD', () => {
  const startWith = (ADMIN_PASSWORD: string) =>
    startTestSite({
      clock: new Date().toISOString(),
      env: { DATABASE_URL: site.databaseUrl, ADMIN_PASSWORD },
    });
  const signInAt = (at: TestSite, password: string) =>
    sendFromDesk(at, 'POST', '/api/admin/sign-in', { body: { password } });

  it('takes the place of another password at the start, and leaves one that is the same alone', async () => {
    const before = holderOf(site, cookieOf(await signIn()));
    const first = await startWith('a password of settings');
    const signed = await signInAt(first, 'a password of settings');
    expect(signed.status).toBe(204);
    expect((await before.get('/api/admin/access')).status).toBe(401);
    expect((await signInAt(first, PASSWORD)).status).toBe(401);
    const owner = holderOf(first, cookieOf(signed));
    expect((await owner.send('PUT', '/api/admin/access/password', { password: PASSWORD })).status).toBe(409);
    await first.stop();

    const second = await startWith('a password of settings');
    expect((await signInAt(second, 'a password of settings')).status).toBe(204);
    expect((await holderOf(second, owner.cookie).get('/api/admin/access')).status).toBe(200);
    await second.stop();
  });

  it('is set once by two instances that start together, and signs out nobody twice', async () => {
    const count = async () =>
      (await client.query("select from audit_log where subject = 'ADMIN_PASSWORD'")).rowCount!;
    const before = await count();
    const both = await Promise.all([startWith('one more of settings'), startWith('one more of settings')]);
    for (const one of both) expect((await signInAt(one, 'one more of settings')).status).toBe(204);
    expect(await count()).toBe(before + 1);
    for (const one of both) await one.stop();
  });
});

describe('a new password', () => {
  it('ends the old one and signs out every other device', async () => {
    const said = await say('reset');
    const owner = holderOf(site, cookieOf(await setUp(tokenIn(said))));
    const other = holderOf(site, cookieOf(await signIn()));
    const password = 'another quiet comet';
    expect((await owner.send('PUT', '/api/admin/access/password', { password })).status).toBe(204);
    expect([
      (await owner.get('/api/admin/access')).status,
      (await other.get('/api/admin/access')).status,
    ]).toEqual([200, 401]);
    expect([(await signIn()).status, (await signIn(password)).status]).toEqual([401, 204]);
  });
});

it('the log of changes is only ever added to', async () => {
  const count = async () => (await client.query('select count(*) as kept from audit_log')).rows[0] as object;
  const before = await count();
  for (const change of [
    "update audit_log set by = 'nobody'",
    'delete from audit_log',
    'truncate audit_log',
  ]) {
    await expect(client.query(change)).rejects.toThrow('The log of changes is only ever added to.');
  }
  expect(await count()).toEqual(before);
});
