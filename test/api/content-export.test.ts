import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { DeskUnit, DraftSaved, type UnitFields } from '../../src/contract/desk-content.ts';
import { postFrom } from '../../src/content/blog.ts';
import type { AuthorFile } from '../../src/content/quotes.ts';
import type { Joke } from '../../src/domain/jokes/jokes.ts';
import { contentRepository } from '../harness/content-repository.ts';
import { OWNER, ownerOf, type Owner } from '../harness/owner.ts';
import { filesInZip } from '../harness/zip.ts';
import { siteWithDatabase } from './site-with-database.ts';

const { here } = siteWithDatabase(OWNER);
const repository = contentRepository();
afterAll(repository.remove);

const JOKE = 'The cat keeps a list of my mistakes. It is short, because she only counts the ones with fish.';
const POST = {
  title: 'A note: the longest night',
  excerpt: 'When the Sun stands still.',
  author: 'The owner',
  since: '2026-11-17',
  publishedAt: '2026-11-17',
  updatedAt: '2026-11-17',
  tags: ['sky'],
  figure: 'aspects',
  figureCaption: 'Angles.',
  markdown: 'The night is long.\n\n## Then\n\nIt gets shorter.',
};

let owner: Owner;
beforeAll(async () => {
  owner = await ownerOf(here.site);
});

async function call(method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await owner.send(method, `/api/admin/content/${path}`, body);
  const text = await answer.text();
  expect({ status: answer.status, text }).toEqual({ status: 200, text });
  return JSON.parse(text) as unknown;
}

async function publish(path: string, changed: UnitFields): Promise<void> {
  const { draft, shown } = DeskUnit.parse(await (await owner.get(`/api/admin/content/${path}`)).json());
  const fields = { ...(draft?.fields ?? shown), ...changed };
  const saved = await call('PUT', `${path}/draft`, { revision: draft?.revision ?? null, fields });
  await call('POST', `${path}/publish`, { revision: DraftSaved.parse(saved).revision });
}

async function download(name: string): Promise<Buffer> {
  const answer = await owner.get(`/api/admin/content/${name}`);
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
    200,
    `attachment; filename="${name.replace('export', 'edits')}"`,
  ]);
  return Buffer.from(await answer.arrayBuffer());
}

it('is empty while the site says what the files say', async () => {
  expect((await download('export.patch')).toString()).toBe('');
  expect(filesInZip(await download('export.zip')).size).toBe(0);
});

it('brings an edit, something hidden and an article of the owner’s home to git', async () => {
  await publish('joke/cat-01', { text: JOKE });
  await call('POST', 'quote/al-maarri.the-comet-dust-and-humankind-are-kin/hide');
  await call('POST', 'post', { unit: 'the-longest-night', fields: POST });
  await publish('post/the-longest-night', {});
  const patch = (await download('export.patch')).toString();
  repository.apply(patch);
  expect(repository.touched()).toEqual([
    'content/blog/the-longest-night.md',
    'content/jokes/cats.yml',
    'content/quotes/al-maarri.yml',
  ]);
  const jokes = parse(repository.read('content/jokes/cats.yml')) as Joke[];
  expect(jokes.find(({ id }) => id === 'cat-01')!.text).toBe(JOKE);
  const { quotes } = parse(repository.read('content/quotes/al-maarri.yml')) as AuthorFile;
  expect(quotes.filter(({ hidden }) => hidden).map(({ slug }) => slug)).toEqual([
    'the-comet-dust-and-humankind-are-kin',
  ]);
  const { title, markdown } = postFrom(
    'blog/the-longest-night.md',
    repository.read('content/blog/the-longest-night.md'),
  );
  expect([title, markdown.trim()]).toEqual([POST.title, POST.markdown]);
});

it('has the same files whole in its archive', async () => {
  const files = filesInZip(await download('export.zip'));
  expect([...files.keys()].sort()).toEqual(repository.touched());
  for (const [path, bytes] of files) expect(bytes.toString()).toBe(repository.read(path));
});
