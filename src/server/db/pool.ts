import pg from 'pg';
import type { Logger } from 'pino';
import { DatabaseAway } from './failures.ts';
import { reasonOf } from '../log.ts';

type Connected = Parameters<pg.Pool['connect']>[0];

/** What an unresponsive database may cost a request at the most. */
const LIMITS = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
  // Longer than the server's own limit: it only ends waiting for a network that swallows answers.
  query_timeout: 12_000,
  keepAlive: true,
};

/** Refuses at once while the database is away or not migrated, so that no request waits for a time-out. */
class GatedPool extends pg.Pool {
  readonly #isOpen: () => boolean;

  constructor(config: pg.PoolConfig, isOpen: () => boolean) {
    super(config);
    this.#isOpen = isOpen;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: NonNullable<Connected>): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (this.#isOpen()) return callback ? super.connect(callback) : super.connect();
    const away = new DatabaseAway();
    if (!callback) return Promise.reject(away);
    process.nextTick(callback, away, undefined, () => {});
  }
}

export function makePool(connection: pg.PoolConfig, isOpen: () => boolean, log: Logger): pg.Pool {
  const pool = new GatedPool({ ...connection, ...LIMITS, max: 10, application_name: 'zodiary' }, isOpen);
  pool.on('error', (error) => log.warn({ reason: reasonOf(error) }, 'database: idle connection lost'));
  // A connection lost between two queries of a transaction reports it here only; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
