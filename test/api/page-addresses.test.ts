import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { ask, askRaw } from '../harness/wire.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

describe('an unknown sign', () => {
  it('is a 404 that no search engine keeps, with the picker', async () => {
    for (const path of ['/horoscope/nonsense', '/horoscope/ophiuchus?type=weekly', '/horoscope/unknown']) {
      const answer = await ask(site.url, path);
      expect(answer.status).toBe(404);
      expect(answer.text).toMatch(/<meta name="robots" content="noindex[^"]*"\/?>/);
      expect(answer.text).toContain('Choose Your Zodiac Sign');
    }
    expect((await ask(site.url, '/horoscope/leo')).text).not.toMatch(/<meta name="robots" content="noindex/);
  });
});

describe('a page of the shop', () => {
  it.each(['/order-success', '/failed-order', '/checkout/demo', '/gift'])(
    '%s is kept by nobody and tells no other site where somebody was',
    async (path) => {
      const { status, headers, text } = await ask(site.url, path);
      expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect([headers['x-robots-tag'], headers['referrer-policy']]).toEqual(['noindex', 'no-referrer']);
      expect(text).toMatch(/<meta name="robots" content="noindex[^"]*"\/?>/);
    },
  );

  it('is not found by a stranger, whatever the key', async () => {
    const keys = [
      `/order-success?order=${'0'.repeat(22)}`,
      `/failed-order?order=${'0'.repeat(22)}`,
      `/checkout/demo?session=demo_${'0'.repeat(22)}`,
      `/report/${'0'.repeat(43)}`,
      '/report/short',
    ];
    for (const path of keys) {
      const { status, text } = await ask(site.url, path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).toContain('Page Not Found');
      expect(text).not.toContain('0'.repeat(22));
    }
  });
});

describe('a redirect', () => {
  it.each([
    ['/horoscope', '/'],
    ['/horoscope?sign=leo&type=weekly&x=%20', '/?sign=leo&type=weekly&x=%20'],
    ['/horoscope/Aries', '/horoscope/aries'],
    ['/horoscope/SCORPIO?type=monthly', '/horoscope/scorpio?type=monthly'],
    ['/about/', '/about'],
    ['/horoscope/leo/?a=b', '/horoscope/leo?a=b'],
    ['/horoscope/', '/horoscope'],
    ['/api/docs/', '/api/docs'],
  ])('leads from %s to %s for good', async (from, to) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await ask(site.url, from, { method });
      expect([status, headers['location']]).toEqual([301, to]);
    }
  });

  it.each([
    '//evil.example',
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example/',
    '/\\/evil.example/',
    '/\\\\evil.example/',
    '/%5Cevil.example/',
    '/%2F%2Fevil.example/',
    '/horoscope//evil.example/',
    '/horoscope/\\evil.example/',
    '/horoscope/..//evil.example/',
    '/.//evil.example/',
    '/horoscope?//evil.example',
    '/horoscope/Leo?//evil.example',
    '/@evil.example/',
    'http://evil.example/horoscope',
    'http://evil.example//other.example/',
    'http://evil.example/horoscope/Leo',
    'http://evil.example\\@other.example/about/',
  ])('never leads from %s to another site', async (path) => {
    const answer = await askRaw(site.url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect([301, 400, 404]).toContain(answer.status);
    const to = answer.headers['location'];
    expect(to === undefined).toBe(answer.status !== 301);
    if (to !== undefined) {
      expect(to).toMatch(/^\/(?![/\\])/);
      expect(new URL(to, 'http://ours.example').host).toBe('ours.example');
    }
  });

  it('reads an address in absolute form by its path', async () => {
    const plain = await ask(site.url, '/horoscope/leo');
    const absolute = 'GET http://evil.example/horoscope/leo HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    expect((await askRaw(site.url, absolute)).headers['etag']).toBe(plain.headers['etag']);
  });
});
