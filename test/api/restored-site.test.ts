import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connected, emptyDatabase } from '../harness/database.ts';
import { actAtDemo, ORDER, placeOrder, SECRET_KEY, type Placed } from '../harness/orders.ts';
import { pushBrowser } from '../harness/push-browser.ts';
import { startPushService, type PushService } from '../harness/push-service.ts';
import { hashOf, subscribe } from '../harness/push-subscribers.ts';
import { startTestSite, TEST_NOON, type TestSite } from '../harness/site.ts';
import { startMailServer, type MailServer } from '../harness/smtp.ts';
import { timeLimit } from '../harness/time-limits.ts';
import { until } from '../harness/until.ts';
import { everyRow, type EachRow } from '../db/backed-up.ts';

const ROOT = join(import.meta.dirname, '../..');
const NOON_MS = Date.parse(TEST_NOON);
const ANA = { ...ORDER, email: 'ana@example.com' };
const run = promisify(execFile);

let folder: string;
let service: PushService;
let mail: MailServer;
const sites: TestSite[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zodiary-restored-'));
  [service, mail] = await Promise.all([startPushService(), startMailServer()]);
});
afterAll(async () => {
  for (const site of sites) await site.stop();
  await service.stop();
  await mail.stop();
  rmSync(folder, { recursive: true });
});

const settings = () => ({
  PUSH_ALLOW_HOSTS: service.host,
  SMTP_URL: mail.url,
  MAIL_FROM: 'shop@example.com',
});

async function start(env: Record<string, string>, clock = TEST_NOON): Promise<TestSite> {
  const site = await startTestSite({ clock, env: { ...settings(), ...env } });
  sites.push(site);
  return site;
}

/** As on the machine: `npm run backup`, `npm run restore -- file`. */
async function say(script: string, databaseUrl: string, ...words: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, SECRET_KEY, BACKUP_DIR: folder, DATA_DIR: folder };
  const { stdout } = await run(process.execPath, [`scripts/${script}.ts`, ...words], { cwd: ROOT, env });
  return stdout;
}

const stateOf = async ({ url }: TestSite, { handle }: Placed): Promise<string> =>
  ((await (await fetch(`${url}/api/orders/${handle}`)).json()) as { state: string }).state;

/** Somebody whose message was begun an hour ago and has not arrived. */
async function waitForMessage(client: pg.Client): Promise<void> {
  const { subscription } = pushBrowser(`${service.origin}/send/ann`);
  const ann = { name: 'ann', zone: 'America/New_York', time: '11:00', endpoints: [subscription.endpoint] };
  await subscribe(client as unknown as pg.Pool, [ann], subscription.keys);
  await client.query(
    `insert into deliveries (visitor_hash, local_day, due_at, outcome, attempts, next_attempt_at)
     values ($1, '2026-11-15', $2, 'waiting', 1, $2)`,
    [hashOf('ann'), new Date(NOON_MS - 3_600_000)],
  );
}

/** Paid for and not made: as if the machine had died in between. */
async function unmake(client: pg.Client, { number }: Placed): Promise<void> {
  await client.query(
    `with back as (update orders set state = 'paid', fulfilled_at = null where number = $1 returning id)
     update reports set sealed_document = null where order_id = (select id from back)`,
    [number],
  );
}

async function rowsAt(databaseUrl: string): Promise<EachRow> {
  const client = await connected(databaseUrl);
  try {
    return await everyRow(client);
  } finally {
    await client.end();
  }
}

it(
  'what waited when the backup was made is done by the site that is restored into another PostgreSQL',
  { timeout: timeLimit(180_000) },
  async () => {
    // One that only answers leaves letters and messages where they are.
    const lost = await start({ ROLE: 'web' });
    const order = await placeOrder(lost.url, ANA);
    await actAtDemo(lost.url, order, 'pay');
    await until('the report', async () => (await stateOf(lost, order)) === 'fulfilled');
    const client = await connected(lost.databaseUrl);
    await unmake(client, order);
    await waitForMessage(client);
    await lost.stop();
    sites.pop();
    const waiting = await client.query('select 1 from mail_outbox');
    expect(waiting.rowCount).toBe(1);
    await client.end();

    await say('backup', lost.databaseUrl);
    const [file] = readdirSync(folder).filter((name) => name.endsWith('.backup'));
    const target = await emptyDatabase();
    expect(await say('restore', target, join(folder, file!))).toMatch(
      /rows of \d+ tables compared, all equal/,
    );
    expect(await rowsAt(target)).toEqual(await rowsAt(lost.databaseUrl));

    const minuteLater = new Date(NOON_MS + 60_000).toISOString();
    const restored = await start({ ROLE: 'all', DATABASE_URL: target }, minuteLater);
    await until('the message', () => service.received.length > 0);
    await until('the report', async () => (await stateOf(restored, order)) === 'fulfilled');
    await restored.setClock(new Date(NOON_MS + 120_000).toISOString());
    await until('the letter', () => mail.received.length > 0);
    expect(mail.received[0]!.to).toEqual(['ana@example.com']);
    expect(service.received).toHaveLength(1);
  },
);
