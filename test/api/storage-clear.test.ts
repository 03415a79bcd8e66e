import { describe, expect, it } from 'vitest';
import { runInBackground } from '../../src/server/jobs/background.ts';
import type { Queue } from '../../src/server/jobs/queue.ts';
import { clearStorage } from '../../src/server/storage/clear.ts';
import { storageJob } from '../../src/server/storage/job.ts';
import { recordingLog } from '../harness/log.ts';
import { endpointOf, hashOf } from '../harness/push-subscribers.ts';
import { until } from '../harness/until.ts';
import { busy, dailyMessages, EIGHT, HOUR_MS, NEW_YORK } from './daily-messages.ts';

const DAY_MS = 24 * HOUR_MS;
const { here, answers, query, outcomes, sweepAt, add } = dailyMessages();
const refused = { kind: 'failed', detail: 'answered 400' } as const;

const clearAt = (instantMs: number) =>
  clearStorage({
    db: here.database.db,
    nowMs: instantMs,
    signal: new AbortController().signal,
    picturesOfPosts: () => [],
  });

/** Subscribed at the first of the days that follow. */
async function subscribed(...subscribers: Parameters<typeof add>): Promise<void> {
  await add(...subscribers);
  await query('update push_subscriptions set unconfirmed_since = $1', [new Date(EIGHT - HOUR_MS)]);
}

async function sweepDays(days: number): Promise<void> {
  for (let day = 0; day < days; day++) await sweepAt(EIGHT + day * DAY_MS);
}

async function names(): Promise<string[]> {
  const rows = await query<{ endpoint: string }>('select endpoint from push_subscriptions order by 1');
  return rows.map(({ endpoint }) => endpoint.replace(endpointOf(''), ''));
}

describe('a subscription that no push service took a message for', () => {
  it('ends after a week, with its notifications, while others go on', async () => {
    await subscribed({ name: 'ann', zone: NEW_YORK }, { name: 'fake', zone: NEW_YORK });
    answers.set(endpointOf('fake'), () => refused);
    await sweepDays(7);
    expect((await clearAt(EIGHT + 6 * DAY_MS)).subscriptions).toBe(0);
    expect((await clearAt(EIGHT + 7 * DAY_MS)).subscriptions).toBe(1);
    expect(await names()).toEqual(['ann']);
    const [fake] = await query('select horoscope_enabled from visitors where visitor_hash = $1', [
      hashOf('fake'),
    ]);
    expect(fake).toEqual({ horoscope_enabled: false });
    expect(await outcomes('fake')).toEqual([]);
    expect(await outcomes('ann')).toHaveLength(7);
    expect((await clearAt(EIGHT + 400 * DAY_MS)).subscriptions).toBe(0);
  });

  it('ends after a week where no message is wanted at all', async () => {
    await subscribed({ name: 'idle', zone: NEW_YORK, enabled: false });
    expect((await clearAt(EIGHT + 6 * DAY_MS)).subscriptions).toBe(0);
    expect((await clearAt(EIGHT + 7 * DAY_MS)).subscriptions).toBe(1);
  });

  it('stays a month while its visitor pauses', async () => {
    await subscribed({ name: 'paused', zone: NEW_YORK, paused: true });
    expect((await clearAt(EIGHT + 29 * DAY_MS)).subscriptions).toBe(0);
    expect((await clearAt(EIGHT + 30 * DAY_MS)).subscriptions).toBe(1);
  });

  it('stays while no push service can be reached at all', async () => {
    await subscribed({ name: 'ann', zone: NEW_YORK });
    answers.set(endpointOf('ann'), () => busy(5 * HOUR_MS));
    await sweepDays(8);
    expect((await outcomes('ann')).length).toBeGreaterThan(6);
    expect((await clearAt(EIGHT + 8 * DAY_MS)).subscriptions).toBe(0);
    answers.clear();
    await sweepAt(EIGHT + 9 * DAY_MS);
    expect((await clearAt(EIGHT + 400 * DAY_MS)).subscriptions).toBe(0);
    expect(await names()).toEqual(['ann']);
  });

  it('leaves the other browsers of its visitor and their notifications alone', async () => {
    const endpoints = [endpointOf('phone'), endpointOf('fake')];
    await subscribed({ name: 'ann', zone: NEW_YORK, endpoints });
    answers.set(endpointOf('fake'), () => refused);
    await sweepDays(2);
    expect((await clearAt(EIGHT + 7 * DAY_MS)).subscriptions).toBe(1);
    expect(await names()).toEqual(['phone']);
    expect(await query('select from visitors where horoscope_enabled')).toHaveLength(1);
    expect(await outcomes('ann')).toHaveLength(2);
  });
});

describe('a visitor', () => {
  it('with nothing set goes, one with anything set stays for good', async () => {
    await query(
      `insert into visitors (visitor_hash, ask_horoscope_again_after, jokes_enabled) values
       ($1, null, true), ($2, $4, true), ($3, null, false), ($5, $6, true)`,
      [
        hashOf('empty'),
        hashOf('asked long ago'),
        hashOf('jokes off'),
        new Date(EIGHT - HOUR_MS),
        hashOf('not to be asked yet'),
        new Date(EIGHT + HOUR_MS),
      ],
    );
    expect((await clearAt(EIGHT)).visitors).toBe(2);
    const rows = await query<{ visitor_hash: string }>('select visitor_hash from visitors order by 1');
    expect(rows.map(({ visitor_hash }) => visitor_hash)).toEqual(
      [hashOf('jokes off'), hashOf('not to be asked yet')].toSorted(),
    );
    expect((await clearAt(EIGHT + 400 * DAY_MS)).visitors).toBe(1);
  });
});

describe('a tarot reading', () => {
  it('goes when it was not opened for more than 90 days, and so do seals that nobody used', async () => {
    const readings = [
      ['old', '2026-08-16'],
      ['young', '2026-08-17'],
    ];
    for (const [id, day] of readings)
      await query(
        `insert into tarot_readings (id, commitment_id, owner_hash, body, created_at, last_opened_on)
         values ($1, $1, '', '{}', '2026-01-01', $2)`,
        [id, day],
      );
    await query(`insert into tarot_commitments values ('unused', '', $1)`, [new Date(EIGHT - 25 * HOUR_MS)]);
    expect(await clearAt(EIGHT)).toMatchObject({ tarotReadings: 1, seals: 1 });
    expect(await query('select id from tarot_readings')).toEqual([{ id: 'young' }]);
  });

  it('goes in groups, however many there are', async () => {
    await query(
      `insert into tarot_readings (id, commitment_id, owner_hash, body, created_at, last_opened_on)
       select n::text, n::text, '', '{}', '2026-01-01', '2026-01-01' from generate_series(1, 1201) n`,
    );
    expect((await clearAt(EIGHT)).tarotReadings).toBe(1201);
  });
});

describe('an order', () => {
  it('that nobody paid goes after its time with all that belongs to it, one that was paid stays', async () => {
    const [past, future] = [new Date(EIGHT - HOUR_MS), new Date(EIGHT + HOUR_MS)];
    const orders = [
      ['abandoned', 'expired', past],
      ['young', 'created', future],
      ['paid', 'fulfilled', past],
    ] as const;
    for (const [id, state, keptUntil] of orders) {
      await query(
        `insert into orders (id, number, handle_hash, state, provider, session, amount, currency, live, is_gift,
          consent_version, consented_at, kept_until, created_at)
         values ($1, $1, $1, $2, 'demo', $1, 1900, 'usd', false, false, '', $3, $3, $3)`,
        [id, state, keptUntil],
      );
      await query(`insert into order_sessions (session, order_id) values ($1, $1)`, [id]);
      await query(
        `insert into order_events (provider, event_id, kind, order_id, at) values ('demo', $1, 'expired', $1, $2)`,
        [id, past],
      );
      await query(
        `insert into payment_sessions (session, reference, amount, currency) values ($1, $1, 1900, 'usd')`,
        [id],
      );
    }
    await query(`insert into reports (order_id) values ('paid')`);
    expect((await clearAt(EIGHT)).orders).toBe(1);
    const left = [{ id: 'paid' }, { id: 'young' }];
    expect(await query('select id from orders order by 1')).toEqual(left);
    expect(await query('select order_id as id from order_sessions order by 1')).toEqual(left);
    expect(await query('select order_id as id from order_events order by 1')).toEqual(left);
    expect(await query('select reference as id from payment_sessions order by 1')).toEqual(left);
  });
});

describe('the night', () => {
  it('clears once, whichever of two instances it is, and logs what went and what there is', async () => {
    const { database } = here;
    const { log, lines } = recordingLog('info');
    const queues: Pick<Queue, 'add' | 'whenReady'>[] = [];
    const clock = { nowMs: () => EIGHT };
    const disk = { megabytes: async () => 1234 };
    const instances = [0, 1].map(() =>
      runInBackground({ database, clock, log }, (context) => {
        queues.push(context.queue);
        return [storageJob({ ...context, disk, picturesOfPosts: () => [] })];
      }),
    );
    for (const instance of instances) instance.begin();
    await Promise.all(queues.map((queue) => queue.whenReady()));
    const [schedule] = await query<{ cron: string }>(
      `select cron from pgboss.schedule where name = 'storage-clear'`,
    );
    expect(schedule).toEqual({ cron: '41 3 * * *' });
    await add({ name: 'ann', zone: NEW_YORK });
    await query(`insert into visitors (visitor_hash) values ($1)`, [hashOf('empty')]);
    await database.db.transaction((tx) => queues[0]!.add(tx, 'storage-clear', [{}]));
    await until('the figures', () => lines.some((line) => line.includes('storage: cleared')));
    for (const instance of instances) await instance.stop();
    const figures = lines.map((line) => JSON.parse(line) as object);
    expect(figures).toEqual([
      expect.objectContaining({
        msg: 'storage: cleared for the night',
        removed: {
          subscriptions: 0,
          visitors: 1,
          tarotReadings: 0,
          seals: 0,
          orders: 0,
          counts: 0,
          letters: 0,
        },
        kept: {
          subscriptions: { rows: 1, bytes: expect.any(Number) },
          visitors: { rows: 1, bytes: expect.any(Number) },
          tarotReadings: { rows: 1, bytes: expect.any(Number) },
          orders: { rows: 2, bytes: expect.any(Number) },
          reports: { rows: 1, bytes: expect.any(Number) },
          databaseBytes: expect.any(Number),
        },
        freeDiskMegabytes: 1234,
      }),
    ]);
  });
});
