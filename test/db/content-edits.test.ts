import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addRevision, findRevision, listRevisions } from '../../src/server/content-edits/revision-store.ts';
import * as store from '../../src/server/content-edits/store.ts';
import { openDatabase, type Database } from '../../src/server/db/database.ts';
import { silentLog } from '../harness/log.ts';
import { until } from '../harness/until.ts';
import { listenTo } from '../../src/server/content-edits/listener.ts';
import { readyFolder, removeTemplate, removeTemporaryFolders } from './folders.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ dataDir: await readyFolder(), log: silentLog });
});
afterAll(async () => {
  await database.close();
  await removeTemporaryFolders();
  await removeTemplate();
});
beforeEach(async () => {
  await database.pool.query('truncate content_edits, content_units, content_state');
});

const KEY = { kind: 'joke', unit: 'cat-07' } as const;
const BASE = { text: 'A cat sits.', since: '2026-01-01' };
const at = new Date('2026-11-15T17:00:00Z');
const words = (text: string) => ({ ...KEY, base: BASE, text: { text }, author: 'a phone', at });

const inTransaction: Database['db']['transaction'] = (work) => database.db.transaction(work);
const save = (text: string, begunFrom: number | null) =>
  inTransaction((tx) => store.saveDraft(tx, words(text), begunFrom));
const find = (slot: store.Slot) => store.findEdit(database.db, KEY, slot);

describe('a draft', () => {
  it('is saved over the revision it was begun from', async () => {
    const { saved } = await save('one', null);
    expect(saved).toMatchObject({ ...KEY, slot: 'draft', state: 'draft', revision: 1, base: BASE });
    expect((await save('two', 1)).saved).toMatchObject({ text: { text: 'two' }, savedAt: at });
    expect(await find('draft')).toMatchObject({ text: { text: 'two' } });
  });

  it('that somebody else has saved since is given back, and nothing is written', async () => {
    const { saved } = await save('one', null);
    expect(await save('other', null)).toMatchObject({ saved: null, other: { text: { text: 'one' } } });
    expect(await find('draft')).toEqual(saved);
  });

  it('is one of two that are begun at the same moment', async () => {
    const both = await Promise.all([save('one', null), save('other', null)]);
    const [kept] = both.flatMap(({ saved }) => saved ?? []);
    expect(both.filter(({ saved }) => saved === null)).toEqual([{ saved: null, other: kept }]);
  });

  it('never has the revision again of one that was thrown away', async () => {
    const { saved } = await save('one', null);
    expect(await inTransaction((tx) => store.dropDraft(tx, KEY, saved!.revision + 1))).toBe(false);
    expect(await inTransaction((tx) => store.dropDraft(tx, KEY, saved!.revision))).toBe(true);
    const { saved: next } = await save('two', null);
    expect(next!.revision).toBeGreaterThan(saved!.revision);
    expect(await save('from an old tab', saved!.revision)).toMatchObject({ saved: null, other: next });
  });

  it('waits for its hour until it is saved again', async () => {
    const { saved } = await save('one', null);
    const hour = new Date('2026-11-16T08:00:00Z');
    const schedule = (revision: number) =>
      inTransaction((tx) => store.scheduleDraft(tx, KEY, revision, hour));
    expect(await schedule(saved!.revision + 1)).toBeNull();
    expect(await schedule(saved!.revision)).toMatchObject({ scheduledFor: hour });
    expect(await store.listDueDrafts(database.db, new Date(hour.getTime() - 1))).toEqual([]);
    expect(await store.listDueDrafts(database.db, hour)).toMatchObject([KEY]);
    await save('two', saved!.revision);
    expect(await store.listDueDrafts(database.db, hour)).toEqual([]);
  });
});

describe('what is public', () => {
  const publish = (text: string) => inTransaction((tx) => store.publish(tx, words(text)));

  it('stands beside the draft', async () => {
    await save('draft', null);
    await publish('public');
    const all = await store.listEdits(database.db, { kind: 'joke' });
    expect(all.map(({ slot, state, text }) => [slot, state, text.text])).toEqual([
      ['draft', 'draft', 'draft'],
      ['public', 'live', 'public'],
    ]);
    expect(await store.listEdits(database.db, { slot: 'public', state: 'hidden' })).toEqual([]);
    expect(await store.listEdits(database.db, { kind: 'post' })).toEqual([]);
  });

  it('is hidden with its words and shown again', async () => {
    await publish('public');
    await inTransaction((tx) => store.hide(tx, words('public')));
    expect(await find('public')).toMatchObject({ state: 'hidden', text: { text: 'public' } });
    const shown = await inTransaction((tx) => store.show(tx, KEY, { author: 'a phone', at }));
    expect(shown).toMatchObject({ state: 'live', text: { text: 'public' }, revision: 3 });
    expect(await inTransaction((tx) => store.show(tx, KEY, { author: 'a phone', at }))).toBeNull();
  });

  it('goes back to the files when it is shown and has no words of the owner’s', async () => {
    await inTransaction((tx) => store.hide(tx, { ...words(''), text: {} }));
    await inTransaction((tx) => store.show(tx, KEY, { author: 'a phone', at }));
    expect(await find('public')).toBeNull();
  });

  it('goes back to the files at a word', async () => {
    const edit = await publish('public');
    expect(await inTransaction((tx) => store.dropToFiles(tx, KEY))).toEqual(edit);
    expect(await find('public')).toBeNull();
  });
});

it('a change is counted and told when its transaction is done, not when it is taken back', async () => {
  let heard = 0;
  const listener = listenTo({
    connection: database.connection,
    channel: store.CONTENT_CHANNEL,
    onNotice: () => (heard += 1),
    log: silentLog,
  });
  await until('it listens', () => heard === 1);
  const taken = inTransaction(async (tx) => {
    await store.bumpRevision(tx);
    throw new Error('taken back');
  });
  await expect(taken).rejects.toThrow('taken back');
  expect(await inTransaction((tx) => store.bumpRevision(tx))).toBe(1);
  await until('it is told', () => heard === 2);
  expect(await store.contentRevision(database.db)).toBe(1);
  await listener.close();
});

it('a listener whose connection ends comes back, and looks for what it has missed', async () => {
  let heard = 0;
  const listener = listenTo({
    connection: database.connection,
    channel: store.CONTENT_CHANNEL,
    onNotice: () => (heard += 1),
    log: silentLog,
  });
  await until('it listens', () => heard === 1);
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'zodiary-content'",
  );
  await until('it listens again', () => heard === 2);
  expect(await inTransaction((tx) => store.bumpRevision(tx))).toBe(1);
  await until('it is told', () => heard === 3);
  await listener.close();
});

it('what visitors have read is only ever added to', async () => {
  const revision = { ...KEY, at, author: 'a phone', what: 'Published', fields: BASE };
  await inTransaction((tx) => addRevision(tx, revision));
  await inTransaction((tx) => addRevision(tx, { ...revision, what: 'Hidden', fields: null }));
  const [hidden, published] = await listRevisions(database.db, KEY);
  expect([hidden, published]).toMatchObject([{ what: 'Hidden', fields: null }, revision]);
  expect(await findRevision(database.db, KEY, published!.id)).toEqual(published);
  expect(await findRevision(database.db, { ...KEY, unit: 'cat-08' }, published!.id)).toBeNull();
  for (const wrong of ['update content_revisions set what = $$x$$', 'delete from content_revisions'])
    await expect(database.pool.query(wrong)).rejects.toThrow('only ever added to');
});

it('a listener that is closed while it connects does not wait for an answer', async () => {
  const mute = createServer((socket) => socket.resume()).listen(0, '127.0.0.1');
  const connecting = once(mute, 'connection');
  await once(mute, 'listening');
  const { port } = mute.address() as AddressInfo;
  const listener = listenTo({
    connection: { host: '127.0.0.1', port, user: 'nobody', database: 'none' },
    channel: store.CONTENT_CHANNEL,
    onNotice() {},
    log: silentLog,
  });
  await connecting;
  await expect(listener.close()).resolves.toBeUndefined();
  mute.close();
  await once(mute, 'close');
});
