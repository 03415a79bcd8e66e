import { and, desc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Connection } from '../db/database.ts';
import type { BackupFile } from './folder.ts';
import { backups } from './tables.ts';

export type BackupRow = typeof backups.$inferSelect;
export type BackupState = 'making' | 'made' | 'proving' | 'proven' | 'failed' | 'missing';
type Change = Partial<Omit<BackupRow, 'id' | 'madeAt' | 'state'>> & { state?: BackupState };

const WHOLE = new Set(['made', 'proving', 'proven']);

export async function insertBackup(
  db: Connection,
  row: Pick<BackupRow, 'madeAt' | 'file'> & Change & { state: BackupState },
): Promise<BackupRow> {
  return (await db.insert(backups).values(row).returning())[0]!;
}

export async function changeBackup(db: Connection, id: number, change: Change): Promise<BackupRow> {
  return (await db.update(backups).set(change).where(eq(backups.id, id)).returning())[0]!;
}

export async function findBackup(db: Connection, id: number): Promise<BackupRow | null> {
  return (await db.select().from(backups).where(eq(backups.id, id)))[0] ?? null;
}

/** The newest first. */
export async function backupsSince(db: Connection, since: Date): Promise<BackupRow[]> {
  return db
    .select()
    .from(backups)
    .where(gte(backups.madeAt, since))
    .orderBy(desc(backups.madeAt), desc(backups.id));
}

/** Being made or proven now, or left behind by a process that ended. */
export async function unfinishedBackups(db: Connection): Promise<BackupRow[]> {
  return db
    .select()
    .from(backups)
    .where(inArray(backups.state, ['making', 'proving']));
}

/** Those whose files should be in the folder, the newest first. */
export async function backupsWithFiles(db: Connection): Promise<BackupRow[]> {
  return db
    .select()
    .from(backups)
    .where(isNotNull(backups.file))
    .orderBy(desc(backups.madeAt), desc(backups.id));
}

/** The newest one that can be restored from. */
export async function newestWhole(db: Connection): Promise<BackupRow | null> {
  const rows = await backupsWithFiles(db);
  return rows.find(({ state }) => WHOLE.has(state)) ?? null;
}

/** The newest that was shown to hold, by a restore or in any way. */
export async function newestProven(db: Connection, proof?: 'restored'): Promise<BackupRow | null> {
  const how = proof ? eq(backups.proof, proof) : undefined;
  const found = db
    .select()
    .from(backups)
    .where(and(isNotNull(backups.provenAt), how));
  return (await found.orderBy(desc(backups.provenAt)).limit(1))[0] ?? null;
}

export async function hasAnyBackup(db: Connection): Promise<boolean> {
  return (await db.select({ id: backups.id }).from(backups).limit(1)).length > 0;
}

/** A file that nobody here has made, as after a restore, is as good as any. */
export async function adoptFile(db: Connection, { name, madeAt, bytes }: BackupFile): Promise<void> {
  await db.insert(backups).values({ madeAt, state: 'made', file: name, bytes }).onConflictDoNothing();
}

export async function forgetBackupsBefore(db: Connection, before: Date): Promise<void> {
  await db.delete(backups).where(and(lt(backups.madeAt, before), sql`${backups.file} is null`));
}
