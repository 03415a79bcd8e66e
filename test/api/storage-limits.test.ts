import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { ORDER, sessionOf, type Placed } from '../harness/orders.ts';
import { pushBrowser } from '../harness/push-browser.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { stranger } from '../harness/visitor.ts';
import { ask, type Answer } from '../harness/wire.ts';

let site: TestSite;
afterEach(() => site.stop());

async function start(env: Record<string, string>): Promise<void> {
  site = await startTestSite({ env: { TRUSTED_PROXIES: '127.0.0.1', ...env } });
}

function send(address: string, path: string, body?: object, visitor = stranger()): Promise<Answer> {
  return ask(site.url, `/api${path}`, {
    method: 'POST',
    headers: {
      'x-forwarded-for': address,
      'x-user-id': visitor,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

const refuseJoke = (address: string, visitor?: string) =>
  send(address, '/preferences/refuse-joke', undefined, visitor);
const seal = (address: string) => send(address, '/tarot/commitments');
const subscribe = (address: string, visitor?: string) => {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(20).toString('hex')}`;
  const choice = { timezone: 'Europe/Berlin', zodiacSign: 'leo' };
  const { subscription } = pushBrowser(endpoint);
  return send(address, '/notifications/subscribe', { subscription, ...choice }, visitor);
};

async function statuses(count: number, request: (index: number) => Promise<Answer>): Promise<number[]> {
  const found: number[] = [];
  for (let index = 0; index < count; index++) found.push((await request(index)).status);
  return found;
}

function expectRefusal({ status, headers, text }: Answer, expected: number, longestWait: number): void {
  expect(status).toBe(expected);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(longestWait);
  expect(headers['cache-control']).toBe('private, no-store');
  const { error } = JSON.parse(text) as { error: { code: string; message: string } };
  expect(error.code).toBe(expected === 429 ? 'too_many_requests' : 'unavailable');
  expect(error.message).toMatch(/Please try again/);
}

describe('what one address has stored in an hour', () => {
  it('is limited for each kind, and who is stored already goes on', async () => {
    await start({
      NEW_VISITORS_PER_HOUR: '3',
      NEW_SUBSCRIPTIONS_PER_HOUR: '2',
      NEW_READINGS_PER_HOUR: '2',
    });
    const address = '198.51.100.1';
    const known = stranger();
    expect((await refuseJoke(address, known)).status).toBe(200);
    expect(await statuses(2, () => refuseJoke(address))).toEqual([200, 200]);
    expectRefusal(await refuseJoke(address), 429, 3600);
    expect((await refuseJoke(address, known)).status).toBe(200);
    expect(await statuses(2, () => subscribe(address, known))).toEqual([200, 200]);
    expectRefusal(await subscribe(address, known), 429, 3600);
    expect(await statuses(2, () => seal(address))).toEqual([201, 201]);
    expectRefusal(await seal(address), 429, 3600);
    expect((await seal('198.51.100.2')).status).toBe(201);
    await site.setClock('2026-11-15T18:00:00Z');
    expect((await seal(address)).status).toBe(201);
  });

  it('does not count what stores nothing', async () => {
    await start({ NEW_VISITORS_PER_HOUR: '1' });
    const idle = () => send('198.51.100.1', '/preferences/reset-refuses');
    expect(await statuses(5, idle)).toEqual(Array(5).fill(200));
    expect((await refuseJoke('198.51.100.1')).status).toBe(200);
  });
});

describe('orders of one address in an hour', () => {
  it('are limited, and so is paying for one anew after a failure', async () => {
    await start({ NEW_ORDERS_PER_HOUR: '2' });
    const address = '198.51.100.1';
    const placed = JSON.parse((await send(address, '/orders', ORDER)).text) as Placed;
    const decline = async ({ url }: Pick<Placed, 'url'>) =>
      (await send(address, `/checkout/demo/${sessionOf({ ...placed, url })}`, { action: 'decline' })).status;
    const retry = () => send(address, `/orders/${placed.handle}/retry`);
    expect(await decline(placed)).toBe(303);
    const again = await retry();
    expect(again.status).toBe(200);
    expect(await decline(JSON.parse(again.text) as Placed)).toBe(303);
    expectRefusal(await retry(), 429, 3600);
    expectRefusal(await send(address, '/orders', ORDER), 429, 3600);
    expect((await send('198.51.100.2', '/orders', ORDER)).status).toBe(201);
  });
});

describe('an IPv6 /48', () => {
  it('has the storage of a few addresses, not of 65,536', async () => {
    await start({ NEW_READINGS_PER_HOUR: '1', NETWORK_LIMIT_FACTOR: '3' });
    const neighbors = (index: number) => seal(`2001:db8:1:${index}::1`);
    expect(await statuses(5, neighbors)).toEqual([201, 201, 201, 429, 429]);
    expect((await seal('2001:db8:2::1')).status).toBe(201);
  });

  it('has the requests of a few addresses as well', async () => {
    await start({
      WRITE_REQUESTS_PER_MINUTE: '2',
      READ_REQUESTS_PER_MINUTE: '1',
      NETWORK_LIMIT_FACTOR: '2',
    });
    expect(await statuses(6, (index) => refuseJoke(`2001:db8:1:${index}::1`))).toEqual([
      200, 200, 200, 200, 429, 429,
    ]);
    const read = (index: number) =>
      ask(site.url, '/api/sky', { headers: { 'x-forwarded-for': `2001:db8:1:${index}::1` } });
    expect(await statuses(3, read)).toEqual([200, 200, 429]);
    expectRefusal(await refuseJoke('2001:db8:1:99::1'), 429, 60);
    expect((await refuseJoke('2001:db8:2::1')).status).toBe(200);
    const health = { headers: { 'x-forwarded-for': '2001:db8:1::1' } };
    expect((await ask(site.url, '/healthz', health)).status).toBe(200);
  });
});

describe('what all have stored in a minute', () => {
  it('is limited, and nobody takes more than a quarter of it', async () => {
    await start({ ALL_NEW_READINGS_PER_MINUTE: '8' });
    expect(await statuses(3, () => seal('198.51.100.1'))).toEqual([201, 201, 429]);
    expect(await statuses(6, (index) => seal(`198.51.100.${10 + index}`))).toEqual(Array(6).fill(201));
    expectRefusal(await seal('198.51.100.20'), 503, 60);
    await site.setClock('2026-11-15T17:01:00Z');
    expect((await seal('198.51.100.20')).status).toBe(201);
  });
});

describe('a disk that is nearly full', () => {
  it('takes no writes of strangers, and everything else goes on', async () => {
    await start({ MIN_FREE_DISK_MEGABYTES: '1000000000' });
    for (const refused of [await refuseJoke('198.51.100.1'), await seal('198.51.100.1')])
      expectRefusal(refused, 503, 300);
    expectRefusal(await subscribe('198.51.100.1'), 503, 300);
    expectRefusal(await send('198.51.100.1', '/orders', ORDER), 503, 300);
    const visitor = { 'x-user-id': stranger() };
    const statusOf = async (path: string, method = 'GET') =>
      (await ask(site.url, path, { method, headers: visitor })).status;
    for (const path of ['/horoscope/leo', '/api/horoscope/leo', '/api/preferences', '/tarot', '/readyz'])
      expect([path, await statusOf(path)]).toEqual([path, 200]);
    expect(await statusOf('/api/notifications/test', 'POST'), 'nobody is subscribed').toBe(409);
    expect(await statusOf('/api/notifications/subscribe', 'DELETE')).toBe(200);
    expect(await statusOf('/api/preferences', 'DELETE')).toBe(204);
  });

  it('takes orders where they are paid for', async () => {
    const payments = { PAYMENTS: 'manual', PAYMENTS_MANUAL_WORDS: 'By check.' };
    await start({ MIN_FREE_DISK_MEGABYTES: '1000000000', ...payments });
    expect((await send('198.51.100.1', '/orders', ORDER)).status).toBe(201);
    expectRefusal(await seal('198.51.100.1'), 503, 300);
  });
});
