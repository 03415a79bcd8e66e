import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { timeLimit } from '../harness/time-limits.ts';
import { until } from '../harness/until.ts';
import { ask, type Answer } from '../harness/wire.ts';

const BUSY = 'We are very busy. Please try again in a moment.';

function expectBusy({ status, headers }: Answer): void {
  expect(status).toBe(503);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(headers['cache-control']).toBe('private, no-store');
}

describe('more than the site can do at once', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({ env: { TRUSTED_PROXIES: '127.0.0.1' }, ownProcess: true });
    // The first search waits for the index.
    await ask(site.url, '/search?q=moon');
  });
  afterAll(() => site.stop());

  const crowd = (count: number, pathOf: (index: number) => string, accept = '*/*') =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        ask(site.url, pathOf(index), {
          headers: { 'x-forwarded-for': `198.51.100.${index}`, accept },
        }),
      ),
    );

  it('is refused at once, with a page where somebody looks, and what is let in is answered', async () => {
    const answers = await crowd(60, (index) => `/search?q=mercury+in+house+${index}`, 'text/html');
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(3);
    for (const answer of refused) {
      expectBusy(answer);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.text).toContain(`<h1>One moment, please</h1><p>${BUSY}`);
    }
  });

  it('is refused in the API as JSON, and over as soon as the crowd has left', async () => {
    const answers = await crowd(60, (index) => `/api/search?q=venus+in+house+${index}`);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      expectBusy(answer);
      expect(JSON.parse(answer.text)).toEqual({ error: { code: 'unavailable', message: BUSY } });
    }
    expect((await ask(site.url, '/api/search?q=saturn+after+the+crowd')).status).toBe(200);
  });

  it('leaves pages that are ready alone', async () => {
    await ask(site.url, '/about');
    const [pages] = await Promise.all([
      crowd(60, () => '/about'),
      crowd(60, (index) => `/search?q=mars+in+house+${index}`),
    ]);
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe('answers that nobody reads', () => {
  let site: TestSite;
  const open: Socket[] = [];
  beforeAll(async () => {
    site = await startTestSite({ env: { WRITE_TIMEOUT_SECONDS: '1' }, ownProcess: true });
  });
  afterAll(async () => {
    for (const socket of open) socket.destroy();
    await site.stop();
  });

  async function connected(): Promise<Socket> {
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    open.push(socket);
    await once(socket, 'connect');
    return socket;
  }

  const requests = (count: number, path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`.repeat(count);

  async function openSockets(): Promise<number> {
    const { text } = await ask(site.metricsUrl, '/metrics');
    return Number(/nodejs_active_resources\{type="TCPSocketWrap"\} (\d+)/.exec(text)![1]);
  }

  it('are waited for however long they take to make', { timeout: timeLimit(60_000) }, async () => {
    // Setting a book takes several times the second after which nobody may leave an answer unread.
    const { status, text } = await ask(site.url, '/personal-destiny-report/sample-letter.pdf');
    expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-']);
  });

  it('are read in their order by a client that asks for some at once', async () => {
    const socket = await connected();
    socket.write(requests(20, '/healthz'));
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    await until('twenty answers', () => text.split('HTTP/1.1 200').length === 21);
    expect(socket.destroyed).toBe(false);
  });

  it('end the connection that asks for very many', async () => {
    const socket = await connected();
    const closed = once(socket, 'close');
    socket.resume().write(requests(1000, '/api/tarot/texts'));
    await closed;
    expect((await ask(site.url, '/healthz')).status).toBe(200);
  });

  it('end their connection after a while without progress', async () => {
    await openSockets();
    const before = await openSockets();
    const socket = await connected();
    socket.pause().write(requests(30, '/api/openapi.json'));
    await until('the connection', async () => (await openSockets()) > before);
    await until('its end', async () => (await openSockets()) <= before);
    expect((await ask(site.url, '/api/openapi.json')).status).toBe(200);
  });
});
