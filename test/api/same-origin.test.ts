import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { ask } from '../harness/wire.ts';

const VISITOR = 'user_1763200000000_abcdefghijklmnop';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

describe('an unsafe method', () => {
  const send = (method: string, path: string, headers: Record<string, string>) =>
    ask(site.url, path, { method, headers: { 'x-user-id': VISITOR, ...headers } });
  const port = () => new URL(site.url).port;

  it.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a sister site', { 'sec-fetch-site': 'same-site' }],
    [
      'that claims our origin, from another site',
      { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:0' },
    ],
    ['of an old browser on another site', { origin: 'https://evil.example' }],
    ['of a sandboxed frame', { origin: 'null' }],
    ['with a broken origin', { origin: '::::' }],
    ['of another port of this host', { origin: 'http://lan.example:1', host: 'lan.example:2' }],
  ])('%s is refused', async (_what, headers) => {
    const calls = [
      ['POST', '/reset-refuses'],
      ['PUT', '/notification-time'],
      ['PATCH', ''],
      ['DELETE', ''],
    ];
    for (const [method, path] of calls) {
      const answer = await send(method!, `/api/preferences${path}`, headers);
      expect(answer.status).toBe(403);
      expect(JSON.parse(answer.text)).toEqual({
        error: { code: 'cross_origin', message: expect.any(String) },
      });
    }
    expect((await send('POST', '/', headers)).status).toBe(403);
  });

  it.each([
    ['from our own page', () => ({ 'sec-fetch-site': 'same-origin' })],
    ['typed by hand', () => ({ 'sec-fetch-site': 'none' })],
    ['of an old browser on this address', () => ({ origin: `http://127.0.0.1:${port()}` })],
    [
      'of an old browser in the local network',
      () => ({ origin: 'http://192.168.1.20:3000', host: '192.168.1.20:3000' }),
    ],
    ['behind a proxy that ends https', () => ({ origin: 'https://zodiary.lan', host: 'zodiary.lan' })],
    ['with the origin of SITE_URL', () => ({ origin: 'http://localhost:0', host: 'inside:1' })],
    ['of a program', () => ({})],
  ])('%s is let in', async (_what, headers) => {
    expect((await send('POST', '/api/preferences/reset-refuses', headers())).status).toBe(200);
  });

  it('is what is checked: reading is open to all sites', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://other.example' };
    const answer = await send('GET', '/api/sky', headers);
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, '*']);
  });
});
