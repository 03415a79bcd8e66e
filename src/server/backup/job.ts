import type { BackgroundJob } from '../jobs/background.ts';
import { lastNightMs, mayTryAgain } from './nights.ts';
import type { BackupParts } from './parts.ts';
import type { BackupService } from './service.ts';
import { backupsSince, hasAnyBackup, newestProven, newestWhole } from './store.ts';

const HOUR_MS = 3_600_000;
/** A little less than a week: the night of the same weekday must count. */
const PROOF_HOLDS_MS = 6.5 * 24 * HOUR_MS;

type Night = Pick<BackupParts, 'config' | 'clock' | 'database'>;

/** A new site makes its first one within the hour; later ones come by night, or are made up for when it runs again. */
async function isBackupDue(
  { clock, database: { db } }: Night,
  nightMs: number,
  begunMs: number,
): Promise<boolean> {
  const nowMs = clock.nowMs();
  if (begunMs > nightMs && nowMs - begunMs < HOUR_MS && !(await hasAnyBackup(db))) return false;
  const tonight = await backupsSince(db, new Date(nightMs));
  const failures = tonight.filter(({ state }) => state === 'failed');
  if (failures.length < tonight.length) return false;
  return mayTryAgain(failures.length, failures[0]?.madeAt.getTime() ?? 0, nowMs);
}

/** Once a week the newest of the night, which then has not been tried. */
async function isProofDue({ clock, database: { db } }: Night, nightMs: number): Promise<boolean> {
  const newest = await newestWhole(db);
  if (newest?.state !== 'made' || newest.madeAt.getTime() < nightMs) return false;
  const proven = await newestProven(db);
  return !proven || clock.nowMs() - proven.provenAt!.getTime() > PROOF_HOLDS_MS;
}

/** Every instance looks each minute; the lock and the rows see to it that one of them does it. */
export function backupJob(
  backups: Pick<BackupService, 'make' | 'prove' | 'tidy'>,
  parts: Night,
): BackgroundJob {
  const { config, clock } = parts;
  const begunMs = clock.nowMs();
  let isTidy = false;
  let nextProofMs = -Infinity;

  async function minute(): Promise<void> {
    isTidy ||= await backups.tidy();
    if (config.backupAt === null) return;
    const nowMs = clock.nowMs();
    const nightMs = lastNightMs(nowMs, config.backupAt, config.siteTimeZone);
    const isDue = (): Promise<boolean> => isBackupDue(parts, nightMs, begunMs);
    if (await isDue()) await backups.make(isDue);
    if (nowMs < nextProofMs || !(await isProofDue(parts, nightMs))) return;
    nextProofMs = nowMs + HOUR_MS;
    await backups.prove();
  }

  return { name: 'backup', eachMinute: minute };
}
