import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freshDatabase } from './database.ts';

export interface TestSite {
  url: string;
  metricsUrl: string;
  databaseUrl: string;
  pid: number;
  setClock: (iso: string) => Promise<void>;
  stop: () => Promise<void>;
  /** Ends it as a crash would. */
  kill: () => Promise<void>;
}

interface Options {
  /** ISO instant at which the site's clock stands. */
  clock?: string;
  env?: Record<string, string>;
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
  // Beside a test's own clock every night would write into the folder of whoever runs it.
  BACKUP_AT: 'never',
  SECRET_KEY: 'a key of thirty-two characters or more',
  MIN_FREE_DISK_MEGABYTES: '0',
  MAX_EVENT_LOOP_DELAY_MS: '30000',
};

/** The next message of the child; its end before that is an error. */
async function messageFrom<T>(child: ChildProcess): Promise<T> {
  const waiting = new AbortController();
  const ended = once(child, 'exit', { signal: waiting.signal }).then(([code]) => {
    throw new Error(`The test site ended with code ${code} before it answered.`);
  });
  try {
    const [message] = (await Promise.race([once(child, 'message', { signal: waiting.signal }), ended])) as [
      T,
    ];
    return message;
  } finally {
    ended.catch(() => {});
    waiting.abort();
  }
}

/** Starts a real site on a fresh real database. */
export async function startTestSite({ clock = TEST_NOON, env = {} }: Options = {}): Promise<TestSite> {
  const databaseUrl = env['DATABASE_URL'] ?? (await freshDatabase());
  const child = fork(join(import.meta.dirname, 'site-process.ts'), {
    env: {
      ...process.env,
      ...ENVIRONMENT,
      DATABASE_URL: databaseUrl,
      TEST_CLOCK_MS: String(Date.parse(clock)),
      ...env,
    },
    execArgv: [],
  });
  const { address, metricsAddress } = await messageFrom<{ address: string; metricsAddress: string }>(child);
  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
  return {
    url: address.replace('localhost', '127.0.0.1'),
    metricsUrl: metricsAddress,
    databaseUrl,
    pid: child.pid!,
    async setClock(iso) {
      const answered = messageFrom(child);
      child.send({ clockMs: Date.parse(iso) });
      await answered;
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
