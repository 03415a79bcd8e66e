import { join } from 'node:path';
import type { DeskBackup, DeskBackups } from '../../contract/desk-backups.ts';
import { addDays, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { dateInZone, dayStartInZone } from '../../domain/calendar/zones.ts';
import type { Connection } from '../db/database.ts';
import { KEY_FILE } from '../orders/sealing.ts';
import { isAnybodyAtIt } from './alone.ts';
import type { BackupParts } from './parts.ts';
import { backupsSince, backupsWithFiles, newestProven, newestWhole, type BackupRow } from './store.ts';

const DAYS = 30;

export type BackupStatus = Pick<DeskBackups, 'days' | 'last' | 'lastProven'>;
type DayState = BackupStatus['days'][number]['state'];

function stateOf(rows: readonly BackupRow[], isPast: boolean): DayState {
  if (rows.some(({ proof, state }) => proof === 'restored' && state === 'proven')) return 'proven';
  if (rows.some(({ state }) => state === 'made' || state === 'proving' || state === 'proven')) return 'made';
  return isPast || rows.some(({ state }) => state === 'failed' || state === 'missing') ? 'missed' : 'none';
}

/** Before the first one there was nothing to miss. */
function daysOf(rows: readonly BackupRow[], today: CivilDate, zone: string): BackupStatus['days'] {
  const byDate = Map.groupBy(rows, ({ madeAt }) => dateInZone(madeAt.getTime(), zone));
  const first = [...byDate.keys()].sort()[0] ?? today;
  return Array.from({ length: DAYS }, (_, place) => {
    const date = addDays(today, place + 1 - DAYS);
    return { date, state: stateOf(byDate.get(date) ?? [], date > first && date < today) };
  });
}

const firstDayMs = (today: CivilDate, zone: string): number => dayStartInZone(addDays(today, 1 - DAYS), zone);

/** The last backup, the last restore that held, and how each of thirty days went. */
export async function backupStatus(
  { config, clock, database }: BackupParts,
  db: Connection = database.db,
): Promise<BackupStatus> {
  const { siteTimeZone } = config;
  const today = dateInZone(clock.nowMs(), siteTimeZone);
  const last = await newestWhole(db);
  const proven = await newestProven(db, 'restored');
  const rows = await backupsSince(db, new Date(firstDayMs(today, siteTimeZone)));
  return {
    days: daysOf(rows, today, siteTimeZone),
    last: last && { at: last.madeAt.toISOString(), bytes: last.bytes ?? 0 },
    lastProven: proven && { at: proven.provenAt!.toISOString(), rows: proven.rowsCompared ?? 0 },
  };
}

const shown = ({ file, madeAt, provenAt, ...row }: BackupRow): DeskBackup => ({
  ...row,
  state: row.state as DeskBackup['state'],
  proof: row.proof as DeskBackup['proof'],
  madeAt: madeAt.toISOString(),
  provenAt: provenAt?.toISOString() ?? null,
  isKept: file !== null && row.state !== 'missing' && row.state !== 'making',
});

/** A row that says it is at it counts only while somebody is: its process may have died. */
async function nowOf(db: Connection, rows: readonly BackupRow[]): Promise<DeskBackups['now']> {
  const found = rows.find(({ state }) => state === 'making' || state === 'proving');
  if (!found || !(await isAnybodyAtIt(db))) return null;
  const kind = found.state as 'making' | 'proving';
  return { kind, tables: found.tables ?? 0, rows: found.rows ?? 0 };
}

async function overviewIn(db: Connection, parts: BackupParts): Promise<DeskBackups> {
  const { config, clock, folder } = parts;
  const today = dateInZone(clock.nowMs(), config.siteTimeZone);
  const recent = await backupsSince(db, new Date(firstDayMs(today, config.siteTimeZone)));
  const older = (await backupsWithFiles(db)).filter(({ id }) => !recent.some((row) => row.id === id));
  const rows = [...recent, ...older];
  return {
    ...(await backupStatus(parts, db)),
    timeZone: config.siteTimeZone,
    nightlyAt: config.backupAt,
    folder: folder.path,
    keyFile: config.secretKey === null ? join(config.dataDir, KEY_FILE) : null,
    now: await nowOf(db, rows),
    list: rows.map(shown),
  };
}

/** Seen at one moment: a proof that ends meanwhile is in all of it or in nothing. */
export function backupOverview(parts: BackupParts): Promise<DeskBackups> {
  return parts.database.db.transaction((tx) => overviewIn(tx, parts), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}
