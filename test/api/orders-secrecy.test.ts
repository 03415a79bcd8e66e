import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connected, wholeDatabase } from '../harness/database.ts';
import { CONSENT, placeOrder, SECRET_KEY, sessionOf, type Placed } from '../harness/orders.ts';
import { startOverheardSite, type OverheardSite } from '../harness/overheard-site.ts';
import { inPlainSight } from '../harness/plain-sight.ts';
import { startMailServer, type MailServer } from '../harness/smtp.ts';
import { TEST_NOON } from '../harness/site.ts';
import { timeLimit } from '../harness/time-limits.ts';
import { until } from '../harness/until.ts';
import { readPdf } from '../unit/report/pdf/pdf-reader.ts';

/** Names that no article and no quote has. */
const NAME = 'Clarabelle Quillon';
const EMAIL = 'clarabelle.lune@mail.example';
const GIFT = { to: 'Wilhelmson Drabb', from: 'Ottolina Vetch', note: 'For the longest of evenings' };
const BIRTH = { date: '1991-11-03', time: '06:40', place: { id: 2996944 }, name: NAME };
const PERSONAL = [
  NAME,
  'Clarabelle',
  EMAIL,
  ...Object.values(GIFT),
  BIRTH.date,
  'November 3, 1991',
  '6:40 in the morning',
  String(BIRTH.place.id),
  'Lyon',
];

const dataDir = mkdtempSync(join(tmpdir(), 'zodiary-secrecy-'));
let mail: MailServer;
let site: OverheardSite;
/** What opens something: handles, links, codes and checkouts. */
const keys: string[] = [];
const visited = new Map<string, { headers: Headers; text: string }>();
let metadata = '';
let book = '';

const get = (path: string): Promise<Response> => fetch(`${site.url}${path}`);

async function visit(path: string): Promise<void> {
  const answer = await get(path);
  visited.set(path, { headers: answer.headers, text: await answer.text() });
}

async function cachedPages(): Promise<string> {
  const text = await (await fetch(`${site.metricsUrl}/metrics`)).text();
  return /^zodiary_page_cache_pages \d+$/m.exec(text)![0];
}

interface Told {
  state: string;
  report: { path: string; ready: boolean } | null;
  gift: { code: string } | null;
}

async function buy(body: object): Promise<Told & Placed> {
  const placed = await placeOrder(site.url, { ...body, email: EMAIL, consent: CONSENT });
  const session = sessionOf(placed);
  keys.push(placed.handle, session);
  await visit(placed.url);
  const form = new URLSearchParams({ action: 'pay' });
  await fetch(`${site.url}/api/checkout/demo/${session}`, { method: 'POST', body: form });
  const told = await until('the order to be fulfilled', async () => {
    const now = (await (await get(`/api/orders/${placed.handle}`)).json()) as Told;
    return now.state === 'fulfilled' ? now : null;
  });
  for (const page of ['order-success', 'failed-order']) await visit(`/${page}?order=${placed.handle}`);
  return { ...placed, ...told };
}

async function readReport(path: string): Promise<void> {
  keys.push(path.split('/').at(-1)!);
  await visit(path);
  await visit(`/api${path}`);
  const pdf = Buffer.from(await (await get(`/api${path}/book.pdf?paper=a4`)).arrayBuffer());
  metadata += readPdf(pdf).metadata;
  book += pdf.toString('latin1');
}

async function openPresent(code: string): Promise<string> {
  keys.push(code, code.replaceAll('-', ''));
  await visit(`/gift?code=${code}`);
  const answer = await fetch(`${site.url}/api/gifts/${code}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ birth: BIRTH }),
  });
  const { report } = (await answer.json()) as { report: { path: string } };
  await until('the present to be made', async () => {
    const { state } = (await (await get(`/api${report.path}`)).json()) as { state: string };
    return state === 'ready';
  });
  return report.path;
}

/** What is told in the log when nothing can be looked up. */
async function failEverywhere(): Promise<number[]> {
  const client = await connected(site.databaseUrl);
  await client.query('alter table reports rename to lost_reports');
  await client.query('alter table orders rename to lost_orders');
  const answers = await Promise.all([...visited.keys()].map(get));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  await client.query('alter table lost_reports rename to reports');
  await client.query('alter table lost_orders rename to orders');
  await client.end();
  return answers.map(({ status }) => status);
}

let said = '';
let stored = '';
let metrics = '';
let pages: [string, string];
let failures: number[] = [];

beforeAll(async () => {
  mail = await startMailServer();
  const env = { SECRET_KEY, DATA_DIR: dataDir, SMTP_URL: mail.url, MAIL_FROM: 'shop@mail.example' };
  site = await startOverheardSite(env);
  const before = await cachedPages();
  const own = await buy({ birth: BIRTH });
  await readReport(own.report!.path);
  // Letters are sent with the next minute.
  await site.setClock(new Date(Date.parse(TEST_NOON) + 60_000).toISOString());
  await until('the receipt', () => mail.received.length > 0);
  await fetch(`${site.url}/api/orders/${own.handle}/resend`, { method: 'POST' });
  const present = await buy({ gift: GIFT });
  await readReport(await openPresent(present.gift!.code));
  await fetch(`${site.url}/api/orders/${own.handle}/refund`, { method: 'POST' });
  pages = [before, await cachedPages()];
  stored = await wholeDatabase(site.databaseUrl);
  metrics = await (await fetch(`${site.metricsUrl}/metrics`)).text();
  failures = await failEverywhere();
  said = await site.stop();
}, timeLimit(240_000));

afterAll(async () => {
  await mail.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
}

describe('after whole purchases, of a report and of a present,', () => {
  it('their pages and letters had what they are about', () => {
    const shown = [...visited.values()].map(({ text }) => text).join('\n');
    expect(visited.size).toBe(11);
    const told = [NAME, ...Object.values(GIFT), 'November 3, 1991', '6:40 in the morning', 'Lyon'];
    expect(inPlainSight(shown, told)).toEqual(told);
    expect(mail.received[0]!.to).toEqual([EMAIL]);
    expect(failures.filter((status) => status !== 500)).toEqual([]);
  });

  it('no line of the log has birth, name, address, words or a key, not even of what failed', () => {
    expect(said).toContain('"pages: page failed"');
    expect(said).toContain('"http: request failed"');
    const hashes = keys.map((key) => createHash('sha256').update(key).digest('hex'));
    expect(inPlainSight(said, [...PERSONAL, ...keys, ...hashes])).toEqual([]);
  });

  it('nor have the metrics, which count them', () => {
    expect(metrics).toMatch(/^zodiary_orders_total\{state="fulfilled"\} 2$/m);
    expect(inPlainSight(metrics, [...PERSONAL, ...keys])).toEqual([]);
  });

  it('the page cache has no page of theirs', () => {
    expect(pages[1]).toBe(pages[0]);
    for (const [path, { headers }] of visited)
      expect(headers.get('cache-control'), path).toBe('private, no-store');
  });

  it('no row of any table has them in plain sight', () => {
    expect(stored).toContain('public.orders: ');
    const sessions = keys.filter((key) => key.startsWith('demo_'));
    expect(inPlainSight(stored, sessions)).toEqual(sessions);
    expect(inPlainSight(stored, [...PERSONAL, ...keys.filter((key) => !sessions.includes(key))])).toEqual([]);
  });

  it('nor has a file beside the database', () => {
    expect(filesUnder(dataDir).flatMap((file) => inPlainSight(file, [...PERSONAL, ...keys]))).toEqual([]);
  });

  it('what a book says about itself is neither whose it is nor where it was bought', () => {
    expect(metadata).toContain('Personal Destiny Report');
    expect(inPlainSight(metadata, [...PERSONAL, ...keys])).toEqual([]);
    expect(inPlainSight(book, [EMAIL, ...keys])).toEqual([]);
  });
});
