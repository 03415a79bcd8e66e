import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { ask, type Answer } from '../harness/wire.ts';
import { until } from '../harness/until.ts';

const VISITOR = { 'x-user-id': 'user_1763200000000_abcdefghijklmnop' };

function expectTooMany({ status, headers, text }: Answer): void {
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(JSON.parse(text)).toEqual({
    error: { code: 'too_many_requests', message: expect.stringContaining('Too many requests') },
  });
}

describe('too many requests', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({
      env: {
        PAGE_REQUESTS_PER_MINUTE: '8',
        FILE_REQUESTS_PER_MINUTE: '10',
        READ_REQUESTS_PER_MINUTE: '6',
        WRITE_REQUESTS_PER_MINUTE: '3',
        TRUSTED_PROXIES: '127.0.0.1',
      },
    });
  });
  afterAll(() => site.stop());

  const from = (address: string, path: string, method = 'GET', headers = {}) =>
    ask(site.url, path, { method, headers: { 'x-forwarded-for': address, ...headers } });
  const statuses = async (count: number, request: (index: number) => Promise<Answer>) => {
    const found: number[] = [];
    for (let index = 0; index < count; index++) found.push((await request(index)).status);
    return found;
  };

  it('of the API are refused, for all its calls together, and by address', async () => {
    const paths = [
      '/api/sky',
      '/api/horoscope/leo',
      '/api/horoscope/nobody',
      '/%61pi/sky',
      '/api/nothing',
      '/api/preferences',
    ];
    expect(await statuses(6, (index) => from('198.51.100.1', paths[index]!))).toEqual([
      200, 200, 404, 200, 404, 400,
    ]);
    for (const path of ['/api/sky', '/%61pi/sky', '/api/preferences'])
      expectTooMany(await from('198.51.100.1', path));
    expect((await from('198.51.100.2', '/api/sky')).status).toBe(200);
  });

  it('are refused sooner when they ask for long spans of the sky', async () => {
    const events = (to: string) => from('198.51.100.9', `/api/sky/events?from=2026-01-01&to=${to}`);
    expect((await events('2026-02-15')).status).toBe(200);
    expect((await events('2026-02-15')).status, 'kept for a minute').toBe(200);
    expectTooMany(await events('2026-02-16'));
    expect((await events('2026-01-20')).status).toBe(200);
  });

  it('are refused sooner when they change something', async () => {
    const write = (path: string) => from('198.51.100.3', path, 'POST', VISITOR);
    const paths = [
      '/api/preferences/reset-refuses',
      '/api/preferences/refuse-joke',
      '/%61pi/preferences/refuse-joke',
    ];
    expect(await statuses(3, (index) => write(paths[index]!))).toEqual([200, 200, 200]);
    for (const path of [...paths, '/nowhere', `${site.url}/api/preferences/refuse-joke`])
      expectTooMany(await write(path));
    expect((await from('198.51.100.3', '/api/preferences', 'GET', VISITOR)).status).toBe(200);
  });

  it('of pages are refused, but not for what is cached already', async () => {
    expect((await from('198.51.100.4', '/about')).status).toBe(200);
    const junk = await statuses(12, (index) => from('198.51.100.5', `/nowhere-${index}`));
    expect(junk).toEqual([...Array<number>(8).fill(404), 429, 429, 429, 429]);
    expect(await statuses(30, () => from('198.51.100.5', '/about'))).toEqual(Array(30).fill(200));
    expect((await from('198.51.100.5', '/api/sky')).status).toBe(200);
  });

  it('of pages are refused with a page, where somebody looks', async () => {
    const look = (index: number) => from('198.51.100.8', `/nowhere-${index}`, 'GET', { accept: 'text/html' });
    expect(await statuses(8, look)).toEqual(Array(8).fill(404));
    const { status, headers, text } = await look(8);
    expect([status, headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(text).toContain('<h1>One moment, please</h1><p>Too many requests.');
    const [, style = ''] = /<style>(.*)<\/style>/.exec(text)!;
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  });

  it('of pictures are counted by themselves: a page of all cards needs many', async () => {
    const picture = () => from('198.51.100.7', '/tarot-cards/back-335.webp');
    expect(await statuses(11, picture)).toEqual([...Array<number>(10).fill(200), 429]);
    expectTooMany(await from('198.51.100.7', '/assets/missing.js'));
    expect((await from('198.51.100.7', '/nowhere')).status).toBe(404);
  });

  it('from one IPv6 network count together', async () => {
    const neighbors = (index: number) => from(`2001:db8:1:2::${index + 1}`, '/api/sky');
    expect(await statuses(8, neighbors)).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    expect((await from('2001:db8:1:3::1', '/api/sky')).status).toBe(200);
  });

  it('never shut out whoever watches the site', async () => {
    expect(await statuses(15, () => from('198.51.100.6', '/healthz'))).toEqual(Array(15).fill(200));
    expect(await statuses(15, () => ask(site.metricsUrl, '/metrics'))).toEqual(Array(15).fill(200));
  });
});

it('a stranger cannot choose an address of their own', async () => {
  const site = await startTestSite({ env: { READ_REQUESTS_PER_MINUTE: '2' } });
  const answers: number[] = [];
  for (let index = 0; index < 4; index++) {
    answers.push(
      (await ask(site.url, '/api/sky', { headers: { 'x-forwarded-for': `198.51.100.${index}` } })).status,
    );
  }
  expect(answers).toEqual([200, 200, 429, 429]);
  await site.stop();
});

it('an event loop that falls behind sheds load, keeps cached pages and health, and recovers', async () => {
  // Its process is held still, as an overloaded machine would.
  const site = await startTestSite({ env: { MAX_EVENT_LOOP_DELAY_MS: '40' }, ownProcess: true });
  const { url, pid } = site;
  const sky = () => ask(url, '/api/sky');
  // A loaded machine may hold it still by itself, at any of its first asks.
  await until('a calm start', async () => (await sky()).status === 200);
  await until('a page to be cached', async () => (await ask(url, '/about')).status === 200);
  let shed: Answer | undefined;
  // The delay is sampled once a second: hold the process until a sample has seen it.
  await until('the site to shed load', async () => {
    process.kill(pid, 'SIGSTOP');
    await delay(800);
    process.kill(pid, 'SIGCONT');
    const answer = await sky();
    if (answer.status === 503) shed = answer;
    return shed !== undefined;
  });
  const [page, health] = await Promise.all([ask(url, '/about'), ask(url, '/healthz')]);
  expect(shed!.headers['retry-after']).toBe('5');
  expect(shed!.headers['x-content-type-options']).toBe('nosniff');
  expect(JSON.parse(shed!.text)).toEqual({
    error: { code: 'unavailable', message: 'We are very busy. Please try again in a moment.' },
  });
  expect([page.status, health.status]).toEqual([200, 200]);
  await until('the site to recover', async () => (await sky()).status === 200);
  await site.stop();
});
