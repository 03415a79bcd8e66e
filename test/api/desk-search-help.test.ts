import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AliasTargets, DeskSearchHelp } from '../../src/contract/desk-search-help.ts';
import { connected } from '../harness/database.ts';
import { OWNER, ownerOf, type Owner } from '../harness/owner.ts';
import { plain, resultsOf, searchingOn, searchReady } from '../harness/search.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { timeLimit } from '../harness/time-limits.ts';
import { until } from '../harness/until.ts';

const CALL = '/api/admin/search-help';
const WORDS = 'zzqx qqzv';

let site: TestSite;
let other: TestSite;
let owner: Owner;
let client: pg.Client;
const { find, suggest } = searchingOn(() => site.url);
const onOther = searchingOn(() => other.url);

beforeAll(async () => {
  site = await startTestSite({ env: OWNER });
  other = await startTestSite({ env: { ...OWNER, DATABASE_URL: site.databaseUrl } });
  owner = await ownerOf(site);
  client = await connected(site.databaseUrl);
  await searchReady(site);
}, timeLimit(120_000));
afterAll(async () => {
  await client.end();
  await other.stop();
  await site.stop();
});
beforeEach(async () => {
  await client.query('truncate search_aliases, daily_counts');
  await until('no alias to be known', async () => (await find(WORDS)).total === 0);
});

async function look(): Promise<DeskSearchHelp> {
  const answer = await owner.get(CALL);
  expect(answer.status).toBe(200);
  return DeskSearchHelp.parse(await answer.json());
}

async function save(words: string, kind: string, to: string): Promise<{ status: number; told: string }> {
  const answer = await owner.send('POST', CALL, { words, kind, to });
  const { said, error } = (await answer.json()) as { said?: string; error?: { message: string } };
  return { status: answer.status, told: said ?? error!.message };
}

async function audit(): Promise<unknown[]> {
  const { rows } = await client.query(
    `select action, subject, before, after from audit_log where action like 'search alias%' order by id`,
  );
  return rows;
}

describe('an alias', () => {
  it('of another search answers as that search does, at once and on every instance', async () => {
    const before = await onOther.find(WORDS);
    expect([before.answer, before.total]).toEqual([null, 0]);
    expect(await save('Zzqx, QQZV!', 'search', ' scorpio  tomorrow ')).toMatchObject({ status: 200 });

    const found = await find(WORDS);
    const meant = await find('scorpio tomorrow');
    expect(found).toEqual({ ...meant, query: WORDS });
    expect(found.answer).not.toBeNull();
    expect((await suggest(WORDS)).goTo).toEqual((await suggest('scorpio tomorrow')).goTo);

    const savedMs = performance.now();
    await until('the other instance to know', async () => (await onOther.find(WORDS)).total > 0);
    expect(performance.now() - savedMs).toBeLessThan(2_000);
  });

  it('of a page puts the page first', async () => {
    expect(await save(WORDS, 'page', '/quotes/really-said')).toMatchObject({ status: 200 });
    const found = await find(WORDS);
    expect(found.answer).toMatchObject({
      actions: [{ label: 'Open the page', href: '/quotes/really-said' }],
    });
    expect(found.answer!.text).not.toBe('');
    expect(resultsOf(found).map(({ href }) => href)).toContain('/quotes/really-said');
    const [first] = (await suggest(WORDS)).goTo;
    expect([first!.href, plain(first!.title)]).toEqual(['/quotes/really-said', found.answer!.title]);
  });

  it('of a page that is gone is as if it were none, and the owner sees it', async () => {
    await client.query(
      `insert into search_aliases (words, kind, target, by, at) values ($1, 'page', '/blog/gone', 'a phone', now())`,
      [WORDS],
    );
    await until('the alias to be read', async () => (await look()).aliases.length === 1);
    expect((await find(WORDS)).total).toBe(0);
    expect((await look()).aliases).toMatchObject([{ words: WORDS, isThere: false, by: 'a phone' }]);
  });

  it('of words that have one is what that one leads to, so that nothing goes in circles', async () => {
    await save(WORDS, 'search', 'leo');
    await save('qqzv zzqx', 'search', WORDS);
    expect((await look()).aliases.map(({ words, target }) => [words, target.to])).toEqual(
      expect.arrayContaining([
        [WORDS, 'leo'],
        ['qqzv zzqx', 'leo'],
      ]),
    );
    expect((await find('qqzv zzqx')).total).toBe((await find('leo')).total);
  });

  it('is refused where it would help nobody', async () => {
    expect(await save(WORDS, 'search', 'Zzqx: qqzv')).toEqual({
      status: 400,
      told: 'Those are the same words.',
    });
    expect(await save(WORDS, 'search', 'vvzzk')).toEqual({
      status: 400,
      told: '“vvzzk” finds nothing either.',
    });
    expect((await save(WORDS, 'page', '/no/such/page')).status).toBe(400);
    expect((await save(WORDS, 'page', 'https://elsewhere.example/tarot')).status).toBe(400);
    expect((await save('?!', 'search', 'leo')).status).toBe(400);
    expect((await look()).aliases).toEqual([]);
  });

  it('is changed and taken away again, each in the log once', async () => {
    const at = (await audit()).length;
    await Promise.all([save(WORDS, 'search', 'leo'), save(WORDS, 'search', 'leo')]);
    await save(WORDS, 'page', '/tarot');
    expect((await owner.send('DELETE', CALL, { words: 'ZZQX qqzv' })).status).toBe(200);
    expect((await find(WORDS)).total).toBe(0);
    expect((await owner.send('DELETE', CALL, { words: WORDS })).status).toBe(404);
    const leo = { kind: 'search', to: 'leo' };
    const tarot = { kind: 'page', to: '/tarot' };
    expect((await audit()).slice(at)).toEqual([
      { action: 'search alias added', subject: WORDS, before: null, after: leo },
      { action: 'search alias changed', subject: WORDS, before: leo, after: tarot },
      { action: 'search alias removed', subject: WORDS, before: tarot, after: null },
    ]);
  });
});

describe('the desk', () => {
  const count = (date: string, words: string, times: number): Promise<unknown> =>
    client.query(`insert into daily_counts (date, kind, name, count) values ($1, 'unanswered', $2, $3)`, [
      date,
      words,
      times,
    ]);

  it('lists what thirty days asked in vain, with pages that are named like it', async () => {
    await count('2026-11-15', 'retrograde mercuri storys', 2);
    await count('2026-10-17', 'retrograde mercuri storys', 3);
    await count('2026-10-16', 'too long ago', 9);
    await count('2026-11-14', WORDS, 4);
    const { unanswered } = await look();
    expect(unanswered.map(({ words, count: times }) => [words, times])).toEqual([
      ['retrograde mercuri storys', 5],
      [WORDS, 4],
    ]);
    expect(unanswered[0]!.suggestions[0]!.title).toMatch(/retrograde/i);
    expect(unanswered[1]!.suggestions).toEqual([]);
    await save(WORDS, 'search', 'leo');
    expect((await look()).unanswered.map(({ words }) => words)).toEqual(['retrograde mercuri storys']);
  });

  it('offers what could be meant by something typed', async () => {
    const offered = async (typed: string): Promise<AliasTargets['targets']> =>
      AliasTargets.parse(await (await owner.get(`${CALL}/targets?find=${encodeURIComponent(typed)}`)).json())
        .targets;
    const targets = await offered('full moon');
    expect(targets[0]).toEqual({ kind: 'search', to: 'full moon', title: 'full moon' });
    expect(targets.length).toBeGreaterThan(1);
    for (const { kind, to } of targets.slice(1))
      expect(await save(WORDS, kind, to)).toMatchObject({ status: 200 });
    expect(await offered('vvzzk')).toEqual([]);
  });
});
