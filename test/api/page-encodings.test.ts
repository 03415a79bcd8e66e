import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { ask } from '../harness/wire.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

const decode = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body: Buffer) => body,
};

describe('an encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['BR', 'br'],
    ['br;q=0.001', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000 , gzip', 'gzip'],
    ['gzip;q=0.5, br;q=0', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['zebra, x-gzipped', 'identity'],
    ['deflate', 'identity'],
    ['identity', 'identity'],
    ['', 'identity'],
  ] as const)('is chosen from "%s": %s', async (header, encoding) => {
    const plain = await ask(site.url, '/horoscope/leo');
    for (const _ of ['perhaps cold', 'warm']) {
      const answer = await ask(site.url, '/horoscope/leo', { headers: { 'accept-encoding': header } });
      expect(answer.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
      expect(answer.headers['content-length']).toBe(String(answer.body.length));
      expect(answer.headers['vary']).toBe('accept-encoding');
      expect(answer.headers['etag']).toBe(plain.headers['etag']!.replace('identity', encoding));
      expect(decode[encoding](answer.body).equals(plain.body)).toBe(true);
    }
  });

  it.each(['br', 'gzip', 'identity'] as const)('is %s for a page that is sent once, too', async (name) => {
    const address = '/search?q=leo';
    const plain = await ask(site.url, address);
    const answer = await ask(site.url, address, { headers: { 'accept-encoding': name } });
    expect(answer.headers['etag']).toBe(plain.headers['etag']!.replace('identity', name));
    expect(answer.headers['content-encoding'] ?? 'identity').toBe(name);
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(decode[name](answer.body).equals(plain.body)).toBe(true);
  });

  it('makes the page much smaller', async () => {
    const [plain, br, gzip] = await Promise.all(
      ['identity', 'br', 'gzip'].map((name) =>
        ask(site.url, '/horoscope/leo', { headers: { 'accept-encoding': name } }),
      ),
    );
    expect(br!.body.length).toBeLessThan(gzip!.body.length);
    expect(gzip!.body.length).toBeLessThan(plain!.body.length / 2);
  });
});
