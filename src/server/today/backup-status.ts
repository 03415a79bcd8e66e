import type { DeskBackups } from '../../contract/desk-today.ts';

/** What is known of the backups of the last thirty days, the oldest day first. */
export type BackupStatus = () => Promise<DeskBackups>;

export const NO_BACKUPS: DeskBackups = { days: [], last: null, lastProven: null };
