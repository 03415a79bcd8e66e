/**
 * Webhooks of Stripe, by the real SDK against a fake on loopback, for many orders at two instances on one database:
 * repeated, shuffled, late, forged, stamped ahead, and about sessions that do not fit. Each order ends in one fulfilment.
 * node test/db/order-events.ts --orders 50 --events 300 [--seed 1]
 */
import { parseArgs } from 'node:util';
import { mayBecome, type OrderState } from '../../src/domain/orders/states.ts';
import {
  signedEvent,
  startFakeStripe,
  TEST_KEY,
  WEBHOOK_SECRET,
  type FakeSession,
  type FakeStripe,
} from '../harness/fake-stripe.ts';
import { noteOrders, orderHistories, type OrderHistory } from '../harness/order-history.ts';
import { ORDER, placeOrder } from '../harness/orders.ts';
import { TEST_NOON, type TestSite } from '../harness/site.ts';
import { until } from '../harness/until.ts';
import { chanceOf } from './crash.ts';
import { removeTemporaryFolders, temporaryFolder } from './folders.ts';
import { startOrderSite, withDatabase } from './order-site.ts';

const NOON_MS = Date.parse(TEST_NOON);
const MINUTE_MS = 60_000;
const AT_ONCE = 12;

const TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
] as const;

/** What may be wrong with a session that says it is paid. */
const FLAWS: readonly Partial<FakeSession>[] = [
  { amount_total: 1 },
  { currency: 'eur' },
  { livemode: true },
  { client_reference_id: 'some other order' },
];

/** What a provider may say before somebody has paid, and wrongly afterwards. */
const UNPAID: readonly Partial<FakeSession>[] = [
  { status: 'open', payment_status: 'unpaid' },
  { status: 'expired', payment_status: 'unpaid' },
];

type Sent = ReturnType<typeof signedEvent> & { isHonest: boolean };

interface Storm {
  fake: FakeStripe;
  sites: readonly TestSite[];
  chance: () => number;
}

const pick = <T>({ chance }: Storm, list: readonly T[]): T => list[Math.floor(chance() * list.length)]!;

/** Sent as it is, by somebody else's hand, stamped ahead, stamped too long ago, or from the other mode. */
function anEvent(storm: Storm, object: FakeSession, id: string): Sent {
  const type = pick(storm, TYPES);
  const nearMs = NOON_MS + Math.round((storm.chance() - 0.5) * 9 * MINUTE_MS);
  const turn = Math.floor(storm.chance() * 10);
  if (turn === 0) {
    const secret = `${WEBHOOK_SECRET}0`;
    return { ...signedEvent({ id, type, object }, { atMs: nearMs, secret }), isHonest: false };
  }
  if (turn <= 2) {
    const atMs = NOON_MS + (turn === 1 ? 6 : -6) * MINUTE_MS;
    return { ...signedEvent({ id, type, object }, { atMs }), isHonest: false };
  }
  return { ...signedEvent({ id, type, object, livemode: turn === 3 }, { atMs: nearMs }), isHonest: true };
}

/** Somebody else's session that names this order, paid and yet wrong in every other way that we compare. */
function strayOf(storm: Storm, session: FakeSession, turn: number): FakeSession {
  const stray = { ...session, ...pick(storm, FLAWS), id: `${session.id}stray${turn}` };
  storm.fake.sessions.set(stray.id, Object.assign(stray, { status: 'complete', payment_status: 'paid' }));
  return stray;
}

/** So many events about one order, a third of them twice, under ids that other parts of the storm do not use. */
function eventsOf(storm: Storm, session: FakeSession, count: number, part: string): Sent[] {
  const events: Sent[] = [];
  while (events.length < count) {
    const turn = events.length;
    const about = storm.chance() < 0.2 ? strayOf(storm, session, turn) : session;
    const event = anEvent(storm, about, `evt_${session.id}_${part}_${turn}`);
    events.push(event);
    if (storm.chance() < 0.33 && events.length < count) events.push(event);
  }
  return events;
}

function shuffled<T>({ chance }: Storm, list: readonly T[]): T[] {
  return list
    .map((value) => ({ value, at: chance() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

/** A site that has too much to do says so, and payment companies send again. */
async function send(site: TestSite, { body, headers, isHonest }: Sent): Promise<string | null> {
  const status = await until('the site to have time for a webhook', async () => {
    const answer = await fetch(`${site.url}/api/webhooks/stripe`, { method: 'POST', headers, body });
    await answer.arrayBuffer();
    return answer.status === 503 ? null : answer.status;
  });
  const expected = isHonest ? 200 : 400;
  return status === expected ? null : `a webhook was answered with ${status} instead of ${expected}`;
}

/** All of them, in any order, at both instances. */
async function sendAll(storm: Storm, events: readonly Sent[]): Promise<string[]> {
  const waiting = shuffled(storm, events).map((event) => ({ event, site: pick(storm, storm.sites) }));
  const wrong: string[] = [];
  async function work(): Promise<void> {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const said = await send(next.site, next.event);
      if (said) wrong.push(said);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return wrong;
}

async function place(storm: Storm, index: number): Promise<FakeSession> {
  const { url } = await placeOrder(storm.sites[index % 2]!.url, ORDER);
  return storm.fake.sessions.get(url.split('/').at(-1)!)!;
}

/** Before anybody has paid: one half says nothing or no, the other half "paid" with something wrong about it. */
function beforePaying(storm: Storm, session: FakeSession, index: number): void {
  if (index % 2 === 0) Object.assign(session, pick(storm, UNPAID));
  else Object.assign(storm.fake.pay(session.id), pick(storm, FLAWS));
}

const completed = (object: FakeSession): Sent => ({
  ...signedEvent({ type: TYPES[0], object }, { atMs: NOON_MS }),
  isHonest: true,
});

const isRising = (states: readonly string[]): boolean =>
  states.every((state, at) => at === 0 || mayBecome(states[at - 1] as OrderState, state as OrderState));

function wrongIn({ number, states, links, documents }: OrderHistory): string[] {
  const isRight = isRising(states) && states.at(-1) === 'fulfilled' && links.length === 1;
  if (isRight && documents.length === 1) return [];
  return [`${number}: ${states.join(' > ')}; ${links.length} links, ${documents.length} documents`];
}

const paidTooSoon = ({ number, states }: OrderHistory): string[] =>
  states.includes('paid') ? [`${number} was believed to be paid: ${states.join(' > ')}`] : [];

/** The parts of the storm: before the payment, with it, and after it, when the provider talks nonsense. */
async function blow(storm: Storm, dataDir: string, orders: number, events: number): Promise<string[]> {
  const sessions: FakeSession[] = [];
  // One after another: more at once than a site has places for would be refused.
  for (let index = 0; index < orders; index += 1) sessions.push(await place(storm, index));
  const rightly = new Map(sessions.map((session) => [session, { ...session }]));
  const third = Math.floor(events / 3);
  const partOf = (part: string, count: number): Sent[] =>
    sessions.flatMap((session) => eventsOf(storm, session, count, part));
  sessions.forEach((session, index) => beforePaying(storm, session, index));
  const wrong = await sendAll(storm, partOf('before', third));
  wrong.push(...(await withDatabase(dataDir, orderHistories)).flatMap(paidTooSoon));
  for (const session of sessions) storm.fake.pay(Object.assign(session, rightly.get(session)).id);
  wrong.push(...(await sendAll(storm, [...partOf('paid', third - 1), ...sessions.map(completed)])));
  for (const session of sessions) Object.assign(session, pick(storm, [...UNPAID, ...FLAWS]));
  wrong.push(...(await sendAll(storm, partOf('after', events - 2 * third))));
  return wrong;
}

/** A minute of the site's clock goes by every three seconds, so that reports for which there was no time are made. */
async function makeAll({ sites }: Storm, dataDir: string): Promise<OrderHistory[]> {
  const startedMs = Date.now();
  return until(
    'every report to be made',
    async () => {
      const minutes = 1 + Math.floor((Date.now() - startedMs) / 3_000);
      const clock = new Date(NOON_MS + minutes * MINUTE_MS).toISOString();
      await Promise.all(sites.map((site) => site.setClock(clock)));
      const histories = await withDatabase(dataDir, orderHistories);
      return histories.every(({ states }) => states.includes('fulfilled')) ? histories : null;
    },
    120_000,
  );
}

export interface StormOutcome {
  fulfilled: number;
  wrong: string[];
}

export async function stormOrders(orders: number, events: number, seed: number): Promise<StormOutcome> {
  const fake = await startFakeStripe();
  const dataDir = temporaryFolder();
  const stripe = {
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: TEST_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: fake.url,
  };
  const first = await startOrderSite(dataDir, NOON_MS, stripe);
  const second = await startOrderSite(dataDir, NOON_MS, stripe);
  try {
    await withDatabase(dataDir, noteOrders);
    const storm: Storm = { fake, sites: [first, second], chance: chanceOf(seed) };
    const wrong = await blow(storm, dataDir, orders, events);
    const histories = await makeAll(storm, dataDir);
    return { fulfilled: histories.length, wrong: [...wrong, ...histories.flatMap(wrongIn)] };
  } finally {
    await Promise.all([first.stop(), second.stop(), fake.stop()]);
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { orders: { type: 'string' }, events: { type: 'string' }, seed: { type: 'string' } },
  });
  const [orders, events] = [Number(values.orders ?? 50), Number(values.events ?? 300)];
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  const startedMs = Date.now();
  try {
    const { fulfilled, wrong } = await stormOrders(orders, events, seed);
    for (const line of wrong) console.log(line);
    const seconds = Math.round((Date.now() - startedMs) / 1000);
    console.log(
      `seed ${seed}: ${orders} orders, ${orders * events} events at two instances in ${seconds} s; ` +
        `${fulfilled} fulfilled, ${wrong.length} wrong`,
    );
    process.exitCode = fulfilled === orders && wrong.length === 0 ? 0 : 1;
  } finally {
    await removeTemporaryFolders();
  }
}
