import { isConnectionFailure, isFull } from '../db/database.ts';
import { reasonOf } from '../log.ts';
import { BackupUnusable } from './unusable.ts';

export const STOPPED = 'The site was stopped in the middle of it.';

/** Why a backup failed, as the owner reads it. */
export function plainReason(error: unknown): string {
  const { code, name } = error as NodeJS.ErrnoException;
  if (error instanceof BackupUnusable) return error.message;
  if (name === 'AbortError') return STOPPED;
  if (code === 'ENOSPC') return 'The disk of the backup folder is full.';
  if (code === 'EACCES' || code === 'EROFS') return 'The site may not write to the backup folder.';
  if (isFull(error)) return 'The database has no room left on its disk.';
  if (isConnectionFailure(error)) return 'The database went away in the middle of it.';
  return `It failed: ${reasonOf(error)}`;
}
