import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { ask } from '../harness/wire.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

describe('the service worker', () => {
  it('is asked for anew every time, and may fetch from the site alone', async () => {
    const { status, headers, text } = await ask(site.url, '/sw.js');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/javascript/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; connect-src 'self';/);
    const again = await ask(site.url, '/sw.js', { headers: { 'if-none-match': String(headers['etag']) } });
    expect(again.status).toBe(304);
    expect(text.length).toBeLessThan(20_000);
  });

  it('lists files that all exist', async () => {
    const { text } = await ask(site.url, '/sw.js');
    const assets = /"([\w.-]+(?: [\w.-]+){9,})"/
      .exec(text)![1]!
      .split(' ')
      .map((name) => `/assets/${name}`);
    const others = [...text.matchAll(/"(\/(?:icons|sky-art)\/[\w.-]+)"/g)].map(([, path]) => path!);
    const files = [...assets, ...others];
    expect(files.length).toBeGreaterThan(50);
    for (const path of files) expect((await ask(site.url, path, { method: 'HEAD' })).status, path).toBe(200);
    const page = await ask(site.url, '/offline');
    for (const [path] of page.text.matchAll(/\/assets\/[\w.-]+/g)) expect(files).toContain(path);
  });
});
