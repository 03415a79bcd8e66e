import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { DatabaseUnusable, openDatabase } from '../../src/server/db/database.ts';
import { silentLog } from '../harness/log.ts';
import { readyFolder, removeTemplate, removeTemporaryFolders, temporaryFolder } from './folders.ts';

afterAll(removeTemplate);

afterEach(removeTemporaryFolders);

/** The sentence a start is refused with; the folder must stay as it is. */
async function refusal(dataDir: string): Promise<string> {
  const before = readdirSync(path.join(dataDir, 'postgres')).sort();
  const error = await openDatabase({ dataDir, log: silentLog }).then(
    async (database) => database.close(),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(DatabaseUnusable);
  expect(readdirSync(path.join(dataDir, 'postgres')).sort()).toEqual(before);
  return (error as Error).message;
}

function folderWith(files: Record<string, string>): string {
  const dataDir = temporaryFolder();
  mkdirSync(path.join(dataDir, 'postgres'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dataDir, 'postgres', name), text);
  return dataDir;
}

test('a folder of something else is refused', async () => {
  expect(await refusal(folderWith({ 'photo.jpg': 'x' }))).toMatch(
    /holds files but is no PostgreSQL data folder/,
  );
});

test('a folder of another major version is refused', async () => {
  expect(await refusal(folderWith({ PG_VERSION: '14\n' }))).toMatch(/was made by PostgreSQL "14"/);
});

test('a folder without its control file is refused', async () => {
  const dataDir = await readyFolder();
  rmSync(path.join(dataDir, 'postgres/global/pg_control'));
  expect(await refusal(dataDir)).toMatch(/pg_control is missing/);
});

test('a folder with a broken control file is refused with the reason PostgreSQL gives', async () => {
  const dataDir = await readyFolder();
  writeFileSync(path.join(dataDir, 'postgres/global/pg_control'), Buffer.alloc(8192, 7));
  expect(await refusal(dataDir)).toMatch(
    /^PostgreSQL does not start: database files are incompatible with server/,
  );
});

test('an empty folder is no database yet and becomes one', async () => {
  const dataDir = folderWith({});
  chmodSync(path.join(dataDir, 'postgres'), 0o700);
  const database = await openDatabase({ dataDir, log: silentLog });
  expect(database.ready()).toBe(true);
  await database.close();
});

test('a DATA_DIR that is a file is refused in one sentence', async () => {
  const file = path.join(temporaryFolder(), 'data');
  writeFileSync(file, '');
  await expect(openDatabase({ dataDir: file, log: silentLog })).rejects.toThrow(
    /^DATA_DIR must be a folder .* \(EEXIST\)\.$/,
  );
});
