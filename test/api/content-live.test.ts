import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KIND_ADAPTERS } from '../../src/content/edit-kinds/adapters.ts';
import type { EditKind, Fields, FileUnit } from '../../src/domain/content-edits/edit.ts';
import { compiledNow } from '../../src/server/compiled.ts';
import { listRevisions } from '../../src/server/content-edits/revision-store.ts';
import * as store from '../../src/server/content-edits/store.ts';
import { openDatabase, type Database } from '../../src/server/db/database.ts';
import { silentLog } from '../harness/log.ts';
import { searchingOn, searchReady } from '../harness/search.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { timeLimit } from '../harness/time-limits.ts';
import { until } from '../harness/until.ts';
import { ask } from '../harness/wire.ts';

let one: TestSite;
let other: TestSite;
let database: Database;
beforeAll(async () => {
  one = await startTestSite();
  other = await startTestSite({ env: { DATABASE_URL: one.databaseUrl } });
  database = await openDatabase({ databaseUrl: one.databaseUrl, dataDir: '', log: silentLog });
}, timeLimit(60_000));
afterAll(async () => {
  await database.close();
  await Promise.all([one.stop(), other.stop()]);
});

/** How soon a change is seen everywhere on a machine with nothing else to do. */
const SOON_MS = 2_000;

function unitsOf(kind: EditKind): FileUnit[] {
  const { units, noun } = KIND_ADAPTERS[kind];
  return units(compiledNow(noun));
}

interface Words {
  kind: EditKind;
  unit: string;
  base: Fields | null;
  text: Fields;
}

const at = new Date('2026-11-15T17:00:00Z');

const write = (words: Words, how = store.publish) =>
  database.db.transaction(async (tx) => {
    await how(tx, { ...words, author: 'a phone', at });
    await store.bumpRevision(tx);
  });

const backToFiles = (key: store.UnitKey) =>
  database.db.transaction(async (tx) => {
    await store.dropToFiles(tx, key);
    await store.bumpRevision(tx);
  });

const textAt = async ({ url }: TestSite, path: string) => (await ask(url, path)).text;
const jokeAt = async (site: TestSite) =>
  (JSON.parse(await textAt(site, '/api/jokes/today')) as { jokeText: string }).jokeText;

/** Both instances say it, soon. */
const soonAtBoth = (what: string, isSaid: (site: TestSite) => Promise<boolean>) =>
  until(what, async () => (await isSaid(one)) && (await isSaid(other)), SOON_MS);

async function todaysJoke(): Promise<FileUnit> {
  const told = await jokeAt(one);
  return unitsOf('joke').find(({ fields }) => fields.text === told)!;
}

const JOKE = 'The cat asked for a second opinion, so we showed her the other half of the empty bowl.';

describe('a live edit', () => {
  it('of a joke is told by both instances, and taken back by both', async () => {
    const { unit, fields } = await todaysJoke();
    expect(await jokeAt(other)).toBe(fields.text);
    await write({ kind: 'joke', unit, base: fields, text: { text: JOKE } });
    await soonAtBoth('the new joke', async (site) => (await jokeAt(site)) === JOKE);
    await backToFiles({ kind: 'joke', unit });
    await soonAtBoth('the joke of the files', async (site) => (await jokeAt(site)) === fields.text);
  });

  it(
    'of a post’s title is on its page, in lists, in the feed and in search, at both',
    { timeout: timeLimit(60_000) },
    async () => {
      await Promise.all([one, other].map(searchReady));
      const [{ unit, fields }] = unitsOf('post') as [FileUnit];
      const pages = [`/blog/${unit}`, '/blog-feed.xml', `/api/blog/${unit}`];
      const title = 'A quixotic draw you can check';
      // Seen before, so that what was kept of them has to go.
      for (const site of [one, other])
        for (const page of pages) expect(await textAt(site, page)).toContain(String(fields.title));
      const found = async ({ url }: TestSite) => {
        const { groups } = await searchingOn(() => url).find('quixotic');
        return groups.some(({ results }) => results.some(({ href }) => href === `/blog/${unit}`));
      };
      expect(await found(one)).toBe(false);
      await write({ kind: 'post', unit, base: fields, text: { title } });
      for (const page of pages)
        await soonAtBoth(page, async (site) => (await textAt(site, page)).includes(title));
      await soonAtBoth('the search', found);
      await backToFiles({ kind: 'post', unit });
      await soonAtBoth('the search as it was', async (site) => !(await found(site)));
      for (const page of pages)
        await soonAtBoth(page, async (site) => !(await textAt(site, page)).includes(title));
    },
  );

  it('hides a post from its page, the list and the sitemap', async () => {
    const [{ unit, fields }] = unitsOf('post') as [FileUnit];
    const isThere = async (site: TestSite) => (await textAt(site, '/sitemap-blog.xml')).includes(unit);
    expect(await isThere(one)).toBe(true);
    await write({ kind: 'post', unit, base: fields, text: {} }, store.hide);
    await soonAtBoth('it is gone', async ({ url }) => (await ask(url, `/blog/${unit}`)).status === 404);
    expect(await isThere(other)).toBe(false);
    await backToFiles({ kind: 'post', unit });
    await soonAtBoth('it is back', isThere);
  });
});

describe('at a start', () => {
  const restarted = () => startTestSite({ env: { DATABASE_URL: one.databaseUrl } });

  it('a live edit counts, and a faulty one is left out', async () => {
    const { unit, fields } = await todaysJoke();
    const faulty = unitsOf('joke').find((joke) => joke.unit !== unit)!;
    await write({ kind: 'joke', unit: faulty.unit, base: faulty.fields, text: { text: 'Too short.' } });
    await write({ kind: 'joke', unit, base: fields, text: { text: JOKE } });
    const site = await restarted();
    expect(await jokeAt(site)).toBe(JOKE);
    await site.stop();
    await backToFiles({ kind: 'joke', unit });
    await backToFiles({ kind: 'joke', unit: faulty.unit });
    await soonAtBoth('the joke of the files', async (running) => (await jokeAt(running)) === fields.text);
  });

  it('an edit that the files say by now is retired, with a line in its history and in the log', async () => {
    const { unit, fields } = await todaysJoke();
    const key = { kind: 'joke', unit } as const;
    await write({ ...key, base: { ...fields, text: JOKE }, text: { text: fields.text! } });
    const site = await restarted();
    expect(await jokeAt(site)).toBe(fields.text);
    await site.stop();
    expect(await store.findEdit(database.db, key, 'public')).toBeNull();
    expect(await listRevisions(database.db, key)).toMatchObject([
      { what: 'Arrived with a release', author: 'a release', fields },
    ]);
    const { rows } = await database.pool.query('select by, action, subject, before from audit_log');
    expect(rows).toEqual([
      {
        by: 'a release',
        action: 'edit arrived with a release',
        subject: `joke ${unit}`,
        before: { text: fields.text },
      },
    ]);
  });
});
