import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import type pg from 'pg';
import { MIGRATIONS_FOLDER, readJournal } from '../db/migrate.ts';
import { copyOut } from './copy.ts';
import { copyOutOf, findMigration, findSequences, findTables } from './catalog.ts';
import { recordFrame, rowsFrame } from './frames.ts';
import { FORMAT, type Begin, type End, type TableTotal } from './manifest.ts';
import { rowDigest } from './row-digest.ts';
import { sealing } from './sealed-file.ts';
import { BackupUnusable } from './unusable.ts';

export interface WriteOptions {
  /** Where to; must not exist. */
  file: string;
  secret: string;
  site: string;
  madeAt: Date;
  /** Told after each table. */
  onTable?: (total: TableTotal) => void;
  signal?: AbortSignal | undefined;
}

async function currentMigration(client: pg.Client): Promise<Begin['migration']> {
  const when = await findMigration(client);
  const found = readJournal(MIGRATIONS_FOLDER).entries.find((entry) => entry.when === when);
  if (!found) throw new BackupUnusable('The database is not at a migration that this release knows.');
  return { tag: found.tag, when: found.when };
}

type Written = Pick<End, 'tables'>;

async function* framesOf(
  client: pg.Client,
  { site, madeAt, onTable }: WriteOptions,
  written: Written,
): AsyncGenerator<Buffer> {
  const migration = await currentMigration(client);
  yield recordFrame({ kind: 'begin', format: FORMAT, site, madeAt: madeAt.toISOString(), migration });
  for (const table of await findTables(client)) {
    yield recordFrame({ kind: 'table', name: table.name, columns: table.columns });
    const digest = rowDigest(table.name);
    for await (const bytes of copyOut(client, copyOutOf(table))) {
      digest.add(bytes);
      yield rowsFrame(bytes);
    }
    const total = digest.total();
    written.tables.push(total);
    onTable?.(total);
  }
  yield recordFrame({ kind: 'end', tables: written.tables, sequences: await findSequences(client) });
}

/** Every table as it is at one instant, written to a new file and to the disk. */
export async function writeBackup(client: pg.Client, options: WriteOptions): Promise<TableTotal[]> {
  const written: Written = { tables: [] };
  await client.query('begin isolation level repeatable read read only');
  await pipeline(
    framesOf(client, options, written),
    createZstdCompress(),
    sealing(options.secret),
    createWriteStream(options.file, { flags: 'wx', mode: 0o600, flush: true }),
    { signal: options.signal },
  );
  await client.query('commit');
  return written.tables;
}
