import type pg from 'pg';
import { dateInZone } from '../../domain/calendar/zones.ts';
import type { BackupParts } from './parts.ts';
import { STOPPED } from './reasons.ts';
import { keptBackups } from './retention.ts';
import { dropScratch } from './scratch.ts';
import {
  adoptFile,
  backupsWithFiles,
  changeBackup,
  forgetBackupsBefore,
  unfinishedBackups,
  type BackupRow,
} from './store.ts';

/** How long is remembered what was made and failed, longer than any page shows. */
const REMEMBERED_MS = 90 * 86_400_000;

/** A backup that got its name before its process ended is whole. */
async function endUnfinished(
  { database: { db } }: BackupParts,
  row: BackupRow,
  isThere: boolean,
): Promise<void> {
  if (row.state === 'proving' || isThere) await changeBackup(db, row.id, { state: 'made', reason: null });
  else await changeBackup(db, row.id, { state: 'failed', file: null, reason: STOPPED });
}

/** Ends what a process that died has left: half a file, a scratch database, a row that says it is at it. Under the lock. */
export async function mendLeftovers(parts: BackupParts, client: pg.Client): Promise<void> {
  const { database, folder } = parts;
  const files = new Set((await folder.list()).map(({ name }) => name));
  for (const row of await unfinishedBackups(database.db))
    await endUnfinished(parts, row, files.has(row.file ?? ''));
  await folder.removeUnfinished();
  await dropScratch(client);
}

/** What the table says is in the folder, and what is. */
export async function matchFolder({ database: { db }, folder }: BackupParts): Promise<void> {
  const files = await folder.list();
  const names = new Set(files.map(({ name }) => name));
  const rows = await backupsWithFiles(db);
  for (const { id, file, state, provenAt } of rows) {
    const isThere = names.has(file!);
    if (!isThere && (state === 'made' || state === 'proven'))
      await changeBackup(db, id, { state: 'missing', reason: 'Its file is no longer in the folder.' });
    if (isThere && state === 'missing')
      await changeBackup(db, id, { state: provenAt ? 'proven' : 'made', reason: null });
  }
  const known = new Set(rows.map(({ file }) => file));
  for (const file of files) if (!known.has(file.name)) await adoptFile(db, file);
}

const isWhole = ({ state }: BackupRow): boolean => state === 'made' || state === 'proven';

/** Removes the files whose place newer ones have taken; the table remembers that they were made. */
export async function removeOld({ config, clock, database: { db }, folder }: BackupParts): Promise<void> {
  const dateOf = ({ madeAt }: BackupRow): string => dateInZone(madeAt.getTime(), config.siteTimeZone);
  const rows = await backupsWithFiles(db);
  const kept = keptBackups(rows.filter(isWhole).map((row) => ({ id: row.id, date: dateOf(row) })));
  // One that did not hold is of no use once there is a newer one.
  const newest = rows.findIndex(isWhole);
  const old = rows.filter(
    (row, place) => (isWhole(row) || (row.state === 'failed' && place > newest)) && !kept.has(row.id),
  );
  for (const { id, file } of old) {
    await folder.remove(file!);
    await changeBackup(db, id, { file: null });
  }
  await forgetBackupsBefore(db, new Date(clock.nowMs() - REMEMBERED_MS));
}
