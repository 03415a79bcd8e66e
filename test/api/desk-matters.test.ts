import { describe, expect, it } from 'vitest';
import { placeOrder, sessionOf } from '../harness/orders.ts';
import { OWNER } from '../harness/owner.ts';
import { hashOf } from '../harness/push-subscribers.ts';
import { startTestSite } from '../harness/site.ts';
import { timeLimit } from '../harness/time-limits.ts';
import { until } from '../harness/until.ts';
import { ago, check, NOON_MS, todaysDesk } from './todays-desk.ts';

const { here, query, look, press, lastAudit, addOrder } = todaysDesk();

describe('an email that was not sent', () => {
  it('waits with its reason, goes out again on a press, and may be let go', async () => {
    await addOrder('Z-2041', { state: 'fulfilled' });
    await query(
      `insert into mail_outbox (order_id, kind, attempts, reason, given_up_at, created_at, next_attempt_at)
       values ('Z-2041', 'receipt', 8, 'mail EENVELOPE RCPT TO 550', $1, $1, $1)`,
      [ago(1)],
    );
    const today = await look();
    const [matter] = today.matters;
    expect(matter).toMatchObject({ title: 'An email wasn’t sent', state: 'bad', at: ago(1).toISOString() });
    expect(matter!.reason).toMatch(/receipt for order Z-2041.*550.*8 tries.*stopped/);
    expect(check(today, 'Jobs')).toMatchObject({ state: 'bad', value: '1 failed' });
    const [retry, order, letGo] = matter!.actions;
    expect(order).toEqual({ label: 'Open order', page: '/admin/orders/Z-2041' });

    expect((await press(retry!.call!)).status).toBe(200);
    const rows = await query('select attempts, reason, given_up_at, next_attempt_at from mail_outbox');
    expect(rows).toEqual([
      { attempts: 0, reason: null, given_up_at: null, next_attempt_at: new Date(NOON_MS) },
    ]);
    expect(await lastAudit()).toMatchObject({ action: 'email tried again' });
    expect((await look()).matters).toEqual([]);
    // It was faster than the second press.
    expect((await press(retry!.call!)).status).toBe(404);

    await query(`update mail_outbox set reason = 'mail ETIMEDOUT', attempts = 1`);
    expect((await look()).matters).toMatchObject([{ title: 'An email is late', state: 'look' }]);
    expect((await press(letGo!.call!)).status).toBe(200);
    expect((await look()).matters).toEqual([]);
    expect(await lastAudit()).toEqual({ action: 'let go', subject: matter!.id });
    expect((await press(letGo!.call!)).status).toBe(404);
  });
});

describe('messages that did not arrive', () => {
  async function deliver(name: string, outcome: string, hoursAgo: number): Promise<void> {
    await query('insert into visitors (visitor_hash) values ($1) on conflict do nothing', [hashOf(name)]);
    await query(
      `insert into deliveries (visitor_hash, local_day, due_at, outcome, attempts, answered, detail, updated_at)
       values ($1, '2026-11-15', $2, $3, 5, 3, 'answered 400', $2)`,
      [hashOf(name), ago(hoursAgo), outcome],
    );
  }

  it('are counted by what became of them, and those in time are tried again', async () => {
    await deliver('ann', 'sent', 4);
    await deliver('bob', 'gone', 4);
    await deliver('cid', 'failed', 4);
    await deliver('dan', 'failed', 3);
    await deliver('eve', 'failed', 11);
    const today = await look();
    expect(check(today, 'Push')).toMatchObject({ state: 'bad', value: '3 failed, 5 due, 1 sent, 1 gone' });
    expect(today.matters).toMatchObject([
      { title: '3 pushes didn’t arrive', reason: 'The push service said: answered 400.', state: 'bad' },
    ]);
    expect(await press('/api/admin/today/retry/push')).toEqual({
      status: 200,
      said: '2 messages go out within a minute.',
    });
    const rows = await query(
      `select outcome, attempts - answered as begun, count(*)::int from deliveries group by 1, 2 order by 1`,
    );
    expect(rows).toEqual([
      { outcome: 'failed', begun: 2, count: 1 },
      { outcome: 'gone', begun: 2, count: 1 },
      { outcome: 'sent', begun: 2, count: 1 },
      { outcome: 'waiting', begun: 0, count: 2 },
    ]);
    const [left] = (await look()).matters;
    expect(left).toMatchObject({
      title: 'A push didn’t arrive',
      reason: expect.stringContaining('too late'),
    });
    expect(left!.actions.map(({ label }) => label)).toEqual(['Let it go']);
  });

  it('are a matter of their own when more fail after the owner let some go', async () => {
    await deliver('cid', 'failed', 4);
    const [first] = (await look()).matters;
    expect((await press(first!.actions.at(-1)!.call!)).status).toBe(200);
    expect((await look()).matters).toEqual([]);
    await deliver('dan', 'failed', 3);
    expect((await look()).matters).toMatchObject([{ title: '2 pushes didn’t arrive' }]);
  });

  it('are told as paused while the owner has paused them', async () => {
    expect((await here.owner.send('POST', '/api/admin/push/pause')).status).toBe(200);
    expect(check(await look(), 'Push')).toMatchObject({ state: 'look', value: 'paused, 12:00 PM' });
    expect((await here.owner.send('POST', '/api/admin/push/resume')).status).toBe(200);
    expect(check(await look(), 'Push')).toMatchObject({ state: 'good' });
  });

  it('are told as stopped when nobody hands them out any more', async () => {
    await query('insert into push_sweeps values (1, $1) on conflict (id) do update set swept_until = $1', [
      ago(1),
    ]);
    expect(check(await look(), 'Push')).toMatchObject({ state: 'bad', value: 'stopped, 11:00 AM' });
    await query('delete from push_sweeps');
  });
});

describe('orders', () => {
  it('that wait for the owner’s word lead to their page', async () => {
    await addOrder('Z-2050', { provider: 'manual', state: 'created' });
    const today = await look();
    expect(check(today, 'Orders')).toMatchObject({ state: 'look', value: '1 waits' });
    expect(today.matters).toMatchObject([
      {
        title: 'An order waits for you',
        reason: 'A report, $19, order Z-2050. Mark it paid once you see the money.',
        actions: [{ label: 'Open order', page: '/admin/orders/Z-2050' }],
      },
    ]);
  });

  it('that were paid and not made are made on a press', { timeout: timeLimit(60_000) }, async () => {
    const placed = await placeOrder(here.site.url);
    const { number } = placed;
    await query(`update payment_sessions set state = 'paid' where session = $1`, [sessionOf(placed)]);
    // Whoever comes back from paying has us ask.
    await fetch(`${here.site.url}/api/orders/${placed.handle}`);
    const stateOf = async () =>
      (await query<{ state: string }>('select state from orders where number = $1', [number]))[0]!.state;
    await until('the report', async () => (await stateOf()) === 'fulfilled');
    // As a crash would leave it.
    await query(`update orders set state = 'paid', paid_at = $1`, [ago(1)]);
    await query('update reports set sealed_document = null, made_at = null');
    const today = await look();
    expect(check(today, 'Orders')).toMatchObject({ state: 'bad', value: '1 needs you' });
    expect(today.matters).toMatchObject([{ title: 'A paid report isn’t made', state: 'bad' }]);
    expect(await press(today.matters[0]!.actions[0]!.call!)).toEqual({
      status: 200,
      said: `The report of order ${number} is made.`,
    });
    expect([await stateOf(), (await look()).matters]).toEqual(['fulfilled', []]);
  });

  it('that cannot be made say why, and so does a refund that fails', async () => {
    await addOrder('Z-2060', { state: 'paid', paid_at: ago(1) });
    expect(await press('/api/admin/today/retry/report/Z-2060')).toEqual({
      status: 409,
      said: 'The report failed again: its birth data is gone.',
    });
    await query('update orders set refund_asked_at = $1', [ago(1)]);
    expect((await look()).matters.map(({ title }) => title)).toContain('A refund isn’t through');
    expect((await press('/api/admin/today/retry/refund/Z-2060')).status).toBe(409);
    expect((await press('/api/admin/today/retry/report/Z-0000')).status).toBe(404);
  });
});

describe('work of the queue that failed', () => {
  it(
    'tells why, without the values of a query, and is really done again',
    { timeout: timeLimit(90_000) },
    async () => {
      const working = await startTestSite({
        env: { DATABASE_URL: here.site.databaseUrl, ROLE: 'all', ...OWNER },
      });
      const hasQueue = () =>
        query(`select from pgboss.queue where name = 'counting-readers'`).then(
          (found) => found.length === 1,
          () => false,
        );
      await until('the queue', hasQueue, 60_000);
      const add = (message: string) =>
        query<{ id: string }>(
          `insert into pgboss.job (name, data, state, completed_on, output)
         values ('counting-readers', '{}', 'failed', $1, $2) returning id`,
          [ago(1), JSON.stringify({ message })],
        );
      await add('Failed query: select $1 params: clara@example.com');
      const rows = await add('no room left');
      const { matters } = await look();
      const ours = matters.filter(({ id }) => id.startsWith('job-'));
      expect(ours).toMatchObject([
        { title: 'Counting push readers failed', state: 'bad' },
        { title: 'Counting push readers failed', state: 'bad' },
      ]);
      expect(ours.map(({ reason }) => reason).toSorted()).toEqual([
        'It ended with: no room left.',
        'It ended with: the database refused it.',
      ]);
      expect((await press(`/api/admin/today/retry/job/${rows[0]!.id}`)).status).toBe(200);
      await until(
        'the work to be done',
        async () => {
          const done = await query(`select from pgboss.job where id = $1 and state = 'completed'`, [
            rows[0]!.id,
          ]);
          return done.length === 1;
        },
        60_000,
      );
      const readers = await query(`select count from daily_counts where kind = 'readers'`);
      expect(readers).toEqual([{ count: expect.any(Number) }]);
      const [left] = (await look()).matters;
      expect((await press(left!.actions.at(-1)!.call!)).status).toBe(200);
      expect(check(await look(), 'Jobs')).toMatchObject({ state: 'good', value: 'none failed' });
      await working.stop();
      await query(`delete from push_sweeps; delete from pgboss.job where state = 'failed'`);
    },
  );
});
