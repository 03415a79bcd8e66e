import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase } from './database.ts';
import { ownProcessWith, sharedProcess } from './site-processes.ts';

export interface TestSite {
  url: string;
  metricsUrl: string;
  databaseUrl: string;
  /** Of its process, in which other sites may run unless it has one of its own. */
  pid: number;
  setClock: (iso: string) => Promise<void>;
  stop: () => Promise<void>;
  /** Ends its own process as a crash would. */
  kill: () => Promise<void>;
}

interface Options {
  /** ISO instant at which the site's clock stands. */
  clock?: string;
  env?: Record<string, string>;
  /** For a test that is about the process itself: its memory, its first moments, its end, what Node reads of its settings. */
  ownProcess?: boolean;
}

/** Noon in New York on a Sunday: the same date nearly everywhere. */
export const TEST_NOON = '2026-11-15T17:00:00Z';

/** Limits out of the way: tests that are about them set their own. */
const ENVIRONMENT = {
  // As it is served: React's own build for production, which is also the faster one.
  NODE_ENV: 'production',
  PORT: '0',
  HOST: '127.0.0.1',
  ROLE: 'web',
  LOG_LEVEL: 'error',
  PAGE_REQUESTS_PER_MINUTE: '100000',
  FILE_REQUESTS_PER_MINUTE: '100000',
  READ_REQUESTS_PER_MINUTE: '100000',
  WRITE_REQUESTS_PER_MINUTE: '100000',
  FORGED_WEBHOOKS_PER_MINUTE: '1000000',
  NEW_VISITORS_PER_HOUR: '1000000',
  NEW_SUBSCRIPTIONS_PER_HOUR: '1000000',
  NEW_READINGS_PER_HOUR: '1000000',
  NEW_ORDERS_PER_HOUR: '1000000',
  ALL_NEW_VISITORS_PER_MINUTE: '1000000',
  ALL_NEW_SUBSCRIPTIONS_PER_MINUTE: '1000000',
  ALL_NEW_READINGS_PER_MINUTE: '1000000',
  ALL_NEW_ORDERS_PER_MINUTE: '1000000',
  // A test's clock may pass many nights in a minute.
  BACKUP_AT: 'never',
  // Most orders of tests are never read as a book, and each takes seven seconds of a processor.
  BOOKS_AHEAD: 'off',
  SECRET_KEY: 'a key of thirty-two characters or more',
  MIN_FREE_DISK_MEGABYTES: '0',
  MAX_EVENT_LOOP_DELAY_MS: '30000',
};

/** Starts a real site on a fresh real database. */
export async function startTestSite({
  clock = TEST_NOON,
  env = {},
  ownProcess = false,
}: Options = {}): Promise<TestSite> {
  const databaseUrl = env['DATABASE_URL'] ?? (await freshDatabase());
  // Never into the folder of whoever runs the tests.
  const backups = join(tmpdir(), `zodiary-backups-${randomUUID()}`);
  const settings = {
    ...ENVIRONMENT,
    DATABASE_URL: databaseUrl,
    ...(env['DATA_DIR'] ? {} : { BACKUP_DIR: backups }),
    ...env,
  };
  const host = ownProcess ? ownProcessWith(settings) : await sharedProcess(databaseUrl);
  const { site, address, metricsAddress } = await host.start(settings, Date.parse(clock));
  const ended = (): void => rmSync(backups, { recursive: true, force: true });
  let stopped = false;
  return {
    url: address.replace('localhost', '127.0.0.1'),
    metricsUrl: metricsAddress,
    databaseUrl,
    pid: host.child.pid!,
    setClock: (iso) => host.setClock(site, iso),
    async stop() {
      if (stopped || !host.isAlive) return;
      stopped = true;
      await host.stop(site);
      if (ownProcess) await host.end();
      ended();
    },
    async kill() {
      if (!ownProcess) throw new Error('Other sites may run in this process: start it with ownProcess.');
      await host.end('SIGKILL');
      ended();
    },
  };
}
