import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { ask, metric } from '../harness/wire.ts';

/** Pages of every kind, and the other texts that live in the cache. */
const ADDRESSES = [
  '/',
  '/?type=weekly',
  '/?sign=leo',
  '/horoscope/leo',
  '/horoscope/leo?type=monthly',
  '/horoscope/nonsense',
  '/archive?sign=leo&month=2026-10',
  '/archive/leo-2026-11-14',
  '/blog',
  '/about',
  '/api/docs',
  '/nowhere',
  '/robots.txt',
  '/manifest.webmanifest',
  '/blog-feed.xml',
  '/sky-art/ring-leo-2026-11-15.svg',
];
const ODD_VISITORS: Record<string, string>[] = [
  {},
  { host: 'evil.example' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' },
  { cookie: 'session=1', 'x-user-id': 'user_1763200000000_abcdefghijklmnop', authorization: 'Bearer x' },
  { 'accept-language': 'de', 'user-agent': 'Mozilla/5.0 (iPhone)', accept: 'image/*', dnt: '1' },
];

let site: TestSite;
let twin: TestSite;
beforeAll(async () => {
  [site, twin] = await Promise.all([startTestSite(), startTestSite()]);
});
afterAll(() => Promise.all([site.stop(), twin.stop()]));

/** The last is the second of the answer, too. */
const OF_THE_MOMENT = /^(date|connection|keep-alive|x-accel-expires):/i;

async function print(origin: string, address: string, headers: Record<string, string> = {}) {
  const { status, headers: received, text } = await ask(origin, address, { headers });
  const fixed = Object.entries(received).filter(([name]) => !OF_THE_MOMENT.test(`${name}:`));
  return { status, headers: Object.fromEntries(fixed), text };
}

/** Everything the server says on one connection until it closes it, answer by answer. */
async function conversation(origin: string, request: string): Promise<{ head: string; body: string }[]> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.write(request);
  let said = '';
  for await (const chunk of socket.setEncoding('latin1')) said += chunk as string;
  const answers: { head: string; body: string }[] = [];
  while (said) {
    const bodyAt = said.indexOf('\r\n\r\n') + 4;
    const head = said.slice(0, bodyAt);
    const end = bodyAt + Number(/^content-length: (\d+)/im.exec(head)![1]);
    answers.push({ head, body: said.slice(bodyAt, end) });
    said = said.slice(end);
  }
  return answers;
}

const fixedLines = (head: string): string[] => head.split('\r\n').filter((line) => !OF_THE_MOMENT.test(line));

describe('a page for one person', () => {
  it.each(['/order-success', '/failed-order', '/checkout/demo', '/gift'])(
    '%s is made for each request and stays in no cache',
    async (address) => {
      const rendered = await metric(site, 'zodiary_pages_rendered_total');
      const hits = await metric(site, 'zodiary_pages_from_cache_total');
      for (const asked of [address, `${address}?x=1`, address]) {
        const { status, headers } = await ask(site.url, asked);
        expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
      }
      expect(await metric(site, 'zodiary_pages_rendered_total')).toBe(rendered + 3);
      expect(await metric(site, 'zodiary_pages_from_cache_total')).toBe(hits);
    },
  );
});

describe('a page is the same', () => {
  it.each(ADDRESSES)('%s for all visitors, cold and warm, and on another instance', async (address) => {
    const first = await print(site.url, address);
    expect(first.headers['etag']).toMatch(/^"[\w-]{22}-identity"$/);
    for (const headers of ODD_VISITORS) {
      expect(await print(site.url, address, headers)).toEqual(first);
      expect(await print(twin.url, address, headers)).toEqual(first);
    }
  });

  it('whether its head was prebuilt or written for the occasion', async () => {
    const get = (more = '') => `GET /horoscope/leo HTTP/1.1\r\nHost: leo.example\r\n${more}\r\n`;
    await ask(site.url, '/horoscope/leo');
    const answers = await conversation(site.url, get() + get() + get('Connection: close\r\n'));
    expect(answers).toHaveLength(3);
    const [laid, second, written] = answers.map(({ head, body }) => ({ head: fixedLines(head), body }));
    expect(second).toEqual(laid);
    expect(written).toEqual(laid);
    for (const { head } of answers) {
      const date = /^date: (.*)$/im.exec(head)![1]!;
      expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(60_000);
    }
    expect(answers[0]!.head).toMatch(/^connection: keep-alive\r$/im);
    expect(answers[2]!.head).toMatch(/^connection: close\r$/im);
  });

  it('after a restart', async () => {
    const addresses = ['/', '/horoscope/leo', '/nowhere', '/blog-feed.xml'];
    const before = await Promise.all(addresses.map((address) => print(site.url, address)));
    const again = await startTestSite({ env: { DATABASE_URL: site.databaseUrl } });
    expect(await Promise.all(addresses.map((address) => print(again.url, address)))).toEqual(before);
    await again.stop();
  });
});

describe('a visitor who has the page', () => {
  it.each(['br', 'gzip', 'identity'])('as %s is told so without a body', async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const whole = await ask(site.url, '/', { headers });
    const etag = whole.headers['etag']!;
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await ask(site.url, '/', { headers: { ...headers, 'if-none-match': known } });
      expect([answer.status, answer.body.length]).toEqual([304, 0]);
      expect(answer.headers['etag']).toBe(etag);
      for (const name of ['cache-control', 'vary', 'content-security-policy', 'x-frame-options']) {
        expect(answer.headers[name]).toBe(whole.headers[name]);
      }
    }
  });

  it('of yesterday, or of another encoding, gets it whole', async () => {
    const { headers } = await ask(site.url, '/', { headers: { 'accept-encoding': 'gzip' } });
    for (const known of ['"yesterday-identity"', headers['etag']!]) {
      expect((await ask(site.url, '/', { headers: { 'if-none-match': known } })).status).toBe(200);
    }
  });

  it('that does not exist is still told 404', async () => {
    expect((await ask(site.url, '/nowhere', { headers: { 'if-none-match': '*' } })).status).toBe(404);
  });

  it.each(ADDRESSES)('may ask for the head of %s only', async (address) => {
    const headers = { 'accept-encoding': 'br' };
    const whole = await ask(site.url, address, { headers });
    const head = await ask(site.url, address, { method: 'HEAD', headers });
    expect([head.status, head.body.length]).toEqual([whole.status, 0]);
    for (const name of ['etag', 'content-length', 'content-type', 'content-encoding', 'cache-control']) {
      expect(head.headers[name]).toBe(whole.headers[name]);
    }
  });
});

describe('the cache', () => {
  const counts = async () => ({
    pages: await metric(site, 'zodiary_page_cache_pages'),
    bytes: await metric(site, 'zodiary_page_cache_bytes'),
    rendered: await metric(site, 'zodiary_pages_rendered_total'),
  });

  it.each([
    [
      '/',
      [
        '/?type=junk',
        '/?utm_source=x&utm=y',
        '/?sign=nobody',
        '/?type=daily',
        '/?',
        '/?&&=&%',
        '/?TYPE=weekly',
      ],
    ],
    [
      '/?type=weekly&sign=leo',
      [
        '/?sign=leo&type=weekly',
        '/?a=1&sign=leo&b=2&type=weekly&type=monthly&sign=aries',
        '/?type=%77eekly&sign=leo',
        '/?sign=leo&type=weekly&x=?y',
      ],
    ],
    ['/?type=compatibility', ['/?type=love', '/?x&type=love']],
    [
      '/horoscope/leo',
      ['/horoscope/leo?sign=aries', '/horoscope/leo?type=nothing&fbclid=1', '/horoscope/leo?date=2026-01-01'],
    ],
    ['/archive', ['/archive?month=2026-11', '/archive?sign=nobody&month=2031-01', '/archive?type=weekly']],
    [
      '/archive?sign=leo&month=2026-10',
      ['/archive?month=2026-10&sign=leo', '/archive?sign=leo&month=2026-10&month=2026-09&x=1'],
    ],
    ['/archive?sign=leo', ['/archive?sign=leo&month=2026-11', '/archive?sign=leo&month=2026-12']],
    ['/about', ['/about?type=weekly', '/about?sign=leo', '/about?x=?type=weekly']],
  ])('knows %s under all its spellings', async (address, spellings) => {
    const { body } = await ask(site.url, address);
    const before = await counts();
    for (const spelling of spellings) {
      const odd = await ask(site.url, spelling, { headers: { host: 'odd.example', 'x-odd': spelling } });
      expect([spelling, odd.body.equals(body)]).toEqual([spelling, true]);
    }
    expect(await counts()).toEqual(before);
  });

  it('treats a second question mark as part of the value, cold and warm', async () => {
    const cold = await startTestSite({ ownProcess: true });
    const plain = await ask(site.url, '/');
    for (const _ of ['cold', 'warm']) {
      expect((await ask(cold.url, '/?type=weekly?x')).headers['etag']).toBe(plain.headers['etag']);
    }
    await cold.stop();
  });

  it('keeps one entry for all addresses that are none', async () => {
    const { body } = await ask(site.url, '/nowhere');
    const before = await counts();
    const paths = [
      '/no',
      '/a/b/c/d',
      '/quotes/none',
      '/blog/none',
      '/archive/leo-2026-02-30',
      '/horoscope/',
      '/%00',
      '/.env',
    ];
    for (const path of [
      ...paths.filter((each) => !each.endsWith('/')),
      ...paths.map((path) => `${path}${Math.random()}`),
    ]) {
      const answer = await ask(site.url, path);
      expect([path, answer.status]).toEqual([path, 404]);
      if (!path.startsWith('/horoscope/')) expect([path, answer.body.equals(body)]).toEqual([path, true]);
    }
    const after = await counts();
    expect(after.pages - before.pages).toBeLessThanOrEqual(1);
    expect((await counts()).rendered - before.rendered).toBeLessThanOrEqual(1);
  });

  it('renders once for twenty who come at the same time', async () => {
    const before = await counts();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        ask(site.url, `/horoscope/virgo?type=monthly&visitor=${index}`),
      ),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await counts()).rendered - before.rendered).toBe(1);
  });

  it('answers a warm page without rendering, and counts it', async () => {
    await ask(site.url, '/horoscope/leo');
    const before = await counts();
    const served = await metric(site, 'zodiary_pages_from_cache_total');
    for (const _ of [1, 2, 3]) await ask(site.url, '/horoscope/leo');
    expect(await metric(site, 'zodiary_pages_from_cache_total')).toBe(served + 3);
    expect(await counts()).toEqual(before);
  });

  it('is bounded by bytes and lets go of what is asked least', async () => {
    const small = await startTestSite({ env: { PAGE_CACHE_MEGABYTES: '1' } });
    await ask(small.url, '/');
    const drawings = Array.from({ length: 31 * 3 }, (_, index) => {
      const day = String((index % 31) + 1).padStart(2, '0');
      return `/sky-art/ring-leo-2026-0${[1, 3, 5][Math.floor(index / 31)]}-${day}.svg`;
    });
    for (const path of drawings) {
      expect((await ask(small.url, path)).status).toBe(200);
      await ask(small.url, '/');
    }
    expect(await metric(small, 'zodiary_page_cache_bytes')).toBeLessThanOrEqual(1024 * 1024);
    expect(await metric(small, 'zodiary_page_cache_pages')).toBeLessThan(drawings.length);
    expect(await metric(small, 'zodiary_pages_rendered_total')).toBe(drawings.length + 1);
    await small.stop();
  });
});
