import { beforeAll, describe, expect, it } from 'vitest';
import type { DeskToday } from '../../src/contract/desk-today.ts';
import { OWNER, ownerOf, type Owner } from '../harness/owner.ts';
import { until } from '../harness/until.ts';
import { wordsDesk, type WordsDesk } from '../harness/words.ts';
import { siteWithDatabase } from './site-with-database.ts';

const { here } = siteWithDatabase(OWNER);

let owner: Owner;
let desk: WordsDesk;
beforeAll(async () => {
  owner = await ownerOf(here.site);
  desk = wordsDesk(owner);
});

const OLD_TITLE = 'The title before the release';

/** As if the files had said something else when the edit was begun. */
async function collide(unit: string, title: string): Promise<void> {
  await desk.publish(`post/${unit}`, { title });
  await here.client.query(
    `update content_edits set base = base || $2::jsonb where kind = 'post' and unit = $1 and slot = 'public'`,
    [unit, JSON.stringify({ title: OLD_TITLE })],
  );
}

const resolve = (unit: string, fields: object) =>
  owner.send('POST', `/api/admin/content/post/${unit}/resolve`, { fields });

describe('a release that changed the same words', () => {
  it('leaves the owner’s words public and shows all three', async () => {
    await collide('what-an-aspect-is', 'Aspects, briefly');
    const { state, collisions, inFile, shown } = await desk.unit('post/what-an-aspect-is');
    expect([state, shown!['title']]).toEqual(['collides', 'Aspects, briefly']);
    expect(collisions).toEqual([
      { field: 'title', base: OLD_TITLE, file: inFile!['title'], own: 'Aspects, briefly' },
    ]);
  });

  it('waits on Today with a way to the three columns', async () => {
    const matters = async () => ((await (await owner.get('/api/admin/today')).json()) as DeskToday).matters;
    // What was written past the desk is found when the site next looks.
    await until('Today to say so', async () => (await matters()).length > 0);
    expect(await matters()).toMatchObject([
      {
        title: 'Two versions of a text',
        state: 'look',
        actions: [{ label: 'Look at it', page: '/admin/content/post/what-an-aspect-is' }],
      },
    ]);
  });

  it('still asks after another edit of the unit', async () => {
    const unit = await desk.publish('post/what-an-aspect-is', { excerpt: 'What planets do to each other.' });
    expect(unit).toMatchObject({ state: 'collides', collisions: [{ field: 'title' }] });
  });

  it('is answered field by field, and for all that is asked', async () => {
    expect((await resolve('what-an-aspect-is', {})).status).toBe(400);
    expect((await resolve('what-an-aspect-is', { title: 'x', author: 'y' })).status).toBe(400);
    expect((await resolve('what-an-aspect-is', { title: '' })).status).toBe(400);
    const unit = await desk.press('post/what-an-aspect-is', 'resolve', { fields: { title: 'Aspects' } });
    expect(unit).toMatchObject({ state: 'live', collisions: [], shown: { title: 'Aspects' } });
    expect(await (await fetch(`${here.site.url}/blog/what-an-aspect-is`)).text()).toContain('Aspects');
    expect(unit.history[0]!.what).toBe('Settled with a release');
  });

  it('answered with the file’s words ends the edit', async () => {
    await collide('the-saturn-return', 'Saturn, again');
    const { inFile } = await desk.unit('post/the-saturn-return');
    const unit = await desk.press('post/the-saturn-return', 'resolve', {
      fields: { title: inFile!['title'] },
    });
    expect([unit.state, unit.shown]).toEqual(['file', inFile]);
  });
});
