import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { alone } from './alone.ts';
import { makeBackup } from './make.ts';
import type { BackupParts } from './parts.ts';
import { proveBackup } from './prove.ts';
import { newestWhole, type BackupRow } from './store.ts';
import { matchFolder, mendLeftovers } from './tidy.ts';

export type WorkKind = 'making' | 'proving';

/** What is left of it then is mended at the next start. */
const CLOSE_LIMIT_MS = 3_000;

export interface BackupWork {
  /** Makes one now; null where somebody else is at it, or it is not due any more. */
  make: (isStillDue?: () => Promise<boolean>) => Promise<BackupRow | null>;
  /** Restores the newest into a scratch database; null where there is none, or somebody else is at it. */
  prove: () => Promise<BackupRow | null>;
  /** Ends what a process that died has left; false where somebody is at it. */
  tidy: () => Promise<boolean>;
  /** What this process is at. */
  kind: () => WorkKind | null;
  close: () => Promise<void>;
}

/** One thing at a time: in this process, and by the lock in all of them. Who asks meanwhile gets what goes on. */
export function backupWork(parts: BackupParts): BackupWork {
  const { connection, db } = parts.database;
  const closing = new AbortController();
  let working: { kind: WorkKind; outcome: Promise<BackupRow | null> } | null = null;

  const tidyThen = <T>(task: (client: pg.Client) => Promise<T>): Promise<T | null> =>
    alone(connection, async (client) => {
      await mendLeftovers(parts, client);
      await matchFolder(parts);
      return task(client);
    });

  function once(kind: WorkKind, task: (client: pg.Client) => Promise<BackupRow | null>) {
    closing.signal.throwIfAborted();
    working ??= { kind, outcome: tidyThen(task).finally(() => (working = null)) };
    return working.outcome;
  }

  return {
    make: async (isStillDue = async () => true) =>
      once('making', async (client) =>
        (await isStillDue()) ? makeBackup(parts, client, closing.signal) : null,
      ),
    prove: async () =>
      once('proving', async (client) => {
        const newest = await newestWhole(db);
        return newest && proveBackup(parts, client, newest);
      }),
    tidy: async () => (await tidyThen(async () => true)) ?? false,
    kind: () => working?.kind ?? null,
    async close() {
      closing.abort();
      const ended = working?.outcome.catch(() => {});
      await Promise.race([ended, delay(CLOSE_LIMIT_MS, undefined, { ref: false })]);
    },
  };
}
