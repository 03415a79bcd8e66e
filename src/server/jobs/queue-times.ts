import { systemClock, type Clock } from 'pg-boss';
import type { Database } from '../db/database.ts';

/**
 * The clock that pg-boss waits by. Of the machine's own, set back by a year, it would wait that year out, and Node's
 * timers, which hold 25 days at the most, would fire a thousand times a second meanwhile.
 */
export const steadyClock: Clock = { ...systemClock, now: () => performance.timeOrigin + performance.now() };

/** More than any two transactions can differ by. */
const AHEAD = `now() + interval '1 minute'`;

const forget = (column: string): string =>
  `${column} = case when ${column} > ${AHEAD} then null else ${column} end`;
const pullBack = (column: string): string =>
  `${column} = case when ${column} > now() then now() else ${column} end`;

const statement = (table: string, changes: readonly string[], columns: readonly string[]): string =>
  `update ${table} set ${changes.join(', ')} where greatest(${columns.join(', ')}) > ${AHEAD}`;

const ROUNDS = ['cron_on', 'bam_on', 'flow_on', 'reindex_on', 'monitor_backoff_on'];
const QUEUE_ROUNDS = ['monitor_on', 'monitor_claim_on', 'maintain_on'];
const JOB_TIMES = ['created_on', 'start_after', 'started_on', 'heartbeat_on', 'completed_on'];

/**
 * Brings back what a clock that was ahead has written: pg-boss does nothing more of a kind until the old time has come
 * again. None of our jobs is meant for later, so one from the future is due now.
 */
export async function correctFutureTimes({ pool }: Pick<Database, 'pool'>, schema: string): Promise<void> {
  const kept = `keep_until = least(keep_until, now() + interval '14 days')`;
  await pool.query(
    [
      statement(`${schema}.version`, ROUNDS.map(forget), ROUNDS),
      statement(`${schema}.queue`, QUEUE_ROUNDS.map(forget), QUEUE_ROUNDS),
      statement(`${schema}.job`, [...JOB_TIMES.map(pullBack), kept], JOB_TIMES),
    ].join(';\n'),
  );
}
