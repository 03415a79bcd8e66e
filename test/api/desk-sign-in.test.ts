import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AccessAnswer } from '../../src/contract/desk-access.ts';
import { cookieOf, holderOf, OWNER, OWNER_PASSWORD, ownerOf, sendFromDesk } from '../harness/owner.ts';
import { startTestSite, TEST_NOON, type TestSite } from '../harness/site.ts';

const DAY_MS = 86_400_000;

let site: TestSite;
let startMs = Date.parse(TEST_NOON);

beforeAll(async () => {
  site = await startTestSite({ env: { ...OWNER, TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => site.stop());

/** Every test is some months after the one before. */
beforeEach(async () => {
  startMs += 100 * DAY_MS;
  await passed(0);
});

const passed = (ms: number) => site.setClock(new Date(startMs + ms).toISOString());

async function tryPassword(password: string, address = '198.51.100.1') {
  const answer = await sendFromDesk(site, 'POST', '/api/admin/sign-in', { body: { password }, address });
  const text = await answer.text();
  const { error } = (text ? JSON.parse(text) : {}) as { error?: { code: string; message: string } };
  return { status: answer.status, ...error, retryAfter: answer.headers.get('retry-after') };
}

async function wrongTries(count: number, address?: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index++) statuses.push((await tryPassword('no', address)).status);
  return statuses;
}

describe('a session', () => {
  it('ends at the sign-out, also for who has copied the cookie', async () => {
    const owner = await ownerOf(site);
    const thief = holderOf(site, owner.cookie);
    expect((await thief.get('/api/admin/access')).status).toBe(200);
    const left = await owner.send('POST', '/api/admin/sign-out');
    expect([left.status, left.headers.get('set-cookie')]).toEqual([
      204,
      'zodiary_owner=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
    ]);
    expect((await thief.get('/api/admin/access')).status).toBe(401);
  });

  it('is a new one at every sign-in, and the one before ends', async () => {
    const first = await ownerOf(site);
    const body = { password: OWNER_PASSWORD };
    const answer = await sendFromDesk(site, 'POST', '/api/admin/sign-in', { body, cookie: first.cookie });
    expect(cookieOf(answer)).not.toBe(first.cookie);
    expect((await first.get('/api/admin/access')).status).toBe(401);
    expect((await holderOf(site, cookieOf(answer)).get('/api/admin/access')).status).toBe(200);
  });

  it('ends after a week without a visit', async () => {
    const owner = await ownerOf(site);
    await passed(6.9 * DAY_MS);
    expect((await owner.get('/api/admin/access')).status).toBe(200);
    await passed(13.8 * DAY_MS);
    expect((await owner.get('/api/admin/access')).status).toBe(200);
    await passed(20.9 * DAY_MS);
    expect((await owner.get('/api/admin/access')).status).toBe(401);
  });

  it('ends after thirty days, however often somebody comes', async () => {
    const owner = await ownerOf(site);
    for (const days of [5, 10, 15, 20, 25, 29.9]) {
      await passed(days * DAY_MS);
      expect((await owner.get('/api/admin/access')).status).toBe(200);
    }
    await passed(30 * DAY_MS);
    expect((await owner.get('/api/admin/access')).status).toBe(401);
  });

  it('is a cookie that scripts and other sites have no part in, and on https no other host has', async () => {
    const secure = await startTestSite({ env: { ...OWNER, SITE_URL: 'https://zodiary.example' } });
    const cookies: (string | null)[] = [];
    for (const one of [site, secure]) {
      const body = { password: OWNER_PASSWORD };
      const answer = await sendFromDesk(one, 'POST', '/api/admin/sign-in', { body });
      cookies.push(answer.headers.get('set-cookie'));
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    }
    await secure.stop();
    expect(cookies).toEqual([
      expect.stringMatching(/^zodiary_owner=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(
        /^__Host-zodiary_owner=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
      ),
    ]);
  });
});

describe('devices', () => {
  const devicesOf = async (owner: { get: (path: string) => Promise<Response> }) =>
    ((await (await owner.get('/api/admin/access')).json()) as AccessAnswer).devices;

  it('are listed and signed out one by one', async () => {
    const [owner, other] = [await ownerOf(site), await ownerOf(site)];
    const listed = await devicesOf(owner);
    expect(listed.map(({ isThis }) => isThis).toSorted()).toEqual([false, true]);
    expect(listed.map(({ name }) => name)).toEqual(['A device we don’t know', 'A device we don’t know']);
    const { id } = listed.find(({ isThis }) => !isThis)!;
    expect((await owner.send('DELETE', `/api/admin/access/devices/${id}`)).status).toBe(204);
    expect((await other.get('/api/admin/access')).status).toBe(401);
    expect((await owner.send('DELETE', `/api/admin/access/devices/${id}`)).status).toBe(404);
  });

  it('were seen last to the minute', async () => {
    const owner = await ownerOf(site);
    const seen = async () => (await devicesOf(owner))[0]!.seenAt;
    await passed(59_000);
    await seen();
    expect(await seen()).toBe(new Date(startMs).toISOString());
    await passed(60_000);
    await seen();
    expect(await seen()).toBe(new Date(startMs + 60_000).toISOString());
  });

  it('are all signed out at once, this one too', async () => {
    const [owner, other] = [await ownerOf(site), await ownerOf(site)];
    expect((await owner.send('DELETE', '/api/admin/access/devices')).status).toBe(204);
    expect((await owner.get('/api/admin/access')).status).toBe(401);
    expect((await other.get('/api/admin/access')).status).toBe(401);
  });
});

describe('wrong passwords', () => {
  it('are told so', async () => {
    expect(await tryPassword('no')).toMatchObject({
      status: 401,
      code: 'wrong',
      message: 'That’s not it. Please try again.',
    });
  });

  it('five of them make a minute’s wait, and every further one twice as long', async () => {
    const address = '198.51.100.2';
    expect(await wrongTries(5, address)).toEqual([401, 401, 401, 401, 401]);
    expect(await tryPassword(OWNER_PASSWORD, address)).toMatchObject({
      status: 429,
      message: 'Five wrong tries, then a minute’s wait.',
      retryAfter: '60',
    });
    await passed(59_000);
    expect(await tryPassword(OWNER_PASSWORD, address)).toMatchObject({ status: 429, retryAfter: '1' });
    await passed(60_000);
    expect(await wrongTries(1, address)).toEqual([401]);
    expect(await tryPassword(OWNER_PASSWORD, address)).toMatchObject({ status: 429, retryAfter: '120' });
    await passed(180_000);
    expect(await tryPassword(OWNER_PASSWORD, address)).toMatchObject({ status: 204 });
    expect(await wrongTries(4, address)).toEqual([401, 401, 401, 401]);
  });

  it('lock out their address alone, by /64 where it is IPv6', async () => {
    await wrongTries(5, '2001:db8:1:1::1');
    expect((await tryPassword(OWNER_PASSWORD, '2001:db8:1:1:ffff::2')).status).toBe(429);
    expect((await tryPassword(OWNER_PASSWORD, '2001:db8:1:2::1')).status).toBe(204);
    expect((await tryPassword(OWNER_PASSWORD, '198.51.100.3')).status).toBe(204);
  });

  it('are counted also when they come at the same time', async () => {
    const address = '198.51.100.4';
    const tries = Array.from({ length: 12 }, () => tryPassword('no', address));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
    expect(statuses.every((status) => [401, 429, 503].includes(status))).toBe(true);
  });

  it('stay counted over a restart', async () => {
    const address = '198.51.100.5';
    await wrongTries(5, address);
    const env = { ...OWNER, TRUSTED_PROXIES: '127.0.0.1', DATABASE_URL: site.databaseUrl };
    const again = await startTestSite({ env, clock: new Date(startMs).toISOString() });
    const body = { password: OWNER_PASSWORD };
    const answer = await sendFromDesk(again, 'POST', '/api/admin/sign-in', { body, address });
    await again.stop();
    expect(answer.status).toBe(429);
  });
});
