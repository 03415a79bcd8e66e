import { beforeAll, describe, expect, it } from 'vitest';
import { ReplaceDone, Replacements } from '../../src/contract/desk-content.ts';
import { OWNER, ownerOf, type Owner } from '../harness/owner.ts';
import { wordsDesk, type WordsDesk } from '../harness/words.ts';
import { siteWithDatabase } from './site-with-database.ts';

const { here } = siteWithDatabase(OWNER);

let owner: Owner;
let desk: WordsDesk;
beforeAll(async () => {
  owner = await ownerOf(here.site);
  desk = wordsDesk(owner);
});

const ASK = { find: 'kitchen table', replaceWith: 'dining table', kinds: ['post'], matchCase: false };

async function preview(ask: object = ASK): Promise<Replacements> {
  const answer = await owner.send('POST', '/api/admin/content/replace/preview', ask);
  expect(answer.status).toBe(200);
  return Replacements.parse(await answer.json());
}

async function replace(units: readonly string[], ask = ASK): Promise<ReplaceDone> {
  const body = { ...ask, units: units.map((unit) => ({ kind: ask.kinds[0], unit })) };
  const answer = await owner.send('POST', '/api/admin/content/replace', body);
  expect(answer.status).toBe(200);
  return ReplaceDone.parse(await answer.json());
}

describe('find and replace', () => {
  it('shows every place before and after, and changes nothing yet', async () => {
    const { found, total } = await preview();
    expect([found.length, total > 0]).toEqual([total, true]);
    for (const { before, after } of found) {
      expect(before.toLowerCase()).toContain('kitchen table');
      expect(after).toContain('dining table');
    }
    expect((await desk.unit(`post/${found[0]!.unit}`)).state).toBe('file');
  });

  it('changes the chosen units alone, at once for visitors', async () => {
    const { found } = await preview();
    const unit = found.find(({ problem }) => problem === null)!.unit;
    expect(await replace([unit])).toEqual({ changed: 1, leftOut: [] });
    expect((await preview()).found.map((one) => one.unit)).not.toContain(unit);
    const { state, history } = await desk.unit(`post/${unit}`);
    expect([state, history[0]!.what]).toEqual(['live', '“kitchen table” replaced by “dining table”']);
    expect(await (await fetch(`${here.site.url}/blog/${unit}`)).text()).toContain('dining table');
  });

  it('leaves out what could not be published, and what somebody is writing, each with why', async () => {
    const cats = { find: 'The cat', replaceWith: 'The cat*', kinds: ['joke'], matchCase: true };
    const bad = { ...cats, find: 'The cat sleeps twenty hours a day', replaceWith: '' };
    const [refused] = (await preview(bad)).found;
    expect(refused).toMatchObject({ unit: 'cat-01', problem: expect.stringMatching(/\S/) });
    expect(await replace(['cat-01'], bad)).toMatchObject({ changed: 0, leftOut: [{ unit: 'cat-01' }] });
    await desk.edit('joke/cat-02', { text: 'Being written' });
    const { found } = await preview({ ...cats, find: 'flat-packed' });
    expect(found).toMatchObject([{ unit: 'cat-02', problem: expect.stringContaining('draft') }]);
  });

  it('takes the words as they are, with case where asked, and never touches what is fixed', async () => {
    expect((await preview({ ...ASK, find: 'kitchen.table' })).total).toBe(0);
    expect((await preview({ ...ASK, find: 'KITCHEN TABLE', matchCase: true })).total).toBe(0);
    expect((await preview({ ...ASK, find: '2026-01-01', kinds: ['joke'] })).total).toBe(0);
  });

  it('does nothing where the words are gone by now', async () => {
    expect(await replace(['planetary-hours'], { ...ASK, find: 'never said anywhere' })).toEqual({
      changed: 0,
      leftOut: [],
    });
  });

  it('sends nobody to change readings of days that were read', async () => {
    const { found } = await preview({ ...ASK, find: ' the ', kinds: ['paragraph'] });
    expect(new Set(found.map(({ problem }) => problem)).size).toBe(1);
    expect(found[0]!.problem).toContain('under Readings');
  });
});
