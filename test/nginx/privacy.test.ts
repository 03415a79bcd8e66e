import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:https';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOperations } from '../harness/api-operations.ts';
import { makeCertificate } from '../harness/certificate.ts';
import { OWNER, ownerOf } from '../harness/owner.ts';
import { until } from '../harness/until.ts';
import { ask } from '../harness/wire.ts';
import { fromCopy, nginxBefore, startFrontedSite, type FrontedSite } from './fronted-site.ts';

let fronted: FrontedSite;
beforeAll(async () => {
  fronted = await startFrontedSite({ ...OWNER, READ_REQUESTS_PER_MINUTE: '1000' });
});
afterAll(() => fronted.stop());

const SECRET = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
/** Every page that is for one person or one order, and what is asked for once. */
const PERSONAL_PAGES = [
  `/order-success?order=${SECRET}`,
  `/failed-order?order=${SECRET}`,
  `/checkout/demo?session=${SECRET}`,
  `/report/${SECRET}`,
  '/gift?code=ABCD1234',
  `/blog/draft/${SECRET}`,
  `/tarot/reading/${SECRET}`,
  `/share/tarot-reading/${SECRET}.wide.png`,
  '/admin',
  '/admin/orders',
  '/search?q=leo',
  '/sky?date=1991-11-03',
  '/horoscope/LEO',
  '/no-such-page',
  '/healthz',
  '/readyz',
];

/** The keys of everything that nginx has on its disk. */
function storedKeys(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .map((text) => /\nKEY: (.*)\n/.exec(text)![1]!);
}

describe('of what is for one person', () => {
  it('nginx stores nothing, whoever asks and how often', async () => {
    const { nginx, site } = fronted;
    const owner = await ownerOf(site);
    const operations = await readOperations(site.url);
    const calls = operations.map(({ path }) => path.replaceAll(/\{[^}]+\}/g, SECRET));
    const desk = ['/api/admin/today', '/api/admin/orders', '/api/admin/access'];
    const asked = [...PERSONAL_PAGES, ...calls, ...desk];
    // First who may see it, then somebody else.
    const askers: Record<string, string>[] = [{ cookie: owner.cookie, 'x-user-id': SECRET }, {}];
    for (const headers of askers) {
      for (const path of asked) {
        const { headers: received } = await ask(nginx.url, path, { headers });
        expect([path, received['x-cache'] ?? 'MISS']).toEqual([path, 'MISS']);
      }
    }
    await fromCopy(nginx, '/about');
    expect(storedKeys(nginx.cacheFolder)).toEqual([' /about']);
  });

  it('an answer that sets a cookie is never one from a copy', async () => {
    const { nginx } = fronted;
    for (let round = 0; round < 2; round++) {
      const { headers } = await ask(nginx.url, '/api/admin/sign-in', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ password: OWNER.ADMIN_PASSWORD }),
      });
      expect([headers['set-cookie']?.length, headers['x-cache']]).toEqual([1, undefined]);
    }
  });
});

describe('who asks', () => {
  it('is known to the site by its own address, whatever it says of itself', async () => {
    const { nginx } = fronted;
    const left = async (from: string, forged: string) => {
      const headers = { 'x-forwarded-for': forged };
      const answer = await ask(nginx.url, '/api/zodiac-no-such-call', { from, headers });
      return Number(answer.headers['x-ratelimit-remaining']);
    };
    const first = await left('127.0.7.1', '198.51.100.1');
    expect(await left('127.0.7.1', '198.51.100.2')).toBe(first - 1);
    expect(await left('127.0.7.2', '198.51.100.1')).toBe(first);
  });

  it('and has far more under way than a reader is told to wait, alone', async () => {
    const { nginx } = fronted;
    const { hostname, port } = new URL(nginx.url);
    const from = '127.0.7.9';
    const begun = 'POST /api/x HTTP/1.1\r\nHost: a.example\r\nContent-Length: 9\r\n\r\n';
    const sockets = Array.from({ length: 120 }, () =>
      connect({ host: hostname, port: Number(port), localAddress: from }, function (this: Socket) {
        this.write(begun);
      }).on('error', () => {}),
    );
    const refused = await until('one more is refused', async () => {
      const answer = await ask(nginx.url, '/about', { from });
      return answer.status === 429 ? answer : null;
    });
    expect(refused.headers['x-cache']).toBeUndefined();
    expect((await ask(nginx.url, '/about', { from: '127.0.7.10' })).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });
});

/** Fewer at once than nginx lets one address have. */
const askedAtOnce = (from: string): Promise<number[]> =>
  Promise.all(
    Array.from({ length: 50 }, async () => (await ask(fronted.nginx.url, '/about', { from })).status),
  );

it('who asks far more often than a reader is told to wait, alone', async () => {
  const from = '127.0.7.11';
  for (let round = 0; round < 5; round++) expect(new Set(await askedAtOnce(from))).toEqual(new Set([200]));
  await until('too many are refused', async () => (await askedAtOnce(from)).includes(429));
  expect((await ask(fronted.nginx.url, '/about', { from: '127.0.7.12' })).status).toBe(200);
});

const statusByTls = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { rejectUnauthorized: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode!));
    });
    sent.on('error', reject).end();
  });

it('visitors by plain http are led to https, where the certificate is', async () => {
  const nginx = await nginxBefore([fronted.site], { certificate: makeCertificate() });
  const led = await fetch(`${nginx.plainUrl}/horoscope/leo?type=weekly`, { redirect: 'manual' });
  expect([led.status, led.headers.get('location')]).toEqual([
    301,
    'https://example.org/horoscope/leo?type=weekly',
  ]);
  expect(await statusByTls(`${nginx.url}/about`)).toBe(200);
  await nginx.stop();
});
