import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { ask, askRaw, type Answer } from '../harness/wire.ts';

const VISITOR = { 'x-user-id': 'user_1763200000000_abcdefghijklmnop' };
const JSON_TYPE = { 'content-type': 'application/json' };

describe('a request out of shape', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite();
  });
  afterAll(() => site.stop());

  const patch = (headers: Record<string, string>, body: string | Buffer) =>
    ask(site.url, '/api/preferences', { method: 'PATCH', headers: { ...VISITOR, ...headers }, body });

  it.each<[string, number, string, () => Promise<Answer>]>([
    ['too large', 413, 'too_large', () => patch(JSON_TYPE, JSON.stringify({ timezone: 'x'.repeat(17_000) }))],
    ['of another kind', 415, 'unsupported_media_type', () => patch({ 'content-type': 'text/xml' }, '<a/>')],
    ['of no kind', 415, 'unsupported_media_type', () => patch({}, '{}')],
    ['no JSON', 400, 'bad_request', () => patch(JSON_TYPE, '{"paused":')],
    ['JSON with a poisoned prototype', 400, 'bad_request', () => patch(JSON_TYPE, '{"__proto__":{"x":1}}')],
    ['broken UTF-8', 400, 'bad_request', () => patch(JSON_TYPE, Buffer.from([0x7b, 0xff, 0xfe]))],
    [
      'without the fields',
      400,
      'bad_request',
      () =>
        ask(site.url, '/api/preferences/notification-time', {
          method: 'PUT',
          headers: { ...VISITOR, ...JSON_TYPE },
          body: '{}',
        }),
    ],
    [
      'of an unknown call',
      404,
      'not_found',
      () => ask(site.url, '/api/nothing', { method: 'POST', headers: JSON_TYPE, body: '{}' }),
    ],
    [
      'of a method the call has not',
      404,
      'not_found',
      () => ask(site.url, '/api/horoscope/leo', { method: 'POST' }),
    ],
    ['of a method a page has not', 404, 'not_found', () => ask(site.url, '/about', { method: 'DELETE' })],
    [
      'without a body, whatever its type',
      400,
      'bad_request',
      () =>
        askRaw(
          site.url,
          `PATCH /api/preferences HTTP/1.1\r\nHost: a\r\nConnection: close\r\nX-User-Id: ${VISITOR['x-user-id']}\r\nContent-Type: application/json\r\n\r\n`,
        ),
    ],
    ['of a rare method', 404, 'not_found', () => ask(site.url, '/about', { method: 'PROPFIND' })],
  ])('%s is refused with %i', async (_what, status, code, send) => {
    const answer = await send();
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      status,
      { error: { code, message: expect.any(String) } },
    ]);
    expect(answer.text).not.toMatch(/FST_|node_modules|\.ts\b/);
  });

  it.each([
    `/${'a'.repeat(5_000)}`,
    `/api/horoscope/${'a'.repeat(5_000)}`,
    `/horoscope/leo?${'a=b&'.repeat(3_000)}`,
    `/api/sky?at=${'x'.repeat(10_000)}`,
    '/%',
    '/%zz',
    '/%E0%A4%A',
    '/%C0%AE%C0%AE/',
    '/%00',
    '/horoscope/%00',
    '/horoscope/leo%00',
    '/blog/%00',
    '/blog/%zz',
    '/api/horoscope/%00',
    '/api/horoscope/%',
    '/api/blog/%F0%28%8C%28',
    '/sky-art/%zz-2026-11-15.svg',
    '/zodiac-signs/%00.png',
    '/zodiac-signs/%zz.png',
    '/?type=%zz&sign=%00',
    '/horoscope/leo?type=%E0%A4%A',
    '/api/sky?at=%zz',
    '/api/horoscope/leo?date=%E0%A4%A',
    '/#fragment',
    '/;a=b',
    '/..',
    '/./',
    '/a/../../b',
    '/\\',
    '*',
    'http://',
    'http://x',
    'http://x?type=weekly',
    '/toString',
    '/__proto__',
    '/quotes/__proto__',
    '/horoscope/__proto__',
  ])('at %s is never our fault', async (target) => {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const text = `${method} ${target} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;
      const { status } = await askRaw(site.url, text);
      expect([method, status]).toEqual([
        method,
        expect.toSatisfy((code: number) => code >= 200 && code < 500),
      ]);
    }
  });

  it.each([
    ['without Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      'with two lengths',
      'POST /api/preferences HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}',
    ],
    [
      'with length and chunks',
      'POST /api/preferences HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['with a broken header', 'GET / HTTP/1.1\r\nHost: x\r\nbroken header\r\n\r\n'],
    ['with a line feed in a header', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\nb: c\0\r\n\r\n'],
    ['with huge headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`],
    ['of another protocol', '\x16\x03\x01\x02\x00\x01\x00'],
    ['with raw bytes in its address', 'GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('%s is refused and the site lives on', async (_what, text) => {
    const { status } = await askRaw(site.url, text);
    expect([400, 431]).toContain(status);
    expect((await ask(site.url, '/healthz')).status).toBe(200);
  });
});
