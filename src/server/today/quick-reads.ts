import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { createSemaphore } from '../push/semaphore.ts';

/** A glance waits no longer for any of its lines. */
export const LOOK_LIMIT_MS = 2_000;
/** The database itself ends what takes longer, so that nothing goes on behind a page that was given up. */
const STATEMENT_LIMIT = '1500ms';
/** Of the pool's ten connections visitors keep the most. */
const AT_ONCE = 3;

/** Reads within a limit of their own; the rest of the site is not to wait for the owner's curiosity. */
export type QuickRead = <T>(read: (tx: Transaction) => Promise<T>) => Promise<T>;

export function quickReads({ db }: Pick<Database, 'db'>): QuickRead {
  const places = createSemaphore(AT_ONCE);
  return async (read) => {
    await places.acquire(1);
    try {
      return await db.transaction(
        async (tx) => {
          await tx.execute(sql.raw(`set local statement_timeout = '${STATEMENT_LIMIT}'`));
          return read(tx);
        },
        { accessMode: 'read only' },
      );
    } finally {
      places.release(1);
    }
  };
}

/** What is asked, or the other value where it fails or takes too long. */
export async function withinLimit<T, U>(asked: () => Promise<T>, otherwise: U): Promise<T | U> {
  const late = new AbortController();
  const limit = delay(LOOK_LIMIT_MS, otherwise, { ref: false, signal: late.signal }).catch(() => otherwise);
  try {
    return await Promise.race([asked(), limit]);
  } catch {
    return otherwise;
  } finally {
    late.abort();
  }
}
