import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configFrom } from '../../src/server/config.ts';
import { ordersService, type OrdersService } from '../../src/server/orders/service.ts';
import { silentLog } from '../harness/log.ts';
import { ORDER, placeOrder, SECRET_KEY, sessionOf } from '../harness/orders.ts';
import { startTestSite, TEST_NOON, type TestSite } from '../harness/site.ts';
import { startMailServer, type MailServer } from '../harness/smtp.ts';
import { timeLimit } from '../harness/time-limits.ts';
import { until } from '../harness/until.ts';

const DAY_MS = 86_400_000;

let mail: MailServer;
let site: TestSite;
/** A key that opens nothing, by why it does not. */
const strangers = new Map<string, string>();

interface Told {
  state: string;
  report: { path: string } | null;
}

const told = async (handle: string): Promise<Told> =>
  (await (await fetch(`${site.url}/api/orders/${handle}`)).json()) as Told;

async function bought(): Promise<{ handle: string; token: string }> {
  const placed = await placeOrder(site.url, { ...ORDER, email: 'clara.lune@mail.example' });
  const body = new URLSearchParams({ action: 'pay' });
  await fetch(`${site.url}/api/checkout/demo/${sessionOf(placed)}`, { method: 'POST', body });
  const { report } = await until('the report', async () => {
    const now = await told(placed.handle);
    return now.state === 'fulfilled' ? now : null;
  });
  return { handle: placed.handle, token: report!.path.split('/').at(-1)! };
}

beforeAll(async () => {
  mail = await startMailServer();
  const env = { ROLE: 'all', METRICS_PORT: '', SMTP_URL: mail.url, MAIL_FROM: 'shop@mail.example' };
  site = await startTestSite({ env });
  const expired = await bought();
  await site.setClock(new Date(Date.parse(TEST_NOON) + 366 * DAY_MS).toISOString());
  await until('the first report to end', async () => (await told(expired.handle)).report === null);
  const [revoked, deleted, another] = [await bought(), await bought(), await bought()];
  await fetch(`${site.url}/api/orders/${revoked.handle}/resend`, { method: 'POST' });
  await fetch(`${site.url}/api/report/${deleted.token}`, { method: 'DELETE' });
  strangers.set('guessed', 'A'.repeat(43));
  strangers.set('guessed in another form', '../%00');
  strangers.set('expired', expired.token);
  strangers.set('revoked', revoked.token);
  strangers.set('deleted', deleted.token);
  strangers.set("another order's", another.handle);
}, timeLimit(120_000));

afterAll(async () => {
  await site.stop();
  await mail.stop();
});

/** All that comes over the wire but the hour, and how often one may ask. */
async function answerTo(method: string, path: string, key: string): Promise<unknown> {
  const asked = encodeURIComponent(key);
  const answer = await fetch(site.url + path.replace('KEY', asked), { method, redirect: 'manual' });
  const headers = [...answer.headers].filter(([name]) => !/^(date|x-ratelimit-.*)$/.test(name));
  return { status: answer.status, headers: Object.fromEntries(headers), text: await answer.text() };
}

const STRANGER = {
  status: 404,
  headers: {
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  },
};

type Keys = Iterable<readonly [string, string]>;

async function answersTo(method: string, path: string, keys: Keys): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const [why, key] of keys) answers[why] = await answerTo(method, path, key);
  return answers;
}

describe('a link that opens nothing', () => {
  it.each([
    ['GET', '/api/report/KEY'],
    ['GET', '/api/report/KEY/book.pdf'],
    ['DELETE', '/api/report/KEY'],
    ['POST', '/api/report/KEY/deletion'],
  ])('is answered the same whatever it was: %s %s', async (method, path) => {
    const answers = await answersTo(method, path, strangers);
    expect(answers['guessed']).toMatchObject(STRANGER);
    for (const [why, answer] of Object.entries(answers)) expect(answer, why).toEqual(answers['guessed']);
  });

  it('has the same page whatever it was, and what is no link has that of every wrong address', async () => {
    const isLink = ([, key]: [string, string]): boolean => /^[\w-]{43}$/.test(key);
    const answers = await answersTo('GET', '/report/KEY', [...strangers].filter(isLink));
    expect(Object.keys(answers)).toEqual(['guessed', 'expired', 'revoked', 'deleted']);
    expect(answers['guessed']).toMatchObject(STRANGER);
    for (const [why, answer] of Object.entries(answers)) expect(answer, why).toEqual(answers['guessed']);
    const nowhere = await answerTo('GET', '/nowhere', '');
    expect(nowhere).toMatchObject({ status: 404 });
    expect(await answerTo('GET', '/report/KEY', strangers.get("another order's")!)).toEqual(nowhere);
  });
});

describe('the work behind it', () => {
  const queries: string[] = [];
  let pool: pg.Pool;
  let orders: OrdersService;

  beforeAll(() => {
    pool = new pg.Pool({ connectionString: site.databaseUrl });
    const db = drizzle(pool, { logger: { logQuery: (query) => void queries.push(query) } });
    const unused = {} as never;
    orders = ordersService({
      config: configFrom({ SECRET_KEY }),
      clock: { nowMs: () => Date.parse(TEST_NOON) },
      database: { db } as never,
      calendar: unused,
      places: unused,
      findBirth: unused,
      report: unused,
      printer: unused,
      newRowLimits: unused,
      log: silentLog,
    });
  });
  afterAll(() => pool.end());

  // So that the time it takes tells nothing: one look by the hash of the key, found or not.
  it.each<[string, (key: string) => Promise<unknown>]>([
    ['reading', (key) => orders.report(key)],
    ['printing', (key) => orders.book(key, 'a4')],
    ['deleting', (key) => orders.erase(key)],
    ['looking at an order', (key) => orders.order(key)],
    ['opening a present', (key) => orders.gift(key)],
  ])('is one look and the same for everybody: %s', async (what, look) => {
    const seen = new Map<string, string[]>();
    for (const [why, key] of strangers) {
      if (what === 'looking at an order' && why === "another order's") continue;
      queries.length = 0;
      expect((await look(key)) ?? false, why).toBe(false);
      seen.set(why, [...queries]);
    }
    const guessed = seen.get('guessed')!;
    expect(guessed).toHaveLength(1);
    expect(guessed[0]).toContain('_hash" = $1');
    for (const [why, asked] of seen) expect(asked, why).toEqual(guessed);
  });
});
