import { setTimeout as delay } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Logger } from 'pino';
import { startEmbeddedPostgres } from './embedded/embedded.ts';
import { ConnectionMonitor } from './monitor.ts';
import { makePool } from './pool.ts';

export { DatabaseAway, DatabaseUnusable, isConnectionFailure, isFull, isUnstorableText } from './failures.ts';

export interface Database {
  db: NodePgDatabase;
  pool: pg.Pool;
  /** For a session of one's own, whose limits are others than a request's. */
  connection: pg.ClientConfig;
  /** Connected and migrated. While false, every query fails at once with DatabaseAway. */
  ready(): boolean;
  whenReady(): Promise<void>;
  close(): Promise<void>;
}

export type Connection = Database['db'];
export type Transaction = Parameters<Parameters<Connection['transaction']>[0]>[0];

const CLOSE_LIMIT_MS = 5_000;

interface DatabaseOptions {
  /** An outside PostgreSQL; without it the embedded one under `dataDir` is used. */
  databaseUrl?: string | undefined;
  dataDir: string;
  log: Logger;
}

/**
 * Throws DatabaseUnusable when somebody has to change something (foreign data folder, server too old, wrong password);
 * a database that is merely away does not throw: the site waits for it in the background, also when it goes away later.
 */
export async function openDatabase({ databaseUrl, dataDir, log }: DatabaseOptions): Promise<Database> {
  const embedded = databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir, log });
  const connection: pg.PoolConfig = embedded ? embedded.connection : { connectionString: databaseUrl };
  const monitor = new ConnectionMonitor(connection, log);
  const pool = makePool(connection, () => monitor.ready(), log);
  let closed: Promise<void> | undefined;
  const close = async () => {
    // A request that will not end must not keep the process: its connection goes with the server or the process.
    await Promise.race([pool.end(), delay(CLOSE_LIMIT_MS, undefined, { ref: false })]);
    await monitor.close();
    await embedded?.stop();
  };
  try {
    await monitor.begin();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    db: drizzle(pool),
    pool,
    connection,
    ready: () => monitor.ready(),
    whenReady: () => monitor.whenReady(),
    close: () => (closed ??= close()),
  };
}
