import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES, type PageName } from '../../src/domain/pages/pages.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { ask } from '../harness/wire.ts';

const BUILD = join(import.meta.dirname, '../../build');
const TEXTS = /\.(?:js|css|html|json|svg|webmanifest|xml|txt)$/;

function textsOf(folder: string): { name: string; text: string }[] {
  return readdirSync(join(BUILD, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => TEXTS.test(name))
    .map((name) => ({ name, text: readFileSync(join(BUILD, folder, name), 'utf8') }));
}

/** The code of the desk; its fonts and signs are copies of those that visitors have. */
const deskFiles = readdirSync(join(BUILD, 'desk/desk-assets')).filter((name) => /\.(?:js|css)$/.test(name));

function deskPartsIn(text: string): string[] {
  return ['desk-assets', '/api/admin', ...deskFiles].filter((part) => text.includes(part));
}

/** One address of every page of the site, and what is made beside them. */
const ADDRESSES = [
  ...(Object.keys(PAGES) as PageName[]).flatMap((name) => PAGES[name].paths.slice(0, 1)),
  '/robots.txt',
  '/manifest.webmanifest',
  '/sitemap.xml',
  '/sw.js',
  '/api/openapi.json',
  '/daily-horoscope-feed.xml',
]
  .map((path) => path.replace(':sign', 'leo').replace(':pair', 'aries-and-leo').replace(':topic', 'love'))
  .filter((path) => !path.includes(':'));

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

describe('visitors load nothing of the desk', () => {
  it('in any file that was built for them', () => {
    expect(deskFiles.length).toBeGreaterThan(5);
    const files = textsOf('client');
    expect(files.length).toBeGreaterThan(50);
    const wrong = files.filter(({ text }) => deskPartsIn(text).length > 0 || /["'`/]admin\b/.test(text));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('in the service worker, which knows no more than that it leaves the desk alone', () => {
    const [worker] = textsOf('worker');
    expect(deskPartsIn(worker!.text)).toEqual([]);
    expect(worker!.text.match(/.{2}admin.{2}/g)).toEqual(['\\/admin(?']);
  });

  it('in any style or script that has a sentence of it', () => {
    const said = ['Is all well?', 'Fill my week', 'Still You?'];
    const built = (folder: string): string =>
      textsOf(folder)
        .map(({ text }) => text)
        .join('\n');
    const [desk, client] = [built('desk'), built('client')];
    expect(said.filter((words) => !desk.includes(words))).toEqual([]);
    expect(said.filter((words) => client.includes(words))).toEqual([]);
  });

  it.each(ADDRESSES)('%s', async (address) => {
    const { status, text } = await ask(site.url, address);
    expect([200, 404]).toContain(status);
    expect(deskPartsIn(text)).toEqual([]);
  });
});
