import { beforeAll, describe, expect, it } from 'vitest';
import type { DeskHistory } from '../../src/contract/desk-history.ts';
import type { UnitFields } from '../../src/contract/desk-content.ts';
import { OWNER, ownerOf, type Owner } from '../harness/owner.ts';
import { TEST_NOON } from '../harness/site.ts';
import { wordsDesk, type WordsDesk } from '../harness/words.ts';
import { siteWithDatabase } from './site-with-database.ts';

const { here } = siteWithDatabase(OWNER);

const POST = 'post/planetary-hours';
const PAGE = '/blog/planetary-hours';
const CATS =
  'The cat has learned to open the fridge. She takes nothing, but she stands in the light for a while, like the rest of us.';

/** An article that the build would take. */
const ARTICLE: UnitFields = {
  title: 'The Moon that doesn’t know it’s full',
  excerpt: 'Every month the Moon is full for one minute, and nobody has ever seen that minute from a couch.',
  author: 'The Zodiary desk',
  since: '2026-11-18',
  tags: ['moon'],
  figure: 'year-ring',
  figureCaption: 'The year as a ring, with its four corners.',
  markdown: 'Every month the Moon is full for one minute, and nobody has ever seen that minute from a couch.',
};

let owner: Owner;
let desk: WordsDesk;
beforeAll(async () => {
  owner = await ownerOf(here.site);
  desk = wordsDesk(owner);
});

const page = async (path: string) => {
  const answer = await fetch(here.site.url + path);
  return { status: answer.status, text: await answer.text() };
};

const call = (method: string, path: string, body?: unknown) =>
  owner.send(method, `/api/admin/content/${path}`, body);

async function lastChange() {
  const history = (await (await owner.get('/api/admin/history')).json()) as DeskHistory;
  return history.entries[0]!;
}

describe('publishing', () => {
  it('changes the public page, and only the press does', async () => {
    const title = 'Planetary hours, told anew';
    const { revision } = await desk.edit(POST, { title });
    expect((await page(PAGE)).text).not.toContain(title);
    const unit = await desk.press(POST, 'publish', { revision });
    expect(unit).toMatchObject({ state: 'live', draft: null, title, href: PAGE });
    expect((await page(PAGE)).text).toContain(title);
    expect(unit.history[0]).toMatchObject({ what: 'Published', fields: { title } });
  });

  it('is in the log of changes with who, before and after', async () => {
    const { shown } = await desk.unit(POST);
    await desk.publish(POST, { title: 'Planetary hours once more' });
    expect(await lastChange()).toMatchObject({
      action: 'post published',
      subject: 'planetary-hours',
      changes: [{ what: 'title', before: shown!['title'], after: 'Planetary hours once more' }],
    });
  });

  it('twice, because an answer was lost, is once', async () => {
    const { revision } = await desk.edit(POST, { title: 'Hours of the planets' });
    const first = await desk.press(POST, 'publish', { revision });
    const second = await desk.press(POST, 'publish', { revision });
    expect(second.history).toEqual(first.history);
  });

  it('of a draft that somebody has changed since is refused', async () => {
    const { revision } = await desk.edit(POST, { title: 'One title' });
    await desk.edit(POST, { title: 'Another title' });
    const answer = await call('POST', `${POST}/publish`, { revision });
    expect([answer.status, await answer.json()]).toEqual([
      409,
      {
        error: { code: 'draft_conflict', message: expect.any(String) },
        other: expect.objectContaining({ fields: expect.objectContaining({ title: 'Another title' }) }),
      },
    ]);
    expect((await page(PAGE)).text).not.toContain('One title');
  });

  it('of words that the build would refuse is refused with the reasons, and the draft stays', async () => {
    const { revision, problems } = await desk.edit('joke/cat-11', { text: 'Too short' });
    const answer = await call('POST', 'joke/cat-11/publish', { revision });
    const { error } = (await answer.json()) as { error: { code: string; message: string } };
    expect([answer.status, error.code, error.message]).toEqual([400, 'bad_request', problems.join(' ')]);
    expect((await desk.unit('joke/cat-11')).draft!.revision).toBe(revision);
  });

  it('of what the files say ends the edit', async () => {
    const { inFile } = await desk.unit('joke/cat-12');
    await desk.publish('joke/cat-12', { text: CATS });
    const unit = await desk.publish('joke/cat-12', { text: inFile!['text']! });
    expect([unit.state, unit.publicRevision]).toEqual(['file', 0]);
  });

  it('back to the files brings their words back', async () => {
    const { inFile } = await desk.unit(POST);
    const unit = await desk.press(POST, 'files');
    expect([unit.state === 'file', unit.shown]).toEqual([true, inFile]);
    expect((await page(PAGE)).text).toContain(inFile!['title']);
    expect(unit.history[0]!.what).toBe('Back to the files');
  });

  it('a version of History makes it the draft, and no visitor sees it yet', async () => {
    await desk.publish('joke/cat-13', { text: CATS });
    const { history } = await desk.press('joke/cat-13', 'files');
    const unit = await desk.press('joke/cat-13', 'restore', { id: history[1]!.id });
    expect([unit.draft!.fields['text'], unit.state]).toEqual([CATS, 'file']);
  });
});

describe('hiding', () => {
  it('takes an article off the site and back', async () => {
    const hidden = await desk.press('post/the-slow-ones', 'hide');
    expect(hidden).toMatchObject({ state: 'hidden', shown: null, href: null });
    expect((await page('/blog/the-slow-ones')).status).toBe(404);
    expect((await page('/blog')).text).not.toContain('the-slow-ones');
    const again = await desk.press('post/the-slow-ones', 'hide');
    expect(again.history).toHaveLength(1);
    const shown = await desk.press('post/the-slow-ones', 'show');
    expect([shown.state, shown.shown]).toEqual(['file', shown.inFile]);
    expect((await page('/blog/the-slow-ones')).status).toBe(200);
  });

  it('keeps the owner’s words for the day it is shown again', async () => {
    await desk.publish('joke/cat-14', { text: CATS });
    await desk.press('joke/cat-14', 'hide');
    const unit = await desk.press('joke/cat-14', 'show');
    expect([unit.state, unit.shown!['text']]).toEqual(['live', CATS]);
  });

  it('is not for cards', async () => {
    expect((await call('POST', 'tarot/the-fool/hide')).status).toBe(400);
  });
});

describe('an article of the owner’s own', () => {
  const path = 'post/the-moon-that-does-not-know';

  it('is a draft first, public when it is published, with that day as its own', async () => {
    const added = await call('POST', 'post', { unit: 'the-moon-that-does-not-know', fields: ARTICLE });
    expect(added.status).toBe(200);
    const draft = await desk.unit(path);
    expect(draft).toMatchObject({ state: 'draft', shown: null, inFile: null, file: null, href: null });
    expect((await page('/blog/the-moon-that-does-not-know')).status).toBe(404);
    const unit = await desk.press(path, 'publish', { revision: draft.draft!.revision });
    const day = TEST_NOON.slice(0, 10);
    expect(unit.shown).toMatchObject({ ...ARTICLE, publishedAt: day, updatedAt: day });
    expect(unit).toMatchObject({ state: 'live', href: '/blog/the-moon-that-does-not-know' });
    expect((await page('/blog/the-moon-that-does-not-know')).text).toContain('from a couch');
    expect((await page('/blog')).text).toContain('the-moon-that-does-not-know');
  });

  it('is corrected by another press', async () => {
    const corrected = `${ARTICLE['markdown']} We were wrong about the couch.`;
    const unit = await desk.publish(path, { markdown: corrected });
    expect(unit.history.map(({ what }) => what)).toEqual(['Published', 'Published']);
    expect((await page('/blog/the-moon-that-does-not-know')).text).toContain('wrong about the couch');
  });

  it('can’t go back to files that don’t have it', async () => {
    expect((await call('POST', `${path}/files`)).status).toBe(409);
  });

  it('that was never public is gone with its draft', async () => {
    await call('POST', 'post', { unit: 'never-said', fields: { title: 'Never said' } });
    const { draft } = await desk.unit('post/never-said');
    const answer = await call('DELETE', 'post/never-said/draft', { revision: draft!.revision });
    expect([answer.status, await answer.json()]).toEqual([200, null]);
    expect((await call('GET', 'post/never-said')).status).toBe(404);
  });
});
