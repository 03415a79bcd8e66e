import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskBackups } from '../../src/contract/desk-backups.ts';
import { checkBackup } from '../../src/server/backup/read.ts';
import { connected } from '../harness/database.ts';
import { OWNER, ownerOf, type Owner } from '../harness/owner.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { until } from '../harness/until.ts';

const SECRET_KEY = 'the key of this test, of 32 characters';
const folder = mkdtempSync(join(tmpdir(), 'zodiary-backups-'));
let site: TestSite;
let owner: Owner;

beforeAll(async () => {
  site = await startTestSite({ env: { ...OWNER, SECRET_KEY } });
  owner = await ownerOf(site);
});

afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const overview = async (): Promise<DeskBackups> => (await owner.get('/api/admin/backups')).json();

/** What was begun has ended. */
const finished = (count: number): Promise<DeskBackups> =>
  until('the backup to end', async () => {
    const told = await overview();
    const isOver = told.now === null && told.list.every(({ state }) => state !== 'making');
    return isOver && told.list.length >= count ? told : null;
  });

test('there is nothing to prove before the first backup', async () => {
  expect(await overview()).toMatchObject({
    last: null,
    lastProven: null,
    list: [],
    now: null,
    nightlyAt: null,
  });
  const answer = await owner.send('POST', '/api/admin/backups/prove');
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    error: { message: 'There is no backup yet: make one first.' },
  });
});

test('a press makes one backup, another proves it, and both are in the log of changes', async () => {
  const presses = await Promise.all([1, 2].map(() => owner.send('POST', '/api/admin/backups')));
  expect(presses.map(({ status }) => status)).toEqual([202, 202]);
  const made = await finished(1);
  expect(made.list.map(({ state, isKept }) => ({ state, isKept }))).toEqual([
    { state: 'made', isKept: true },
  ]);
  expect(made.last).toEqual({ at: made.list[0]!.madeAt, bytes: made.list[0]!.bytes });
  expect((await owner.send('POST', '/api/admin/backups/prove')).status).toBe(202);
  const proven = await until('the proof', async () => {
    const told = await overview();
    return told.lastProven ? told : null;
  });
  expect(proven.list[0]).toMatchObject({ state: 'proven', proof: 'restored', reason: null });
  expect(proven.lastProven!.rows).toBe(proven.list[0]!.rows);
  expect(proven.days.at(-1)!.state).toBe('proven');
  const client = await connected(site.databaseUrl);
  const { rows } = await client.query<{ action: string }>(
    "select action from audit_log where subject = 'backups' order by id",
  );
  await client.end();
  expect(rows.map(({ action }) => action)).toEqual([
    'backup asked for',
    'backup asked for',
    'proof of the newest backup asked for',
  ]);
});

test('the file is handed to the owner who has shown lately who it is, and is the backup', async () => {
  const { list } = await finished(1);
  const path = `/api/admin/backups/${list[0]!.id}/file`;
  expect((await fetch(site.url + path)).status).toBe(401);
  const answer = await owner.get(path);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="zodiary-.*\.backup"$/);
  expect(answer.headers.get('cache-control')).toContain('private, no-store');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBe(list[0]!.bytes);
  const copy = join(folder, 'downloaded');
  writeFileSync(copy, bytes);
  const { begin, end } = await checkBackup(copy, [SECRET_KEY]);
  expect(begin.site).toBe('Zodiary');
  expect(end.tables.length).toBe(list[0]!.tables);
  expect((await owner.get('/api/admin/backups/999999/file')).status).toBe(404);
  await site.setClock('2026-11-15T17:20:00Z');
  for (const late of [await owner.get(path), await owner.send('POST', path.replace('file', 'download'))]) {
    expect(late.status).toBe(403);
    expect(await late.json()).toMatchObject({ error: { code: 'confirm_needed' } });
  }
});
