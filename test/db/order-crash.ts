/**
 * Purchases while the site, its database server or the process that sets the book is killed between "Pay" and "ready":
 * none may be lost, and nothing may be done twice.
 * node test/db/order-crash.ts --rounds 40 [--seed 1]
 */
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { noteOrders, orderHistories, type OrderHistory } from '../harness/order-history.ts';
import { ORDER, placeOrder, sessionOf, type Placed } from '../harness/orders.ts';
import { TEST_NOON, type TestSite } from '../harness/site.ts';
import { until } from '../harness/until.ts';
import { chanceOf } from './crash.ts';
import { killHard, removeTemporaryFolders, serverPid, temporaryFolder } from './folders.ts';
import { bookPid, startOrderSite, withDatabase } from './order-site.ts';

/** How long each part of a purchase takes at the most on a quiet machine: the moment is somewhere within. */
const PHASES = { paying: 60, writing: 1_500, binding: 2_000 } as const;
const VICTIMS = {
  paying: ['site', 'database', 'site and database'],
  writing: ['site', 'database', 'site and database'],
  binding: ['site', 'database', 'book', 'book'],
} as const;
type Phase = keyof typeof PHASES;

/** Longer than the reconciler waits before it asks about an order, and than it pauses between two questions. */
const LATER_MS = 16 * 60_000;

interface Outcome {
  round: number;
  phase: Phase;
  momentMs: number;
  victim: string;
  /** Whether the buyer heard that the payment was taken. */
  acknowledged: boolean;
  /** Whether the provider had no money after the crash, so that the buyer pressed the button again. */
  paidAgain: boolean;
  recoveredMs: number;
}

export interface CrashedOrders {
  outcomes: Outcome[];
  /** What each order went through that it should not have. */
  wrong: string[];
}

/** Whether the site said that it has the payment. */
async function pay({ url }: TestSite, order: Placed): Promise<boolean> {
  const answer = await fetch(`${url}/api/checkout/demo/${sessionOf(order)}`, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  }).catch(() => null);
  await answer?.arrayBuffer().catch(() => null);
  return answer?.status === 303;
}

const historyOf = (dataDir: string, { number }: Placed): Promise<OrderHistory | null> =>
  withDatabase(
    dataDir,
    async (client) => (await orderHistories(client)).find((one) => one.number === number) ?? null,
  ).catch(() => null);

async function moment(phase: Phase, momentMs: number, site: TestSite, paying: Promise<boolean>) {
  if (phase !== 'paying') await paying;
  if (phase === 'binding') await until('the book to be begun', () => bookPid(site.pid) !== undefined, 30_000);
  await delay(momentMs);
}

/** Says who was killed: a book may be done before its moment has come. */
async function kill(victim: string, site: TestSite, dataDir: string): Promise<string> {
  if (victim === 'book') {
    const pid = bookPid(site.pid);
    killHard(pid);
    return pid === undefined ? 'nobody, the book was done,' : victim;
  }
  if (victim.includes('database')) killHard(serverPid(dataDir));
  if (victim.includes('site')) await site.kill();
  return victim;
}

/** What the site and its reconciler make of it; says whether the buyer had to pay once more. */
async function recover(
  dataDir: string,
  site: TestSite,
  order: Placed,
  acknowledged: boolean,
): Promise<boolean> {
  const { payments } = await until('the database after a crash', () => historyOf(dataDir, order), 60_000);
  const paidAgain = payments.at(-1) === 'open' && !acknowledged;
  if (paidAgain) await until('the second try to be taken', () => pay(site, order), 60_000);
  await until(
    `order ${order.number} to be fulfilled`,
    async () => (await historyOf(dataDir, order))?.states.at(-1) === 'fulfilled',
    60_000,
  );
  return paidAgain;
}

/** Whoever was promised a book gets it, even where its process was killed. */
async function hasBook({ url }: TestSite, { handle }: Placed): Promise<boolean> {
  const answer = await fetch(`${url}/api/orders/${handle}`);
  if (answer.status !== 200) return false;
  const { report } = (await answer.json()) as { report: { path: string } };
  const book = await fetch(`${url}/api${report.path}/book.pdf?paper=letter`);
  return (
    Buffer.from(await book.arrayBuffer())
      .subarray(0, 5)
      .toString() === '%PDF-'
  );
}

const once = (list: readonly string[]): boolean => list.length === 1;

/** One charge, one link, one document, one letter, and a state that only rises. */
function wrongIn({ number, states, payments, links, documents, letters }: OrderHistory): string[] {
  const went = [states.join(' > '), payments.join(' > ')];
  const isRight =
    went[0] === 'created > paid > fulfilled' &&
    went[1] === 'open > paid' &&
    [links, documents, letters].every(once);
  const counts = `${links.length} links, ${documents.length} documents, ${letters.length} letters`;
  return isRight ? [] : [`${number}: ${went.join('; ')}; ${counts}`];
}

async function wrongInAll(dataDir: string, orders: number): Promise<string[]> {
  return withDatabase(dataDir, async (client) => {
    const histories = await orderHistories(client);
    const { rows } = await client.query<{ paid: number }>(
      `select coalesce(sum(count), 0)::int as paid from funnel where step = 'paid'`,
    );
    const sums = [histories.length, rows[0]!.paid];
    const miscounted = sums.some((sum) => sum !== orders)
      ? [`${orders} orders, of which ${sums[0]} are kept and ${sums[1]} were counted as paid`]
      : [];
    return [...miscounted, ...histories.flatMap(wrongIn)];
  });
}

interface Running {
  dataDir: string;
  site: TestSite;
  clockMs: number;
}

type Plan = Pick<Outcome, 'round' | 'phase' | 'momentMs' | 'victim'>;

/** A site whose database has just come back may say that it is busy; the buyer's key makes one order of all tries. */
function orderOf({ site }: Running, { round }: Plan): Promise<Placed> {
  const asked = { ...ORDER, email: 'clara.lune@mail.example', key: `key-of-the-buyer-${round}` };
  return until('an order to be placed', () => placeOrder(site.url, asked).catch(() => null), 60_000);
}

async function runRound(running: Running, plan: Plan): Promise<Outcome> {
  const { phase, momentMs, victim } = plan;
  const { dataDir } = running;
  const order = await orderOf(running, plan);
  const paying = pay(running.site, order);
  await moment(phase, momentMs, running.site, paying);
  const killed = await kill(victim, running.site, dataDir);
  const acknowledged = await paying;
  const startedMs = performance.now();
  running.clockMs += LATER_MS;
  if (victim.includes('site')) running.site = await startOrderSite(dataDir, running.clockMs);
  else await running.site.setClock(new Date(running.clockMs).toISOString());
  const paidAgain = await recover(dataDir, running.site, order, acknowledged);
  const recoveredMs = Math.round(performance.now() - startedMs);
  if (phase === 'binding') await until('the book', () => hasBook(running.site, order), 60_000);
  return { ...plan, victim: killed, acknowledged, paidAgain, recoveredMs };
}

function lineOf({ round, phase, momentMs, victim, acknowledged, paidAgain, recoveredMs }: Outcome): string {
  const heard = acknowledged ? 'acknowledged' : paidAgain ? 'not paid, so paid again' : 'paid unheard';
  return `round ${round}: ${victim} killed ${momentMs} ms into ${phase}; ${heard}; fulfilled after ${recoveredMs} ms`;
}

export async function killPurchases(
  rounds: number,
  seed: number,
  tell: (line: string) => void,
): Promise<CrashedOrders> {
  const chance = chanceOf(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)]!;
  const dataDir = temporaryFolder();
  const clockMs = Date.parse(TEST_NOON);
  const running = { dataDir, clockMs, site: await startOrderSite(dataDir, clockMs) };
  const outcomes: Outcome[] = [];
  tell(`seed ${seed}`);
  try {
    await withDatabase(dataDir, noteOrders);
    for (let round = 1; round <= rounds; round += 1) {
      const phase = pick(Object.keys(PHASES) as Phase[]);
      const momentMs = Math.round(chance() * PHASES[phase]);
      const outcome = await runRound(running, { round, phase, momentMs, victim: pick(VICTIMS[phase]) });
      outcomes.push(outcome);
      tell(lineOf(outcome));
    }
    return { outcomes, wrong: await wrongInAll(dataDir, outcomes.length) };
  } finally {
    await running.site.stop();
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { rounds: { type: 'string' }, seed: { type: 'string' } } });
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  try {
    const { outcomes, wrong } = await killPurchases(Number(values.rounds ?? 40), seed, console.log);
    const count = (holds: (outcome: Outcome) => boolean): number => outcomes.filter(holds).length;
    for (const line of wrong) console.log(line);
    console.log(
      `${outcomes.length} purchases: ${count(({ acknowledged }) => acknowledged)} acknowledged, ` +
        `${count(({ paidAgain }) => paidAgain)} paid again, ${wrong.length} lost or doubled`,
    );
    process.exitCode = wrong.length > 0 ? 1 : 0;
  } finally {
    await removeTemporaryFolders();
  }
}
