import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DeskFigures,
  DeskSlots,
  PostPreview,
  PreviewLink,
  PreviewLinks,
} from '../../src/contract/desk-posts.ts';
import { connected } from '../harness/database.ts';
import { OWNER, ownerOf, type Owner } from '../harness/owner.ts';
import { NEW_POST, putDraft } from '../harness/post-drafts.ts';
import { startTestSite, TEST_NOON, type TestSite } from '../harness/site.ts';

const UNIT = 'the-moon-that-doesnt-know';
const LINK = `/api/admin/posts/${UNIT}/preview-link`;
const DAY_MS = 86_400_000;

let site: TestSite;
let owner: Owner;
let client: pg.Client;
beforeAll(async () => {
  site = await startTestSite({ env: OWNER });
  owner = await ownerOf(site);
  client = await connected(site.databaseUrl);
  await putDraft(client, UNIT, NEW_POST);
});
afterAll(async () => {
  await client.end();
  await site.stop();
});

const daysOn = (days: number): string => new Date(Date.parse(TEST_NOON) + days * DAY_MS).toISOString();

const preview = async (fields: object): Promise<PostPreview> =>
  PostPreview.parse(
    await (await owner.send('POST', '/api/admin/posts/preview', { unit: UNIT, fields })).json(),
  );

async function newLink(): Promise<string> {
  const answer = await owner.send('POST', LINK);
  expect(answer.status).toBe(200);
  return PreviewLink.parse(await answer.json()).path;
}

const open = (path: string): Promise<Response> => fetch(site.url + path);

describe('the preview', () => {
  it('is the site’s own rendering, with its live facts filled in', async () => {
    const { html, headings, problems, figure } = await preview(NEW_POST);
    expect(html).toMatch(/<span data-slot="next-full-moon"><time datetime="2026-11-24T/);
    expect(headings).toEqual([{ id: 'what-full-means', text: 'What “full” means' }]);
    expect([problems, figure?.kind]).toEqual([[], 'drawing']);
  });

  it('shows drawings that no post has yet, to the owner alone', async () => {
    const { figure } = await preview({ ...NEW_POST, figure: 'phases 2026-12-01' });
    const { src } = (figure as Extract<PostPreview['figure'], { kind: 'drawing' }>).wide;
    const drawing = await owner.get(src);
    expect([
      drawing.status,
      drawing.headers.get('content-type'),
      drawing.headers.get('cache-control'),
    ]).toEqual([200, 'image/svg+xml; charset=utf-8', 'private, no-store']);
    expect(await drawing.text()).toMatch(/^<svg /);
    expect((await open(src)).status).toBe(401);
    expect((await owner.get('/api/admin/posts/figures/drawing?figure=nonsense')).status).toBe(400);
  });

  it('takes a long post, and holds up nobody meanwhile', async () => {
    const paragraph = 'A [link](/sky), **strong** words, {{phase}} and *a few* more of them, `code` too.\n\n';
    const markdown = paragraph.repeat(Math.floor(60_000 / paragraph.length));
    const { html } = await preview({ ...NEW_POST, markdown });
    expect(html.match(/<p>/g)!.length).toBeGreaterThan(500);
  });

  it('refuses a text that no draft may have', async () => {
    const fields = { ...NEW_POST, markdown: 'x'.repeat(60_001) };
    expect((await owner.send('POST', '/api/admin/posts/preview', { fields })).status).toBe(400);
  });
});

describe('what a post can be made of', () => {
  it('lists every live fact with what it says today', async () => {
    const { slots } = DeskSlots.parse(await (await owner.get('/api/admin/posts/slots')).json());
    expect(slots.find(({ slot }) => slot === '{{next-full-moon}}')?.today).toBe(
      'November 24, 2026 UTC, in Gemini',
    );
  });

  it('lists figures, each with a picture that is there', async () => {
    const { figures } = DeskFigures.parse(await (await owner.get('/api/admin/posts/figures')).json());
    expect(figures.find(({ usedBy }) => usedBy === 'the-loop-that-venus-drew')?.figure).toMatch(
      /^loop venus /,
    );
    for (const { pictures } of [
      figures[0]!,
      figures.find(({ group }) => group === 'cards')!,
      figures.at(-1)!,
    ])
      for (const src of pictures) expect([src, (await owner.get(src)).status]).toEqual([src, 200]);
  });
});

describe('the link to a draft', () => {
  it('opens the draft in the site’s look, and nobody may keep it', async () => {
    const path = await newLink();
    const answer = await open(path);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page).toContain('A draft, not published yet.');
    expect(page).toContain('<meta name="robots" content="noindex"/>');
    expect(page).toContain('What “full” means</h2>');
    expect(page).toContain('>November 24, 2026 UTC</time>');
    expect(page.slice(0, page.indexOf('</head>'))).not.toContain(path);
    expect(page).not.toContain('/api/admin/');
  });

  it('shows the draft as it stands then', async () => {
    const path = await newLink();
    await putDraft(client, UNIT, { ...NEW_POST, title: 'Another title', figure: '', markdown: '# Un[fin' });
    expect(await (await open(path)).text()).toContain('Another title</h1>');
    await putDraft(client, UNIT, NEW_POST);
  });

  it('is kept only as a hash, and is told in the history without its secret', async () => {
    const path = await newLink();
    const secret = path.split('/').at(-1)!;
    const { rows } = await client.query<{ whole: string }>(
      `select preview_links::text as whole from preview_links union all select audit_log::text from audit_log`,
    );
    expect(rows.map(({ whole }) => whole).join()).not.toContain(secret);
    expect(rows.some(({ whole }) => whole.includes('preview link made'))).toBe(true);
  });

  it('ends by a press, each of them', async () => {
    const paths = [await newLink(), await newLink()];
    const { links } = PreviewLinks.parse(await (await owner.get(LINK)).json());
    expect(links.length).toBeGreaterThanOrEqual(2);
    expect((await owner.send('DELETE', LINK)).status).toBe(200);
    expect(PreviewLinks.parse(await (await owner.get(LINK)).json()).links).toEqual([]);
    for (const path of paths) expect((await open(path)).status).toBe(404);
  });

  it('ends by itself after a week', async () => {
    const path = await newLink();
    await site.setClock(daysOn(6.99));
    expect((await open(path)).status).toBe(200);
    await site.setClock(daysOn(7));
    expect((await open(path)).status).toBe(404);
    await site.setClock(TEST_NOON);
  });

  it.each(['ended', 'unknown'])('that is %s is answered kindly', async (which) => {
    const path = which === 'ended' ? await newLink() : `/draft/${'A'.repeat(43)}`;
    await owner.send('DELETE', LINK);
    const answer = await open(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
    expect(await answer.text()).toContain('This Preview Has Ended');
  });

  it('is not made where there is no draft, nor by a stranger', async () => {
    expect((await owner.send('POST', '/api/admin/posts/no-such-draft/preview-link')).status).toBe(409);
    const headers = { 'sec-fetch-site': 'same-origin' };
    expect((await fetch(site.url + LINK, { method: 'POST', headers })).status).toBe(401);
  });

  it('is counted as nobody’s visit', async () => {
    const path = await newLink();
    const headers = {
      'sec-fetch-mode': 'navigate',
      'sec-fetch-site': 'none',
      'user-agent': 'Mozilla/5.0 Firefox/140',
    };
    await fetch(site.url + path, { headers });
    const metrics = await (await fetch(`${site.url}/api/blog/latest`)).text();
    expect(metrics).not.toContain(path);
    const { rows } = await client.query<{ whole: string }>(
      `select daily_counts::text as whole from daily_counts`,
    );
    expect(rows.map(({ whole }) => whole).join()).not.toContain('draft');
  });
});
