import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { reasonOf } from '../log.ts';
import { DatabaseAway, DatabaseUnusable, isConnectionFailure } from './failures.ts';
import { migrateDatabase } from './migrate.ts';
import { unlessClosed } from './unless-closed.ts';

const OLDEST_MAJOR = 15;
const HEARTBEAT_MS = 3_000;
// Not shorter: a busy event loop reads answers late and must not take that for a lost database.
const SILENCE_LIMIT_MS = 5_000;
const LONGEST_PAUSE_MS = 2_000;

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ number: string; name: string }>(
    "select current_setting('server_version_num') as number, current_setting('server_version') as name",
  );
  const found = rows[0];
  if (found && Number(found.number) >= OLDEST_MAJOR * 10_000) return;
  throw new DatabaseUnusable(
    `The database is PostgreSQL ${found?.name}; ${OLDEST_MAJOR} or newer is needed.`,
  );
}

async function prepare(client: pg.Client): Promise<void> {
  await client.connect();
  await refuseOldServer(client);
  await migrateDatabase(client);
}

/**
 * Knows whether the database is reachable and migrated. It keeps one connection of its own: when that ends or stops
 * answering, the database is away, and the monitor tries to reconnect, and migrates if needed, until it is back.
 */
export class ConnectionMonitor {
  readonly #connection: pg.ClientConfig;
  readonly #log: Logger;
  readonly #closing = new AbortController();
  #connecting: pg.Client | undefined;
  #client: pg.Client | undefined;
  #reconnecting: Promise<void> | undefined;
  #waiting = Promise.withResolvers<void>();
  #heartbeat: NodeJS.Timeout | undefined;

  constructor(connection: pg.ClientConfig, log: Logger) {
    this.#connection = connection;
    this.#log = log;
    this.#waiting.promise.catch(() => {});
  }

  ready(): boolean {
    return this.#client !== undefined;
  }

  whenReady(): Promise<void> {
    return this.ready() ? Promise.resolve() : this.#waiting.promise;
  }

  /** Throws if the database can never serve; one that is away is retried in the background. */
  async begin(): Promise<void> {
    try {
      await this.#connect();
    } catch (error) {
      if (error instanceof DatabaseUnusable) throw error;
      if (!isConnectionFailure(error)) throw new DatabaseUnusable(`The database refuses: ${reasonOf(error)}`);
      this.#log.warn({ reason: reasonOf(error) }, 'database: away, waiting for it');
      this.#reconnecting = this.#reconnect();
    }
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      ...this.#connection,
      connectionTimeoutMillis: 2_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
      application_name: 'zodiary-monitor',
    });
    client.on('error', () => {});
    this.#connecting = client;
    try {
      await unlessClosed(prepare(client), this.#closing.signal);
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    } finally {
      this.#connecting = undefined;
    }
    this.#opened(client);
  }

  #opened(client: pg.Client): void {
    this.#client = client;
    this.#waiting.resolve();
    client.once('end', () => this.#lost(client));
    this.#heartbeat = setInterval(() => this.#ping(client), HEARTBEAT_MS).unref();
  }

  #ping(client: pg.Client): void {
    const query = { text: 'select 1', query_timeout: SILENCE_LIMIT_MS };
    client.query(query).catch(() => this.#lost(client));
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return;
    clearInterval(this.#heartbeat);
    this.#client = undefined;
    void client.end().catch(() => {});
    if (this.#closing.signal.aborted) return;
    this.#waiting = Promise.withResolvers();
    this.#waiting.promise.catch(() => {});
    this.#log.warn('database: connection lost, waiting for it');
    this.#reconnecting = this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    const { signal } = this.#closing;
    let loggedReason = '';
    for (let pauseMs = 50; !signal.aborted; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        await this.#connect();
        return this.#log.info('database: connected');
      } catch (error) {
        const reason = reasonOf(error);
        if (!isConnectionFailure(error) && reason !== loggedReason)
          this.#log.error({ reason }, 'database: not usable');
        loggedReason = reason;
        await delay(pauseMs, undefined, { signal }).catch(() => {});
      }
    }
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#waiting.reject(new DatabaseAway('The database has been closed.'));
    clearInterval(this.#heartbeat);
    // It may be waiting behind another instance's migration.
    void this.#connecting?.end().catch(() => {});
    await this.#reconnecting;
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => {});
  }
}
