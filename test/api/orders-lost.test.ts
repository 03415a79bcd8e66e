import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connected, wholeDatabase } from '../harness/database.ts';
import { CLARA, ORDER, placeOrder, sendWebhook, sessionOf } from '../harness/orders.ts';
import { inPlainSight } from '../harness/plain-sight.ts';
import { startTestSite, TEST_NOON, type TestSite } from '../harness/site.ts';
import { timeLimit } from '../harness/time-limits.ts';
import { until } from '../harness/until.ts';

const NOON_MS = Date.parse(TEST_NOON);
const MINUTE_MS = 60_000;
const at = (minutes: number): string => new Date(NOON_MS + minutes * MINUTE_MS).toISOString();

let working: TestSite;
let serving: TestSite;
let client: pg.Client;
beforeAll(async () => {
  working = await startTestSite({ env: { ROLE: 'all', METRICS_PORT: '' } });
  serving = await startTestSite({ env: { DATABASE_URL: working.databaseUrl } });
  client = await connected(working.databaseUrl);
});
afterAll(async () => {
  await client.end();
  await Promise.all([working.stop(), serving.stop()]);
});

/** The provider has the money; nobody told us. */
const payUntold = (session: string) =>
  client.query(`update payment_sessions set state = 'paid' where session = $1`, [session]);

async function stateOf(number: string): Promise<string> {
  const { rows } = await client.query<{ state: string }>('select state from orders where number = $1', [
    number,
  ]);
  return rows[0]!.state;
}

const isMade = (number: string) =>
  until('the report is made', async () => (await stateOf(number)) === 'fulfilled');

async function reportsOf(number: string): Promise<number> {
  const { rows } = await client.query<{ made: number }>(
    `select count(*)::int as made from reports r join orders o on o.id = r.order_id
      where o.number = $1 and r.sealed_document is not null`,
    [number],
  );
  return rows[0]!.made;
}

describe('a webhook that is lost', () => {
  it('is made up for by whoever comes back from paying', async () => {
    const order = await placeOrder(serving.url);
    await payUntold(sessionOf(order));
    await (await fetch(`${serving.url}/api/orders/${order.handle}`)).json();
    await isMade(order.number);
    expect(await reportsOf(order.number)).toBe(1);
  });

  it('is made up for although an instance whose clock is ahead has asked before', async () => {
    const order = await placeOrder(serving.url);
    await payUntold(sessionOf(order));
    await client.query('update orders set checked_at = $2 where number = $1', [order.number, at(16)]);
    const back = await fetch(`${serving.url}/api/orders/${order.handle}`);
    expect(back.status).toBe(200);
    await isMade(order.number);
  });

  it('is made up for without anybody, within a round', { timeout: timeLimit(60_000) }, async () => {
    const order = await placeOrder(serving.url);
    await payUntold(sessionOf(order));
    await working.setClock(at(4));
    expect(await stateOf(order.number)).toBe('created');
    await working.setClock(at(16));
    await isMade(order.number);
    await working.setClock(TEST_NOON);
  });
});

describe('a process that dies between the payment and the report', () => {
  it('leaves a report that the next round makes', { timeout: timeLimit(60_000) }, async () => {
    const order = await placeOrder(serving.url);
    await payUntold(sessionOf(order));
    await (await fetch(`${serving.url}/api/orders/${order.handle}`)).json();
    await isMade(order.number);
    // As if the process had died before its report was written.
    await client.query(`update reports set sealed_document = null, made_at = null
      where order_id = (select id from orders where number = '${order.number}')`);
    await client.query(`update orders set state = 'paid' where number = $1`, [order.number]);
    await working.setClock(at(20));
    await isMade(order.number);
    expect(await reportsOf(order.number)).toBe(1);
  });
});

/** A site that has too much to do says so, and payment companies send again. */
async function sentUntilHeard(...sent: Parameters<typeof sendWebhook>): Promise<number> {
  const heard: number[] = [];
  await until('the site has time for a webhook', async () => {
    const status = await sendWebhook(...sent);
    if (status !== 503) heard.push(status);
    return heard.length > 0;
  });
  return heard[0]!;
}

describe('two instances on one database', () => {
  const ORDERS = 6;
  const EVENTS = 40;

  it('make every report once, whatever comes how often', { timeout: timeLimit(120_000) }, async () => {
    const sites = [working.url, serving.url];
    await working.setClock(TEST_NOON);
    const orders = await Promise.all(Array.from({ length: ORDERS }, () => placeOrder(serving.url)));
    await Promise.all(
      orders.map(async (order, index) => {
        const session = sessionOf(order);
        await payUntold(session);
        const kinds = ['completed', 'async_failed', 'expired'] as const;
        const answers = await Promise.all(
          Array.from({ length: EVENTS }, (_, turn) => {
            const kind = kinds[(turn * 7 + index) % kinds.length]!;
            const forged = turn % 5 === 4;
            const future = turn % 5 === 3;
            const createdAt = NOON_MS + (future ? 10 * MINUTE_MS : 0);
            const event = { id: `${session}:${kind}`, kind, session, createdAt };
            return sentUntilHeard(sites[turn % 2]!, event, !forged);
          }),
        );
        expect(answers.filter((status) => status === 400)).toHaveLength((EVENTS / 5) * 2);
        expect(answers.every((status) => status === 200 || status === 400)).toBe(true);
      }),
    );
    // What was too much at once is made up for by the next round.
    await working.setClock(at(16));
    for (const { number } of orders) await isMade(number);
    const { rows } = await client.query<{ events: number; reports: number }>(
      `select (select count(*)::int from order_events where order_id = o.id) as events,
        (select count(*)::int from reports where order_id = o.id and sealed_document is not null) as reports
        from orders o where number = any($1)`,
      [orders.map(({ number }) => number)],
    );
    expect(rows).toEqual(Array.from({ length: ORDERS }, () => ({ events: 3, reports: 1 })));
  });
});

describe('what is kept', () => {
  it('has no birth, name, address, handle or link in plain sight', async () => {
    const email = 'clara.lune@mail.example';
    // A name that no article and no quote has.
    const name = 'Clarabelle Quillon';
    const order = await placeOrder(serving.url, { ...ORDER, birth: { ...CLARA, name }, email });
    await payUntold(sessionOf(order));
    const read = async () =>
      (await (await fetch(`${serving.url}/api/orders/${order.handle}`)).json()) as {
        report: { path: string; ready: boolean } | null;
      };
    const { report } = await until('the report is made', async () => {
      const now = await read();
      return now.report?.ready ? now : null;
    });
    const stored = await wholeDatabase(working.databaseUrl);
    const secrets = [name, CLARA.date, '2996944', 'Lyon', email, order.handle];
    expect(inPlainSight(stored, secrets)).toEqual([]);
    expect(stored).not.toContain(report!.path.split('/').at(-1));
  });
});
