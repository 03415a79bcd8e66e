import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { ask } from '../harness/wire.ts';

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: string;
}

interface Manifest {
  name: string;
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { name: string; url: string }[];
}

let site: TestSite;
let manifest: Manifest;
beforeAll(async () => {
  site = await startTestSite({ env: { SITE_NAME: 'Star & Sons' } });
  manifest = JSON.parse((await ask(site.url, '/manifest.webmanifest')).text) as Manifest;
});
afterAll(() => site.stop());

describe('the manifest', () => {
  it("carries the site's name", () => expect(manifest.name).toBe('Star & Sons'));

  it('names pictures that are there, in the sizes it says, maskable ones included', async () => {
    const pictures = [...manifest.icons, ...manifest.screenshots];
    for (const { src, sizes, type } of pictures) {
      const { status, headers, body } = await ask(site.url, src);
      expect([src, status, headers['content-type']]).toEqual([src, 200, type]);
      const { width, height } = await sharp(body).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
      expect(body.length, src).toBeLessThan(100_000);
    }
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    expect(manifest.screenshots.map((one) => one.form_factor)).toEqual(['narrow', 'wide']);
  });

  it('has shortcuts to the own reading, Tarot and Quotes', async () => {
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/?continue', '/tarot', '/quotes']);
    for (const { url } of manifest.shortcuts) expect((await ask(site.url, url)).status, url).toBe(200);
  });
});
