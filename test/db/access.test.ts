import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, expect, test } from 'vitest';
import { openDatabase } from '../../src/server/db/database.ts';
import { silentLog } from '../harness/log.ts';
import { readyFolder, removeTemplate, removeTemporaryFolders } from './folders.ts';

afterAll(removeTemplate);
afterEach(removeTemporaryFolders);

test('the socket is closed to every other account, also to the one that the server runs as', async () => {
  const dataDir = await readyFolder();
  chmodSync(dataDir, 0o755);
  // As data of earlier versions has it.
  writeFileSync(path.join(dataDir, 'postgres/pg_hba.conf'), 'local all all trust\n');
  const database = await openDatabase({ dataDir, log: silentLog });
  const { uid } = statSync(path.join(dataDir, 'postgres'));
  const isRoot = process.getuid!() === 0;
  for (const user of ['postgres', 'zodiary']) {
    const client = new pg.Client({ host: path.join(dataDir, 'postgres'), user, database: 'zodiary' });
    if (isRoot) process.seteuid!(uid);
    const connecting = client.connect();
    if (isRoot) process.seteuid!(0);
    // Only root lends the server an account that is not the site's own.
    if (isRoot) await expect(connecting).rejects.toThrow('Peer authentication failed');
    else await expect(connecting).resolves.toBeUndefined();
    await client.end();
  }
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await database.close();
});

test('the log has no value of a query, not even of one that fails', async () => {
  const dataDir = await readyFolder();
  const database = await openDatabase({ dataDir, log: silentLog });
  for (const wrong of ['select $1::int', 'select * from nowhere where id = $1'])
    await expect(database.pool.query(wrong, ['s3cret'])).rejects.toThrow(/s3cret|nowhere/);
  await database.close();
  const written = readFileSync(path.join(dataDir, 'postgres.log'), 'utf8');
  expect(written).toContain('database system is shut down');
  expect(written).not.toMatch(/s3cret|nowhere/);
});
