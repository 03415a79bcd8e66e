import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { SendOutcome } from '../../src/domain/push/answer.ts';
import type { PushPayload } from '../../src/domain/push/payload.ts';
import { openDatabase, type Database } from '../../src/server/db/database.ts';
import type { Sender } from '../../src/server/push/sender.ts';
import { freshDatabase } from '../harness/database.ts';
import { recordingLog } from '../harness/log.ts';
import { runPushJobs, type RunningPushJobs } from '../harness/push-jobs.ts';
import { endpointOf, hashOf, subscribe, type Subscriber } from '../harness/push-subscribers.ts';
import { plainWords } from '../harness/push-words.ts';
import { until } from '../harness/until.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const NEW_YORK = 'America/New_York';
/** 08:00 in New York. */
export const EIGHT = Date.parse('2026-11-15T13:00:00Z');

export const sent: SendOutcome = { kind: 'sent' };
export const gone: SendOutcome = { kind: 'gone' };
export const busy = (afterMs: number | null = null): SendOutcome => ({
  kind: 'retry',
  afterMs,
  detail: '503',
});

interface Message {
  endpoint: string;
  payload: PushPayload;
  ttlSeconds: number;
  atMs: number;
}

/** The daily messages on a real database, with a clock to set and a push service that answers as it is told. */
export function dailyMessages() {
  const here = { nowMs: EIGHT } as { database: Database; job: RunningPushJobs; nowMs: number };
  /** In the order in which they went out. */
  const messages: Message[] = [];
  /** What the push service says about an endpoint; "sent" without a word. */
  const answers = new Map<string, (attempt: number) => SendOutcome | Promise<SendOutcome>>();
  const { log, lines: errors } = recordingLog('error');

  const sender: Sender = {
    async send({ endpoint }, payload, { ttlSeconds }) {
      messages.push({ endpoint, payload: payload as PushPayload, ttlSeconds, atMs: here.nowMs });
      const attempt = messages.filter((message) => message.endpoint === endpoint).length;
      return (await answers.get(endpoint)?.(attempt)) ?? sent;
    },
    close: async () => {},
  };

  function startJob(): RunningPushJobs {
    const clock = { nowMs: () => here.nowMs };
    const { database } = here;
    // Tests say themselves when to sweep: a minute of its own could come in between, for a time that is over.
    return runPushJobs(
      { database, clock, log, sender, compose: plainWords, sendLimitMs: 300 },
      { sweepsEachMinute: false },
    );
  }

  async function query<T extends object>(text: string, values: unknown[] = []): Promise<T[]> {
    return (await here.database.pool.query<T>(text, values)).rows;
  }

  /** Everything that was handed out has been tried and written down. */
  async function idle(): Promise<void> {
    await until('the queue to be empty', async () => {
      const [row] = await query<{ busy: boolean }>(
        `select exists (select from pgboss.job where name = 'push-send' and state in ('created', 'active'))
           or exists (select from deliveries where outcome = 'waiting' and attempts > answered) as busy`,
      );
      return !row!.busy;
    });
  }

  async function outcomes(name: string): Promise<string[]> {
    const rows = await query<{ text: string }>(
      `select local_day || ' ' || outcome as text from deliveries where visitor_hash = $1 order by local_day`,
      [hashOf(name)],
    );
    return rows.map(({ text }) => text);
  }

  beforeAll(async () => {
    here.database = await openDatabase({ databaseUrl: await freshDatabase(), dataDir: '/nowhere', log });
    here.job = startJob();
  });
  afterAll(async () => {
    await here.job.stop();
    await here.database.close();
  });
  beforeEach(async () => {
    here.nowMs = EIGHT - 30 * MINUTE_MS;
    messages.length = 0;
    answers.clear();
    await query('delete from visitors');
    await query('delete from push_sweeps');
  });
  afterEach(() => {
    const [error] = errors.splice(0);
    if (error) throw new Error(`The job complained: ${error}`);
  });

  return {
    here,
    messages,
    answers,
    startJob,
    query,
    idle,
    outcomes,
    async sweepAt(instantMs: number): Promise<void> {
      here.nowMs = instantMs;
      await here.job.sweep(instantMs);
      await idle();
    },
    add: (...subscribers: Subscriber[]) => subscribe(here.database.pool, subscribers),
    change: (name: string, columns: string) =>
      query(`update visitors set ${columns} where visitor_hash = $1`, [hashOf(name)]),
    got: (name: string): string[] =>
      messages.filter(({ endpoint }) => endpoint === endpointOf(name)).map(({ payload }) => payload.date),
  };
}
