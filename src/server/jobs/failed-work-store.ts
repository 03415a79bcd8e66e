import { sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../db/database.ts';
import { QUEUE_SCHEMA } from './queue.ts';

const JOBS = sql.raw(`${QUEUE_SCHEMA}.job`);

/** A piece of work of the queue that ended with a failure. */
export interface FailedWork {
  id: string;
  /** "storage-clear" */
  name: string;
  failedAtMs: number;
  message: string;
}

interface Row extends Record<string, unknown> {
  id: string;
  name: string;
  failed_at_ms: number;
  message: string | null;
}

/** A site whose queue was never opened has no table of it. */
async function hasQueue(db: Connection | Transaction): Promise<boolean> {
  const { rows } = await db.execute<{ table: string | null }>(
    sql`select to_regclass(${`${QUEUE_SCHEMA}.job`})::text as table`,
  );
  return rows[0]!.table !== null;
}

/** The latest first. Our own kinds alone: pg-boss has some for itself. */
export async function listFailedWork(db: Connection | Transaction, limit: number): Promise<FailedWork[]> {
  if (!(await hasQueue(db))) return [];
  const { rows } = await db.execute<Row>(sql`
    select id, name, output ->> 'message' as message,
      (extract(epoch from completed_on) * 1000)::float8 as failed_at_ms
    from ${JOBS} where state = 'failed' and name not like '\\_\\_%'
    order by completed_on desc limit ${limit}`);
  return rows.map(({ id, name, failed_at_ms, message }) => ({
    id,
    name,
    failedAtMs: failed_at_ms,
    message: message ?? '',
  }));
}

/** As pg-boss itself does it, but within the caller's transaction; whichever instance polls next takes it. */
export async function retryWork(tx: Transaction, id: string): Promise<string | null> {
  if (!(await hasQueue(tx))) return null;
  const { rows } = await tx.execute<{ name: string }>(sql`
    update ${JOBS} set state = 'retry', retry_limit = retry_limit + 1, completed_on = null
    where id = ${id}::uuid and state = 'failed' returning name`);
  return rows[0]?.name ?? null;
}
