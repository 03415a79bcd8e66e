import { beforeAll, describe, expect, it } from 'vitest';
import { DeskKinds, DeskUnits, DraftConflict } from '../../src/contract/desk-content.ts';
import { OWNER, ownerOf, type Owner } from '../harness/owner.ts';
import { wordsDesk, type WordsDesk } from '../harness/words.ts';
import { siteWithDatabase } from './site-with-database.ts';

const { here } = siteWithDatabase(OWNER);

const CATS =
  'The cat has learned to open the fridge. She takes nothing, but she stands in the light for a while, like the rest of us.';
const DOGS =
  'The dog has learned to open the fridge. He takes everything, and then he sits down in front of it and looks surprised.';

let owner: Owner;
let desk: WordsDesk;
beforeAll(async () => {
  owner = await ownerOf(here.site);
  desk = wordsDesk(owner);
});

async function list(kind: string, query = '') {
  return DeskUnits.parse(await (await owner.get(`/api/admin/content/${kind}${query}`)).json());
}

const told = async (answer: Response) => ({
  status: answer.status,
  ...((await answer.json()) as { error: { code: string; message: string } }),
});

describe('the list', () => {
  it('of kinds counts units, edits and drafts', async () => {
    const kinds = async () => DeskKinds.parse(await (await owner.get('/api/admin/content')).json()).kinds;
    const before = (await kinds()).find(({ kind }) => kind === 'joke')!;
    await desk.publish('joke/animal-05', { text: DOGS });
    await desk.edit('joke/animal-04', { text: 'Half a joke' });
    const after = (await kinds()).find(({ kind }) => kind === 'joke')!;
    expect(after).toEqual({ ...before, edited: before.edited + 1, drafts: before.drafts + 1 });
    await desk.press('joke/animal-05', 'files');
  });

  it('is told page by page, every unit once', async () => {
    const first = await list('joke');
    expect(first.units).toHaveLength(50);
    const units = [...first.units];
    for (let { next } = first; next !== null;) {
      const page = await list('joke', `?after=${next}`);
      units.push(...page.units);
      next = page.next;
    }
    expect(new Set(units.map(({ unit }) => unit)).size).toBe(first.total);
  });

  it('finds words, and shows them where they stand', async () => {
    const { units, total } = await list('joke', '?find=FLAT-PACKED%20in%20fourteen');
    expect([total, units.map(({ unit }) => unit)]).toEqual([1, ['cat-02']]);
    expect(units[0]!.excerpt).toContain('flat-packed in fourteen');
    expect(await list('joke', '?find=.*')).toMatchObject({ total: 0, units: [], next: null });
  });

  it('has the newest post first', async () => {
    const { units } = await list('post');
    const days = units.map(({ publicAt }) => publicAt!);
    expect(days).toEqual(days.toSorted().toReversed());
  });
});

describe('a draft', () => {
  it('is kept word by word, also one that could not be published, and visitors see nothing of it', async () => {
    const { inFile } = await desk.unit('joke/cat-03');
    const saved = await desk.save('joke/cat-03', null, { ...inFile!, text: 'Too short' });
    expect(saved.problems.length).toBeGreaterThan(0);
    const unit = await desk.unit('joke/cat-03');
    expect(unit.draft).toMatchObject({ revision: saved.revision, fields: { text: 'Too short' } });
    expect(unit).toMatchObject({ state: 'file', shown: inFile, scheduledFor: null });
    expect((await list('joke', '?show=drafts')).units.map(({ unit: name }) => name)).toContain('cat-03');
  });

  it('goes on from its own revision', async () => {
    const first = await desk.edit('joke/cat-04', { text: CATS });
    const second = await desk.edit('joke/cat-04', { text: `${CATS} ` });
    expect(second.revision).toBe(first.revision + 1);
  });

  it('of a second tab is refused with the text of the first, and both are in History', async () => {
    const { inFile } = await desk.unit('joke/cat-05');
    const first = await desk.save('joke/cat-05', null, { ...inFile!, text: CATS });
    const second = { revision: null, fields: { ...inFile!, text: DOGS } };
    const refused = await owner.send('PUT', '/api/admin/content/joke/cat-05/draft', second);
    expect(refused.status).toBe(409);
    const { error, other } = DraftConflict.parse(await refused.json());
    expect(error.code).toBe('draft_conflict');
    expect(other).toMatchObject({ revision: first.revision, fields: { text: CATS } });
    await owner.send('PUT', '/api/admin/content/joke/cat-05/draft', second);
    const { draft, history } = await desk.unit('joke/cat-05');
    expect(draft!.fields['text']).toBe(CATS);
    expect(history.map(({ fields }) => fields!['text'])).toEqual([DOGS, CATS]);
    // The mix goes on from what the other had.
    const mixed = await desk.save('joke/cat-05', other.revision, { ...inFile!, text: `${CATS} Or so.` });
    expect(mixed.revision).toBeGreaterThan(first.revision);
  });

  it('that was saved before is saved, whatever revision the lost answer had', async () => {
    const { inFile } = await desk.unit('joke/cat-06');
    const fields = { ...inFile!, text: CATS };
    const first = await desk.save('joke/cat-06', null, fields);
    expect(await desk.save('joke/cat-06', null, fields)).toEqual(first);
  });

  it('begun before another tab published is refused when it names what was public then', async () => {
    const { publicRevision, inFile } = await desk.unit('joke/cat-07');
    await desk.publish('joke/cat-07', { text: CATS });
    const late = { revision: publicRevision, fields: { ...inFile!, text: DOGS } };
    const refused = await owner.send('PUT', '/api/admin/content/joke/cat-07/draft', late);
    const { other } = DraftConflict.parse(await refused.json());
    expect(other.fields['text']).toBe(CATS);
    await desk.save('joke/cat-07', other.revision, late.fields);
    await desk.press('joke/cat-07', 'files');
  });

  it('is thrown away by its revision only, and can be brought back from History', async () => {
    const path = '/api/admin/content/joke/cat-08/draft';
    const { revision } = await desk.edit('joke/cat-08', { text: CATS });
    expect((await told(await owner.send('DELETE', path, { revision: revision + 1 }))).error.code).toBe(
      'draft_conflict',
    );
    expect((await owner.send('DELETE', path, { revision })).status).toBe(200);
    const { draft, history } = await desk.unit('joke/cat-08');
    expect([draft, history[0]!.what]).toEqual([null, 'Draft thrown away']);
    const restored = await desk.press('joke/cat-08', 'restore', { id: history[0]!.id });
    expect(restored.draft!.fields['text']).toBe(CATS);
    // No old tab fits again.
    expect(restored.draft!.revision).toBeGreaterThan(revision);
  });

  it('is not written over by a restore', async () => {
    await desk.publish('joke/cat-09', { text: CATS });
    const { history } = await desk.unit('joke/cat-09');
    await desk.edit('joke/cat-09', { text: DOGS });
    const path = '/api/admin/content/joke/cat-09/restore';
    expect(await told(await owner.send('POST', path, { id: history[0]!.id }))).toMatchObject({
      status: 409,
      error: { code: 'conflict' },
    });
    expect((await desk.unit('joke/cat-09')).draft!.fields['text']).toBe(DOGS);
  });
});

describe('what no person sends', () => {
  const sent = async (method: string, path: string, body?: unknown) =>
    told(await owner.send(method, `/api/admin/content/${path}`, body));
  const fields = { text: CATS };

  it.each([
    ['PUT', 'joke/cat-10/draft', {}, 400],
    ['PUT', 'joke/cat-10/draft', { revision: 'x', fields }, 400],
    ['PUT', 'joke/cat-10/draft', { revision: null, fields: { text: 7 } }, 400],
    ['PUT', 'joke/cat-10/draft', { revision: null, fields: { ...fields, other: 'x' } }, 400],
    ['PUT', 'joke/cat-10/draft', { revision: null, fields: { ...fields, since: '2020-01-01' } }, 400],
    ['PUT', 'joke/cat-10/draft', { revision: null, fields: { text: 'x'.repeat(60_001) } }, 400],
    ['PUT', 'joke/no-such/draft', { revision: null, fields }, 404],
    ['PUT', 'song/cat-10/draft', { revision: null, fields }, 400],
    ['PUT', 'joke/Cat%2010/draft', { revision: null, fields }, 400],
    ['POST', 'joke', { unit: 'cat-01', fields }, 409],
    ['POST', 'joke', { unit: 'Cat 1', fields }, 400],
    ['POST', 'joke', { unit: 'cat-99' }, 400],
    ['POST', 'joke/cat-10/publish', { revision: 1 }, 409],
    ['POST', 'joke/cat-10/publish', { revision: 1, at: 'tomorrow' }, 400],
    ['POST', 'joke/cat-10/restore', { id: 999_999 }, 404],
    ['POST', 'joke/cat-10/resolve', { fields }, 409],
    ['POST', 'joke/no-such/hide', undefined, 404],
    ['POST', 'joke/no-such/files', undefined, 404],
    ['DELETE', 'joke/cat-10/draft', {}, 400],
    ['POST', 'replace/preview', { find: 'x', replaceWith: '', kinds: ['joke'], matchCase: true }, 400],
    ['POST', 'replace', { find: 'xx', replaceWith: '', kinds: ['joke'], matchCase: true, units: [] }, 400],
  ])('%s %s in a wrong way is refused (%#)', async (method, path, body, status) => {
    const answer = await sent(method, path, body);
    expect(answer).toEqual({
      status,
      error: { code: expect.stringMatching(/^[a-z_]+$/), message: expect.stringMatching(/^\S.+/) },
    });
  });

  it('a part of the list that is not there', async () => {
    expect((await told(await owner.get('/api/admin/content/joke?after=nobody'))).status).toBe(400);
  });

  it('a letter that cannot be kept', async () => {
    const { inFile } = await desk.unit('joke/cat-10');
    const draft = { revision: null, fields: { ...inFile!, text: 'a\u0000b' } };
    expect((await sent('PUT', 'joke/cat-10/draft', draft)).status).toBe(400);
  });

  it('anything without a session', async () => {
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/joke'],
      ['POST', '/joke'],
      ['GET', '/joke/cat-01'],
      ['PUT', '/joke/cat-01/draft'],
      ['POST', '/joke/cat-01/publish'],
      ['POST', '/replace'],
    ] as const) {
      const headers = { 'sec-fetch-site': 'same-origin' };
      const answer = await fetch(`${here.site.url}/api/admin/content${path}`, { method, headers });
      expect([path, answer.status]).toEqual([path, 401]);
    }
  });
});
