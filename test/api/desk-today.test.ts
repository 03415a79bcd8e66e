import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DeskToday } from '../../src/contract/desk-today.ts';
import { connected } from '../harness/database.ts';
import { placeOrder, sessionOf } from '../harness/orders.ts';
import { holderOf, OWNER, ownerOf, type Owner } from '../harness/owner.ts';
import { hashOf } from '../harness/push-subscribers.ts';
import { startTestSite, TEST_NOON, type TestSite } from '../harness/site.ts';
import { timeLimit } from '../harness/time-limits.ts';
import { until } from '../harness/until.ts';

const NOON_MS = Date.parse(TEST_NOON);
const HOUR_MS = 3_600_000;
const ago = (hours: number): Date => new Date(NOON_MS - hours * HOUR_MS);

let site: TestSite;
let owner: Owner;
let client: pg.Client;
beforeAll(async () => {
  site = await startTestSite({ env: OWNER });
  owner = await ownerOf(site);
  client = await connected(site.databaseUrl);
});
afterAll(async () => {
  await client.end();
  await site.stop();
});
beforeEach(async () => {
  await client.query('truncate mail_outbox, deliveries, dismissed_matters, daily_counts, orders cascade');
});

async function look(by: Owner = owner): Promise<DeskToday> {
  const answer = await by.get('/api/admin/today');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return DeskToday.parse(await answer.json());
}

const check = ({ checks }: DeskToday, name: string) => checks.find((one) => one.name === name);

async function press(call: string): Promise<{ status: number; said: string }> {
  const answer = await owner.send('POST', call);
  const { said, error } = (await answer.json()) as { said?: string; error?: { message: string } };
  return { status: answer.status, said: said ?? error!.message };
}

async function lastAudit(): Promise<unknown> {
  const { rows } = await client.query('select action, subject from audit_log order by id desc limit 1');
  return rows[0];
}

async function addOrder(number: string, values: Record<string, unknown>): Promise<void> {
  const row = {
    id: number,
    number,
    handle_hash: number,
    provider: 'demo',
    amount: 1900,
    currency: 'usd',
    live: false,
    is_gift: false,
    consent_version: '',
    consented_at: ago(2),
    kept_until: ago(-9999),
    created_at: ago(2),
    ...values,
  };
  const names = Object.keys(row);
  await client.query(
    `insert into orders (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  );
}

describe('on a quiet day', () => {
  it('there is nothing that waits, and every line is there', async () => {
    const today = await look();
    expect([today.date, today.at, today.timeZone]).toEqual([
      '2026-11-15',
      new Date(NOON_MS).toISOString(),
      'America/New_York',
    ]);
    expect(today.matters).toEqual([]);
    expect(today.checks.map(({ name }) => name)).toEqual([
      'Today’s readings',
      'Tomorrow’s readings',
      'Joke and quote',
      'Feeds',
      'Sky',
      'Search index',
      'Push',
      'Orders',
      'Jobs',
      'Backup',
      'Proven restore',
      'Disk',
      'Database',
      'Memory',
      'Clock',
    ]);
    for (const { advice, state } of today.checks) expect(advice === undefined).toBe(state === 'good');
    expect(today.days).toHaveLength(30);
    expect([today.days[0], today.days[29]]).toEqual(['2026-10-17', '2026-11-15']);
  });

  it('tells what is there: readings, words, feeds, sky, database', { timeout: timeLimit(60_000) }, async () => {
    for (const sign of ['aries', 'leo', 'virgo']) await fetch(`${site.url}/api/horoscope/${sign}`);
    await until('the feeds and the sky to be looked at', async () => {
      const today = await look();
      return check(today, 'Feeds')!.value !== 'unknown' && check(today, 'Sky')!.value !== 'unknown';
    });
    const today = await look();
    expect(check(today, 'Joke and quote')).toEqual({ name: 'Joke and quote', state: 'good', value: 'both set' });
    expect(check(today, 'Feeds')).toEqual({ name: 'Feeds', state: 'good', value: '12 readings, 20 posts' });
    expect(check(today, 'Sky')).toMatchObject({ state: 'good', value: expect.stringMatching(/^agrees to [0-9.]+″$/) });
    expect(check(today, 'Database')).toMatchObject({
      state: 'good',
      value: expect.stringMatching(/^\d+ MB, PostgreSQL \d+/),
    });
    // The feed has had all twelve written.
    expect(check(today, 'Today’s readings')).toMatchObject({ state: 'good', value: '12 of 12' });
    expect(check(today, 'Tomorrow’s readings')).toMatchObject({ state: 'look', value: '0 of 12' });
    expect(check(today, 'Orders')).toMatchObject({ state: 'good', value: 'none waits' });
  });
});

describe('backups', () => {
  const made = (state: string, daysAgo: number, proof: string | null) =>
    client.query(
      `insert into backups (made_at, state, file, bytes, tables, rows, proven_at, proof, rows_compared)
       values ($1, $2, $2, 43000000, 30, 186402, $3, $4, 186402)`,
      [ago(24 * daysAgo), state, proof && ago(24 * daysAgo), proof],
    );

  it('are told by their age, made and proven', async () => {
    expect(check(await look(), 'Backup')).toMatchObject({ state: 'bad', value: 'none yet' });
    await made('proven', 9, 'restored');
    await made('made', 1, null);
    const today = await look();
    expect(check(today, 'Backup')).toMatchObject({ state: 'good', value: '1 day ago' });
    expect(check(today, 'Proven restore')).toMatchObject({ state: 'bad', value: '9 days ago' });
    expect(today.backups.last).toEqual({ at: ago(24).toISOString(), bytes: 43_000_000 });
    expect(today.backups.lastProven).toEqual({ at: ago(216).toISOString(), rows: 186_402 });
    expect(today.backups.days).toHaveLength(30);
    await client.query('truncate backups');
  });
});

describe('an email that was not sent', () => {
  it('waits with its reason, goes out again on a press, and may be let go', async () => {
    await addOrder('Z-2041', { state: 'fulfilled' });
    await client.query(
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
    const { rows } = await client.query('select attempts, reason, given_up_at, next_attempt_at from mail_outbox');
    expect(rows).toEqual([
      { attempts: 0, reason: null, given_up_at: null, next_attempt_at: new Date(NOON_MS) },
    ]);
    expect(await lastAudit()).toMatchObject({ action: 'email tried again' });
    expect((await look()).matters).toEqual([]);
    // It was faster than the second press.
    expect((await press(retry!.call!)).status).toBe(404);

    await client.query(`update mail_outbox set reason = 'mail ETIMEDOUT', attempts = 1`);
    expect((await look()).matters).toMatchObject([{ title: 'An email is late', state: 'look' }]);
    expect((await press(letGo!.call!)).status).toBe(200);
    expect((await look()).matters).toEqual([]);
    expect(await lastAudit()).toEqual({ action: 'let go', subject: matter!.id });
    expect((await press(letGo!.call!)).status).toBe(404);
  });
});

describe('messages that did not arrive', () => {
  async function deliver(name: string, outcome: string, hoursAgo: number): Promise<void> {
    await client.query('insert into visitors (visitor_hash) values ($1) on conflict do nothing', [hashOf(name)]);
    await client.query(
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
    const { rows } = await client.query(
      `select outcome, attempts - answered as begun, count(*)::int from deliveries group by 1, 2 order by 1`,
    );
    expect(rows).toEqual([
      { outcome: 'failed', begun: 2, count: 1 },
      { outcome: 'gone', begun: 2, count: 1 },
      { outcome: 'sent', begun: 2, count: 1 },
      { outcome: 'waiting', begun: 0, count: 2 },
    ]);
    const [left] = (await look()).matters;
    expect(left).toMatchObject({ title: 'A push didn’t arrive', reason: expect.stringContaining('too late') });
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
    expect((await owner.send('POST', '/api/admin/push/pause')).status).toBe(200);
    expect(check(await look(), 'Push')).toMatchObject({ state: 'look', value: 'paused, 12:00 PM' });
    expect((await owner.send('POST', '/api/admin/push/resume')).status).toBe(200);
    expect(check(await look(), 'Push')).toMatchObject({ state: 'good' });
  });

  it('are told as stopped when nobody hands them out any more', async () => {
    await client.query('insert into push_sweeps values (1, $1) on conflict (id) do update set swept_until = $1', [
      ago(1),
    ]);
    expect(check(await look(), 'Push')).toMatchObject({ state: 'bad', value: 'stopped, 11:00 AM' });
    await client.query('delete from push_sweeps');
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
    const placed = await placeOrder(site.url);
    const { number } = placed;
    await client.query(`update payment_sessions set state = 'paid' where session = $1`, [sessionOf(placed)]);
    // Whoever comes back from paying has us ask.
    await fetch(`${site.url}/api/orders/${placed.handle}`);
    const stateOf = async () =>
      (await client.query<{ state: string }>('select state from orders where number = $1', [number])).rows[0]!.state;
    await until('the report', async () => (await stateOf()) === 'fulfilled');
    // As a crash would leave it.
    await client.query(`update orders set state = 'paid', paid_at = $1`, [ago(1)]);
    await client.query('update reports set sealed_document = null, made_at = null');
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
    await client.query('update orders set refund_asked_at = $1', [ago(1)]);
    expect((await look()).matters.map(({ title }) => title)).toContain('A refund isn’t through');
    expect((await press('/api/admin/today/retry/refund/Z-2060')).status).toBe(409);
    expect((await press('/api/admin/today/retry/report/Z-0000')).status).toBe(404);
  });
});

describe('work of the queue that failed', () => {
  it('tells why, without the values of a query, and is really done again', { timeout: timeLimit(90_000) }, async () => {
    const working = await startTestSite({ env: { DATABASE_URL: site.databaseUrl, ROLE: 'all', ...OWNER } });
    const hasQueue = () =>
      client.query(`select from pgboss.queue where name = 'counting-readers'`).then(
        ({ rowCount }) => rowCount === 1,
        () => false,
      );
    await until('the queue', hasQueue, 60_000);
    const add = (message: string) =>
      client.query<{ id: string }>(
        `insert into pgboss.job (name, data, state, completed_on, output)
         values ('counting-readers', '{}', 'failed', $1, $2) returning id`,
        [ago(1), JSON.stringify({ message })],
      );
    await add('Failed query: select $1 params: clara@example.com');
    const { rows } = await add('no room left');
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
    await until('the work to be done', async () => {
      const done = await client.query(`select from pgboss.job where id = $1 and state = 'completed'`, [rows[0]!.id]);
      return done.rowCount === 1;
    }, 60_000);
    const readers = await client.query(`select count from daily_counts where kind = 'readers'`);
    expect(readers.rows).toEqual([{ count: expect.any(Number) }]);
    const [left] = (await look()).matters;
    expect((await press(left!.actions.at(-1)!.call!)).status).toBe(200);
    expect(check(await look(), 'Jobs')).toMatchObject({ state: 'good', value: 'none failed' });
    await working.stop();
    await client.query(`delete from push_sweeps; delete from pgboss.job where state = 'failed'`);
  });
});

describe('a machine in trouble', () => {
  it('says so: no room on the disk, a clock that is wrong', { timeout: timeLimit(60_000) }, async () => {
    const strained = await startTestSite({
      clock: '2026-11-15T05:00:00Z',
      env: { DATABASE_URL: site.databaseUrl, MIN_FREE_DISK_MEGABYTES: '999999999', ...OWNER },
    });
    const today = await look(holderOf(strained, owner.cookie));
    expect(check(today, 'Disk')).toMatchObject({ state: 'bad', value: expect.stringMatching(/^\d+% free$/) });
    expect(check(today, 'Clock')).toMatchObject({ state: 'bad', value: expect.stringMatching(/ off$/) });
    await strained.setClock(new Date().toISOString());
    const righted = await look(holderOf(strained, owner.cookie));
    expect(check(righted, 'Clock')!.state).not.toBe('bad');
    await strained.stop();
  });

  it('whose database is slow has lines that are unknown, and no page that hangs', async () => {
    const other = await connected(site.databaseUrl);
    await other.query('begin');
    await other.query('lock table mail_outbox in access exclusive mode');
    const began = performance.now();
    const today = await look();
    expect(performance.now() - began).toBeLessThan(timeLimit(6_000));
    await other.query('rollback');
    await other.end();
    expect(check(today, 'Jobs')).toMatchObject({ state: 'look', value: 'unknown' });
    expect(check(today, 'Joke and quote')).toMatchObject({ state: 'good' });
    expect(check(await look(), 'Jobs')).toMatchObject({ state: 'good' });
  });
});

describe('thirty days', () => {
  const count = (date: string, kind: string, name: string, times: number) =>
    client.query('insert into daily_counts values ($1, $2, $3, $4)', [date, kind, name, times]);
  const plot = ({ plots }: DeskToday, label: string) => plots.find((one) => one.label === label)!;

  it('are drawn from sums, the oldest first, today last', async () => {
    await count('2026-10-16', 'visit', '', 1_000);
    await count('2026-10-17', 'visit', '', 30);
    await count('2026-11-15', 'visit', '', 1_284);
    await count('2026-11-15', 'view', 'daily', 2_000);
    await count('2026-11-15', 'view', 'tarotCards', 568);
    await count('2026-11-15', 'search', 'answered', 300);
    await count('2026-11-15', 'search', 'unanswered', 12);
    await count('2026-11-15', 'share', 'WhatsApp', 40);
    await count('2026-11-14', 'share', 'Facebook', 7);
    await count('2026-11-14', 'draw', 'three', 41);
    await count('2026-11-14', 'draw', 'one', 59);
    await count('2026-11-01', 'readers', '', 3);
    const today = await look();
    expect(today.plots).toHaveLength(8);
    const visits = plot(today, 'visits today');
    expect([visits.figure, visits.note, visits.values[0], visits.values[29]]).toEqual([
      '1,284',
      '30-day mean 44',
      30,
      1_284,
    ]);
    expect(plot(today, 'page views')).toMatchObject({ figure: '2,568', note: '2.0 a visit' });
    expect(plot(today, 'searches')).toMatchObject({ figure: '312', note: '12 unanswered' });
    expect(plot(today, 'shares seen')).toMatchObject({ figure: '40', note: 'most: WhatsApp' });
    expect(plot(today, 'tarot draws')).toMatchObject({ figure: '0', note: '59% one card' });
    expect(plot(today, 'push readers').values.slice(13, 17)).toEqual([0, 0, 3, 3]);
    expect(today.viewsByKind).toEqual([
      { name: 'Daily', count: 2_000 },
      { name: 'Tarot cards', count: 568 },
    ]);
  });

  it('tell what was read most and what found nothing, of this week', async () => {
    await fetch(`${site.url}/api/search?q=leo`);
    for (let at = 0; at < 7; at++) await count('2026-11-15', 'read', `/blog/post-${at}`, at + 1);
    await count('2026-11-09', 'read', '/horoscope/leo', 50);
    await count('2026-11-15', 'read', '/', 20);
    await count('2026-11-08', 'read', '/about', 900);
    await count('2026-11-10', 'unanswered', 'cat zodiac', 6);
    await count('2026-11-15', 'unanswered', 'cat zodiac', 3);
    await count('2026-11-08', 'unanswered', 'too long ago', 3);
    const { mostRead, unanswered } = await look();
    expect(mostRead.slice(0, 3)).toEqual([
      { name: 'Leo Daily Horoscope', address: '/horoscope/leo', count: 50 },
      { name: 'Daily Horoscopes for All Twelve Signs', address: '/', count: 20 },
      { name: '/blog/post-6', address: '/blog/post-6', count: 7 },
    ]);
    expect(mostRead).toHaveLength(5);
    expect(unanswered).toEqual([{ name: 'cat zodiac', count: 9 }]);
  });

  it('have the money of each day, without what the demo pretends or was given back', async () => {
    const sold = { state: 'fulfilled', live: true, provider: 'stripe' };
    // Half past eleven at night in New York, already the next day by UTC.
    await addOrder('Z-1', { ...sold, paid_at: new Date('2026-11-15T04:30:00Z') });
    await addOrder('Z-2', { ...sold, paid_at: ago(1) });
    await addOrder('Z-3', { ...sold, paid_at: ago(1), state: 'refunded', refunded_at: ago(0.5) });
    await addOrder('Z-4', { ...sold, paid_at: ago(1), live: false, provider: 'demo' });
    await client.query(`insert into funnel values ('2026-11-15', 'landing', 70), ('2026-11-15', 'checkout', 9)
      on conflict (date, step) do update set count = excluded.count`);
    const today = await look();
    const revenue = plot(today, 'revenue');
    expect([revenue.figure, revenue.values.slice(-2)]).toEqual(['$38', [19, 19]]);
    expect(today.funnel).toEqual([
      { name: 'Saw the offer', count: 70 },
      { name: 'Looked at a preview', count: 0 },
      { name: 'Went to the checkout', count: 9 },
      { name: 'Paid', count: 3 },
      { name: 'Refunded', count: 1 },
      { name: 'Paid in the demo', count: 1 },
    ]);
  });
});
