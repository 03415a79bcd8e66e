import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseUnusable } from '../failures.ts';

const SQLITE_BUSY = 5;
const POLL_MS = 25;

function tryLock(file: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
}

/**
 * Runs `work` while no other process does so on the same lock file.
 *
 * SQLite's exclusive lock is a kernel lock on the file: it ends with its process, even by kill -9, so there is no
 * stale lock to break (a lock file holding a pid cannot be broken without a race, and pids repeat in containers).
 */
export async function withLock<T>(file: string, waitMs: number, work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + waitMs;
  let lock = tryLock(file);
  while (!lock) {
    if (performance.now() > deadline) {
      throw new DatabaseUnusable(
        `Another process has been starting or stopping the database for ${waitMs / 1000} s (lock ${file}).`,
      );
    }
    await delay(POLL_MS);
    lock = tryLock(file);
  }
  try {
    return await work();
  } finally {
    lock.close();
  }
}
