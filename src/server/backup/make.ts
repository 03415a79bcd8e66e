import type pg from 'pg';
import { reasonOf } from '../log.ts';
import { backupName } from './folder.ts';
import { totalRows, type TableTotal } from './manifest.ts';
import type { BackupParts } from './parts.ts';
import { plainReason } from './reasons.ts';
import { currentSecret } from './secrets.ts';
import { changeBackup, insertBackup, newestWhole, type BackupRow } from './store.ts';
import { removeOld } from './tidy.ts';
import { BackupUnusable } from './unusable.ts';
import { writeBackup } from './write.ts';

const MEGABYTE = 1024 * 1024;

/** The next backup is about as large as the last; twice that must fit above the floor that the site itself needs. */
async function refuseLowDisk({ config, database, disk }: BackupParts): Promise<void> {
  const free = await disk.megabytes();
  if (free === null || config.minFreeDiskMegabytes === 0) return;
  const last = (await newestWhole(database.db))?.bytes ?? 0;
  const needed = config.minFreeDiskMegabytes + Math.ceil((2 * last) / MEGABYTE);
  if (free < needed)
    throw new BackupUnusable(`The disk has ${free} MB left, and a backup needs ${needed} MB to be free.`);
}

async function writeTo(
  parts: BackupParts,
  client: pg.Client,
  { id, madeAt, file }: BackupRow,
  signal?: AbortSignal,
): Promise<BackupRow> {
  const { config, database, folder } = parts;
  await refuseLowDisk(parts);
  const sofar: TableTotal[] = [];
  const { bytes, written } = await folder.keep(file!, (path) =>
    writeBackup(client, {
      file: path,
      secret: currentSecret(config),
      site: config.siteName,
      madeAt,
      signal,
      onTable(total) {
        sofar.push(total);
        // Only for whoever watches: what is lost of it is told by the next table.
        changeBackup(database.db, id, { rows: totalRows(sofar), tables: sofar.length }).catch(() => {});
      },
    }),
  );
  const rows = totalRows(written);
  return changeBackup(database.db, id, { state: 'made', bytes, rows, tables: written.length });
}

/** One backup, with a row that tells what became of it. Under the lock. */
export async function makeBackup(
  parts: BackupParts,
  client: pg.Client,
  signal?: AbortSignal,
): Promise<BackupRow> {
  const { clock, database, log } = parts;
  const madeAt = new Date(clock.nowMs());
  const row = await insertBackup(database.db, { madeAt, state: 'making', file: backupName(madeAt) });
  let made: BackupRow;
  try {
    made = await writeTo(parts, client, row, signal);
  } catch (error) {
    log.error({ reason: reasonOf(error) }, 'backup: not made');
    return changeBackup(database.db, row.id, { state: 'failed', file: null, reason: plainReason(error) });
  }
  log.info({ bytes: made.bytes, tables: made.tables, rows: made.rows }, 'backup: made');
  await removeOld(parts);
  return made;
}
