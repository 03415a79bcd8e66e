import type pg from 'pg';
import { isConnectionFailure } from '../db/database.ts';
import { reasonOf } from '../log.ts';
import { totalRows } from './manifest.ts';
import type { BackupParts } from './parts.ts';
import { checkBackup } from './read.ts';
import { plainReason } from './reasons.ts';
import { restoreBackup } from './restore.ts';
import { withScratch } from './scratch.ts';
import { knownSecrets } from './secrets.ts';
import { changeBackup, type BackupRow } from './store.ts';
import { BackupUnusable } from './unusable.ts';

const MEGABYTE = 1024 * 1024;

/** Why nothing is said about the backup itself: it may be tried again. */
class NotNow extends Error {}

/** A second copy of everything has to fit beside the first, where the database is on this machine. */
async function refuseLowDisk({ config, database, disk }: BackupParts, client: pg.Client): Promise<void> {
  const free = await disk.megabytes();
  if (free === null || config.minFreeDiskMegabytes === 0 || database.connection.connectionString) return;
  const { rows } = await client.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  const needed = config.minFreeDiskMegabytes + Math.ceil(Number(rows[0]!.bytes) / MEGABYTE);
  if (free < needed)
    throw new NotNow(`Not proven: the disk has ${free} MB left, and a second database needs ${needed} MB.`);
}

interface Proof {
  proof: 'restored' | 'read';
  rowsCompared: number;
}

/** Restored into a scratch database and compared; where none may be made, read from end to end. */
async function proofOf(parts: BackupParts, client: pg.Client, file: string): Promise<Proof> {
  const { config, database } = parts;
  const secrets = knownSecrets(config);
  await refuseLowDisk(parts, client);
  const restored = await withScratch(client, database.connection, (scratch) =>
    restoreBackup(scratch, file, secrets),
  );
  if (restored) return { proof: 'restored', rowsCompared: restored.rows };
  const { end } = await checkBackup(file, secrets);
  return { proof: 'read', rowsCompared: totalRows(end.tables) };
}

const isNotItsFault = (error: unknown): boolean => error instanceof NotNow || isConnectionFailure(error);

/** Shows that a backup can be restored, and records it. Under the lock. */
export async function proveBackup(parts: BackupParts, client: pg.Client, row: BackupRow): Promise<BackupRow> {
  const { clock, database, folder, log } = parts;
  const { db } = database;
  if (row.file === null) throw new BackupUnusable('This backup has no file any more.');
  await changeBackup(db, row.id, { state: 'proving' });
  try {
    const proof = await proofOf(parts, client, folder.pathOf(row.file));
    log.info(proof, 'backup: proven');
    const provenAt = new Date(clock.nowMs());
    return await changeBackup(db, row.id, { state: 'proven', reason: null, provenAt, ...proof });
  } catch (error) {
    log.error({ reason: reasonOf(error) }, 'backup: not proven');
    const reason = error instanceof NotNow ? error.message : plainReason(error);
    return changeBackup(db, row.id, { state: isNotItsFault(error) ? 'made' : 'failed', reason });
  }
}
