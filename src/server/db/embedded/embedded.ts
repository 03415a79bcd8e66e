import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { DatabaseUnusable } from '../failures.ts';
import { reasonOf } from '../../log.ts';
import { SITE_DATABASE, SITE_ROLE } from './folder.ts';
import { type Layout, layoutOf, SOCKET_PORT, socketFolderOf } from './layout.ts';
import { withLock } from './lock.ts';
import { rotateLog } from './logfile.ts';
import { countOtherLeases, probe } from './probe.ts';
import { ensureServer, requestFastShutdown, stopServer } from './server.ts';

// The first start of another process may be in the middle of initdb on a slow disk.
const LOCK_WAIT_MS = 120_000;
const LEAVE_WAIT_MS = 10_000;
const CHECK_EVERY_MS = 5_000;
const LONGEST_PAUSE_MS = 2_000;

export interface EmbeddedPostgres {
  connection: { host: string; port: number; user: string; database: string };
  stop(): Promise<void>;
}

/**
 * The server of a data folder, shared by all processes that use the folder: the last one to leave stops it, no matter
 * which one started it. Each process holds one connection, its lease, from start to stop; leases are taken and counted
 * under the lock. A killed process loses its lease with its sockets, so it is not counted; a server without any lease
 * runs on and is adopted by the next start.
 */
class SharedServer {
  readonly #layout: Layout;
  readonly #log: Logger;
  readonly #leaving = new AbortController();
  #lease: pg.Client | undefined;
  #restarting: Promise<void> | undefined;
  #checks: NodeJS.Timeout | undefined;

  constructor(layout: Layout, log: Logger) {
    this.#layout = layout;
    this.#log = log;
  }

  async join(mayCreate: boolean): Promise<void> {
    const layout = this.#layout;
    const lease = await withLock(layout.lock, LOCK_WAIT_MS, () => ensureServer(layout, this.#log, mayCreate));
    this.#lease = lease;
    lease.once('end', () => {
      this.#lease = undefined;
      if (!this.#leaving.signal.aborted) this.#restarting = this.#restart();
    });
    this.#checks ??= setInterval(() => void this.#check(), CHECK_EVERY_MS).unref();
  }

  async #restart(): Promise<void> {
    this.#log.warn('database: embedded server lost, restarting it');
    let loggedReason = '';
    for (let pauseMs = 50; !this.#leaving.signal.aborted; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        await this.join(false);
        return this.#log.info('database: embedded server restarted');
      } catch (error) {
        const reason = reasonOf(error);
        if (reason !== loggedReason) this.#log.error({ reason }, 'database: embedded server not restarted');
        loggedReason = reason;
        await delay(pauseMs, undefined, { signal: this.#leaving.signal }).catch(() => {});
      }
    }
  }

  async #check(): Promise<void> {
    try {
      rotateLog(this.#layout.log);
      const answer = await probe(this.#layout, 'zodiary-check');
      if (answer.kind === 'open') await answer.client.end();
      if (answer.kind === 'stopping') requestFastShutdown(this.#layout);
    } catch (error) {
      this.#log.warn({ reason: reasonOf(error) }, 'database: embedded server not checked');
    }
  }

  async leave(): Promise<void> {
    this.#leaving.abort();
    clearInterval(this.#checks);
    await this.#restarting;
    const lease = this.#lease;
    if (!lease) return;
    try {
      await withLock(this.#layout.lock, LEAVE_WAIT_MS, async () => {
        const others = await countOtherLeases(lease).catch(() => 0);
        await lease.end().catch(() => {});
        if (others === 0) await stopServer(this.#layout);
      });
    } catch (error) {
      // Another process is just starting: the server is left to it.
      this.#log.warn({ reason: reasonOf(error) }, 'database: embedded server left running');
      await lease.end().catch(() => {});
    }
  }
}

export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: Logger;
  settings?: Record<string, string>;
}): Promise<EmbeddedPostgres> {
  try {
    const layout = layoutOf(options.dataDir, options.settings);
    const server = new SharedServer(layout, options.log);
    await server.join(true);
    return {
      connection: {
        host: socketFolderOf(layout),
        port: SOCKET_PORT,
        user: SITE_ROLE,
        database: SITE_DATABASE,
      },
      stop: () => server.leave(),
    };
  } catch (error) {
    if (error instanceof DatabaseUnusable) throw error;
    throw new DatabaseUnusable(
      `The database in ${options.dataDir} cannot start: ${(error as Error).message}`,
      {
        cause: error,
      },
    );
  }
}
