import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { ask, type Answer } from '../harness/wire.ts';
import { schemaFaults } from '../harness/xml-schema.ts';
import { SITEMAP, SITEMAP_INDEX } from '../harness/xml-schemas.ts';
import { textAt, xmlTree, type XmlElement } from '../harness/xml.ts';

const SITE_URL = 'https://zodiary.example';
const FILES = ['pages', 'signs', 'pairs', 'cards', 'quotes', 'blog', 'archive-2026'].map(
  (name) => `/sitemap-${name}.xml`,
);

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ env: { SITE_URL } });
});
afterAll(() => site.stop());

const get = (path: string, headers = {}): Promise<Answer> => ask(site.url, path, { headers });

async function entriesOf(path: string): Promise<Map<string, string | undefined>> {
  const { children } = xmlTree((await get(path)).text);
  const changeOf = ({ children: parts }: XmlElement) => parts.find(({ name }) => name === 'lastmod')?.text;
  return new Map(children.map((entry) => [textAt(entry, 'loc').replace(SITE_URL, ''), changeOf(entry)]));
}

describe('/robots.txt', () => {
  it('names the sitemap and closes only what is nobody else’s business', async () => {
    const { text, headers } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text.match(/^Sitemap: .*$/gm)).toEqual([`Sitemap: ${SITE_URL}/sitemap.xml`]);
    expect(text.match(/(?<=^Disallow: ).*$/gm)).toEqual(['/admin', '/api/preferences', '/api/notifications']);
  });
});

describe.each(['/sitemap.xml', ...FILES])('%s', (path) => {
  it('is valid XML of the sitemaps protocol, with whole addresses of this site', async () => {
    const { text, headers } = await get(path);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const root = xmlTree(text);
    expect(schemaFaults(root, path === '/sitemap.xml' ? SITEMAP_INDEX : SITEMAP)).toEqual([]);
    expect(root.children.length).toBeLessThanOrEqual(50_000);
    for (const entry of root.children) expect(textAt(entry, 'loc')).toMatch(/^https:\/\/zodiary\.example\//);
  });

  it('may be kept for an hour and is not sent twice', async () => {
    const first = await get(path);
    expect(first.headers['cache-control']).toBe('public, max-age=3600, s-maxage=1');
    const again = await get(path, { 'if-none-match': first.headers['etag']! });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});

describe('the sitemaps', () => {
  it('are named by the index, each with the latest day in it', async () => {
    const index = await entriesOf('/sitemap.xml');
    expect([...index.keys()]).toEqual(FILES);
    for (const [file, changedOn] of index) {
      const days = [...(await entriesOf(file)).values()].filter((day) => day !== undefined).sort();
      expect([file, changedOn]).toEqual([file, days.at(-1)]);
    }
  });

  it('name every address once, and none that is kept out of search', async () => {
    const all = (await Promise.all(FILES.map(entriesOf))).flatMap((entries) => [...entries.keys()]);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(6000);
    const closed = /^\/(?:search\?|settings|admin|offline|quotes\/favorites|tarot\/(?:journal|reading))/;
    expect(all.filter((path) => closed.test(path) || /\/[1-4]\/\w+$/.test(path))).toEqual([]);
  });

  it('say when a page last changed, where that is known', async () => {
    const changes = new Map((await Promise.all(FILES.map(entriesOf))).flatMap((entries) => [...entries]));
    expect(Object.fromEntries(changes)).toMatchObject({
      '/': '2026-11-15',
      '/horoscope/leo': '2026-11-15',
      '/horoscope/leo?type=weekly': '2026-11-15',
      '/horoscope/leo?type=monthly': '2026-11-01',
      '/compatibility/leo-and-virgo': '2026-11-15',
      '/archive/leo-2026-01-01': '2026-01-01',
      '/archive/leo-2026-11-14': '2026-11-14',
      '/archive/leo-week-2025-12-28': '2026-01-01',
      '/archive/leo-week-2026-11-08': '2026-11-08',
      '/archive/leo-month-2026-10': '2026-10-01',
      '/archive?sign=leo&month=2026-10': '2026-10-31',
      '/archive?sign=leo&month=2026-11': '2026-11-15',
    });
    const unknown = ['/quotes', '/tarot/cards/the-moon', '/horoscope/leo?type=compatibility', '/archive'];
    for (const path of unknown)
      expect([path, changes.has(path), changes.get(path)]).toEqual([path, true, undefined]);
    for (const [path, day] of changes) expect([path, (day ?? '') <= '2026-11-15']).toEqual([path, true]);
  });

  it('have the day on which an article was last worked on', async () => {
    const { posts } = JSON.parse((await get('/api/blog')).text) as { posts: { slug: string }[] };
    const entries = await entriesOf('/sitemap-blog.xml');
    for (const { slug } of posts) {
      const { updatedAt } = JSON.parse((await get(`/api/blog/${slug}`)).text) as { updatedAt: string };
      expect(entries.get(`/blog/${slug}`)).toBe(updatedAt.slice(0, 10));
    }
  });

  it('are not there for years that are not', async () => {
    for (const path of [
      '/sitemap-archive-2025.xml',
      '/sitemap-archive-2027.xml',
      '/sitemap-none.xml',
      '/sitemap',
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });
});

// Last: a site's clock goes forward, as clocks do.
describe('when the next day opens somewhere on Earth', () => {
  it('the archive’s sitemap has it at once', async () => {
    await site.setClock('2026-11-16T09:59:59Z');
    expect((await entriesOf('/sitemap-archive-2026.xml')).has('/archive/leo-2026-11-18')).toBe(false);
    await site.setClock('2026-11-16T10:00:00Z');
    const entries = await entriesOf('/sitemap-archive-2026.xml');
    expect(entries.get('/archive/leo-2026-11-18')).toBe('2026-11-16');
    expect((await get('/archive/leo-2026-11-18')).status).toBe(200);
  });
});
