import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { unlessClosed } from '../db/unless-closed.ts';
import { reasonOf } from '../log.ts';

const SHORTEST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

interface ListenerParts {
  connection: pg.ClientConfig;
  channel: string;
  /** What was told, and also each time a connection is new: something may have been told in between. */
  onNotice: () => void;
  log: Logger;
}

export interface Listener {
  close: () => Promise<void>;
}

/** Hears what other instances tell, on a connection of its own that is made anew whenever it ends. */
export function listenTo({ connection, channel, onNotice, log }: ListenerParts): Listener {
  const closing = new AbortController();
  const { signal } = closing;
  let client: pg.Client | null = null;

  /** Resolves when the connection has ended. */
  async function hear(): Promise<void> {
    const own = new pg.Client({
      ...connection,
      connectionTimeoutMillis: 2_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
      application_name: 'zodiary-content',
    });
    const ended = new Promise<void>((resolve) => own.once('end', () => resolve()));
    // A connection that breaks reports it here, and then its end.
    own.on('error', () => {});
    own.on('notification', onNotice);
    client = own;
    try {
      await unlessClosed(own.connect(), signal);
      await own.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      void own.end().catch(() => {});
      throw error;
    }
    onNotice();
    await ended;
  }

  async function hearOn(): Promise<void> {
    for (
      let pauseMs = SHORTEST_PAUSE_MS;
      !signal.aborted;
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    ) {
      try {
        await hear();
        pauseMs = SHORTEST_PAUSE_MS;
      } catch (error) {
        log.debug({ reason: reasonOf(error) }, 'content: not listening');
      }
      await delay(pauseMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  const hearing = hearOn();
  return {
    async close() {
      closing.abort();
      await client?.end().catch(() => {});
      await hearing;
    },
  };
}
