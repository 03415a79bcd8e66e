import type pg from 'pg';
import { migrateDatabase } from '../db/migrate.ts';
import { copyInto, copyOutOf, findFilledTable, findMigration, findTables, setSequence } from './catalog.ts';
import { copyIn, copyOut } from './copy.ts';
import { migrateUpTo } from './earlier-migrations.ts';
import type { Frame } from './frames.ts';
import { totalRows, type Begin, type End, type TableTotal } from './manifest.ts';
import { checkBackup, readBackup } from './read.ts';
import { rowDigest } from './row-digest.ts';
import { BackupUnusable } from './unusable.ts';

export interface Restored {
  begin: Begin;
  tables: number;
  rows: number;
}

/** One that a try before this has only migrated counts as empty. */
async function refuseFilled(client: pg.Client, { migration }: Begin): Promise<void> {
  const filled = await findFilledTable(client);
  if (filled)
    throw new BackupUnusable(
      `A backup is restored into an empty database only, and this one has rows (in ${filled}): choose another.`,
    );
  const migrated = await findMigration(client);
  if (migrated !== null && migrated > migration.when)
    throw new BackupUnusable(
      'This database has no rows, but newer tables than the backup: choose one that is empty, without tables.',
    );
}

/** The frames are read by one after the other; each table takes its rows and leaves what follows them. */
async function loadTables(client: pg.Client, frames: AsyncGenerator<Frame>): Promise<void> {
  let next = await frames.next();
  async function* rows(): AsyncGenerator<Buffer> {
    for (next = await frames.next(); !next.done && next.value.kind === 'rows'; next = await frames.next())
      yield next.value.bytes;
  }
  while (!next.done) {
    if (next.value.kind === 'table')
      await copyIn(client, copyInto(next.value.name, next.value.columns), rows());
    else next = await frames.next();
  }
}

async function totalsOf(client: pg.Client): Promise<Map<string, TableTotal>> {
  const totals = new Map<string, TableTotal>();
  for (const table of await findTables(client)) {
    const digest = rowDigest(table.name);
    for await (const bytes of copyOut(client, copyOutOf(table))) digest.add(bytes);
    totals.set(table.name, digest.total());
  }
  return totals;
}

/** Every row that was loaded, read again and compared with what the backup says. */
async function compareRows(client: pg.Client, { tables }: End): Promise<void> {
  const found = await totalsOf(client);
  for (const { name, rows, hash } of tables) {
    const loaded = found.get(name);
    if (loaded?.rows !== rows)
      throw new BackupUnusable(
        `Table ${name} has ${loaded?.rows ?? 'no'} rows after the restore, not ${rows}.`,
      );
    if (loaded.hash !== hash) throw new BackupUnusable(`Rows of table ${name} differ after the restore.`);
  }
}

/**
 * Into an empty database: first the whole file is checked, then the tables are made as they were, loaded and compared in
 * one transaction, and last they are brought to the newest migration.
 */
export async function restoreBackup(
  client: pg.Client,
  file: string,
  secrets: readonly string[],
): Promise<Restored> {
  const { begin, end } = await checkBackup(file, secrets);
  await refuseFilled(client, begin);
  await migrateUpTo(client, begin.migration.tag);
  await client.query('begin');
  const frames = readBackup(file, secrets);
  try {
    await loadTables(client, frames);
  } finally {
    await frames.return(undefined);
  }
  for (const mark of end.sequences) await setSequence(client, mark);
  await compareRows(client, end);
  await client.query('commit');
  await migrateDatabase(client);
  return { begin, tables: end.tables.length, rows: totalRows(end.tables) };
}
