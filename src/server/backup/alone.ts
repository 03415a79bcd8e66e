import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Connection } from '../db/database.ts';
import { withSession } from './session.ts';

// Any constant will do, as long as every instance uses the same.
const LOCK_KEY = 7_001_938_227;

/**
 * Backups are made, proven and tidied by one process at a time. The lock belongs to the session, so that one that dies
 * frees the rest. Null where somebody else is at it.
 */
export function alone<T>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T | null> {
  return withSession(connection, async (client) => {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
      LOCK_KEY,
    ]);
    return rows[0]!.got ? work(client) : null;
  });
}

/** Whether some process is at it right now. */
export async function isAnybodyAtIt(db: Connection): Promise<boolean> {
  const { rows } = await db.execute<{ held: boolean }>(sql`
    select exists (
      select 1 from pg_locks where locktype = 'advisory' and granted and (classid::bigint << 32) + objid::bigint = ${LOCK_KEY}
        and database = (select oid from pg_database where datname = current_database())
    ) as held`);
  return rows[0]!.held;
}
