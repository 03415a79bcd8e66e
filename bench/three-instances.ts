/**
 * Three instances behind nginx on one PostgreSQL, asked 200 times a second while each is restarted, one is killed and the
 * database restarts; meanwhile every subscriber's minute comes. node bench/three-instances.ts [--rate 200]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/server/db/embedded/embedded.ts';
import { silentLog } from '../test/harness/log.ts';
import { freePort } from '../test/harness/free-port.ts';
import { findNginx, startNginx } from '../test/harness/nginx.ts';
import { pushBrowser } from '../test/harness/push-browser.ts';
import { startPushService } from '../test/harness/push-service.ts';
import { subscribe } from '../test/harness/push-subscribers.ts';
import { trustedCertificate } from '../test/harness/trusted-certificate.ts';
import { until } from '../test/harness/until.ts';
import { openLoad, type Asked, type Asking } from './open-load.ts';
import { startSiteProcess, type RunningSite } from './server-process.ts';
import { printTable } from './table.ts';

const { values } = parseArgs({ options: { rate: { type: 'string', default: '200' } } });
const RATE = Number(values.rate);
const SUBSCRIBERS = 300;
/** Long enough for all that is done meanwhile on a quiet machine; else the messages come after it. */
const PUSH_IN_MINUTES = 2;
const SETTLE_MS = 3_000;
const PAGES = ['/', '/horoscope/leo', '/horoscope/virgo?type=weekly', '/tarot', '/quotes', '/blog', '/about'];

/** Of ten requests eight are pages, one reads and one changes what is one visitor's. */
function nextAsked(index: number): Asked {
  const headers = { 'x-user-id': `user_1763200000000_three${String(index % 50).padStart(11, '0')}` };
  if (index % 10 === 8) return { kind: 'call', path: '/api/preferences', headers };
  if (index % 10 === 9)
    return { kind: 'call', path: '/api/preferences/refuse-joke', method: 'POST', headers };
  return { kind: 'page', path: PAGES[index % PAGES.length]! };
}

const isFailed = ({ status }: Asking): boolean => status === 0 || status >= 500;

interface Phase {
  name: string;
  asked: Asking[];
}

/** From the first failed call to the last, in seconds. */
function spanOfFailures(asked: readonly Asking[]): number {
  const times = asked.filter(isFailed).map(({ atMs }) => atMs);
  return times.length === 0 ? 0 : (Math.max(...times) - Math.min(...times)) / 1000;
}

function row({ name, asked }: Phase): string[] {
  const failed = (kind: string): string =>
    String(asked.filter((one) => one.kind === kind && isFailed(one)).length);
  const statuses = new Set(asked.filter(isFailed).map(({ status }) => status));
  return [
    name,
    String(asked.length),
    failed('page'),
    failed('call'),
    spanOfFailures(asked).toFixed(1),
    [...statuses].join(' ') || '–',
  ];
}

const folder = mkdtempSync(join(tmpdir(), 'zodiary-three-'));
const start = () => startEmbeddedPostgres({ dataDir: folder, log: silentLog });
let database = await start();
const databaseUrl = `postgres://zodiary@localhost/zodiary?host=${encodeURIComponent(`${folder}/postgres`)}`;
const push = await startPushService();
const settings = {
  DATABASE_URL: databaseUrl,
  SECRET_KEY: 'a key of thirty-two characters or more',
  TRUSTED_PROXIES: '127.0.0.1',
  BACKUP_AT: 'never',
  MIN_FREE_DISK_MEGABYTES: '0',
  LOG_LEVEL: 'silent',
  PUSH_ALLOW_HOSTS: push.host,
  NODE_EXTRA_CA_CERTS: trustedCertificate().file,
  READ_REQUESTS_PER_MINUTE: '1000000',
  WRITE_REQUESTS_PER_MINUTE: '1000000',
  PAGE_REQUESTS_PER_MINUTE: '1000000',
};
const ports = [await freePort(), await freePort(), await freePort()];
const begin = (at: number): Promise<RunningSite> =>
  startSiteProcess(join(folder, `instance-${at}`), ports[at]!, settings);
const instances: RunningSite[] = [];
for (const at of ports.keys()) instances.push(await begin(at));

/** Everybody's minute in a zone without summer time. */
async function addSubscribers(): Promise<void> {
  const due = new Date(Date.now() + PUSH_IN_MINUTES * 60_000).toISOString().slice(11, 16);
  const pool = new pg.Pool({ connectionString: databaseUrl });
  pool.on('error', () => {});
  const { keys } = pushBrowser(`${push.origin}/keys`).subscription;
  const subscribers = Array.from({ length: SUBSCRIBERS }, (_, at) => ({
    name: `three-${at}`,
    zone: 'Etc/UTC',
    time: due,
    endpoints: [`${push.origin}/push/${at}`],
  }));
  await subscribe(pool, subscribers, keys);
  await pool.end();
}
await addSubscribers();

const nginx = await startNginx(findNginx()!, { instances: instances.map(({ url }) => url) });
for (const path of PAGES) await fetch(nginx.url + path);
const load = openLoad(nginx.url, RATE, nextAsked);
const phases: Phase[] = [];

async function during(name: string, act: () => Promise<void>): Promise<void> {
  await act();
  await delay(SETTLE_MS);
  phases.push({ name, asked: load.take() });
}

await during('nothing', async () => {});
await during('each restarted', async () => {
  for (const [at, instance] of instances.entries()) {
    await instance.stop();
    instances[at] = await begin(at);
  }
});
await during('one killed', async () => {
  instances[1]!.child.kill('SIGKILL');
  await delay(SETTLE_MS);
  instances[1] = await begin(1);
});
await during('PostgreSQL restarted', async () => {
  await database.stop();
  database = await start();
});
await load.stop();
const sentTo = (): string[] => push.received.map(({ path }) => path);
await until('everybody has the message', () => new Set(sentTo()).size === SUBSCRIBERS, 300_000);
await delay(SETTLE_MS);
const twice = sentTo().length - new Set(sentTo()).size;

printTable(`Three instances behind nginx, ${RATE} requests a second`, [
  ['meanwhile', 'asked', 'pages failed', 'calls failed', 'span of failures (s)', 'how'],
  ...phases.map(row),
]);
console.log(`  ${SUBSCRIBERS} daily messages: ${sentTo().length} sent, ${twice} of them a second time`);

await nginx.stop();
await Promise.all(instances.map((instance) => instance.stop()));
await database.stop();
await push.stop();
rmSync(folder, { recursive: true, force: true });

const [, restarted, , databaseAway] = phases as [Phase, Phase, Phase, Phase];
const holds =
  phases.every(({ asked }) => !asked.some((one) => one.kind === 'page' && isFailed(one))) &&
  !restarted.asked.some(isFailed) &&
  spanOfFailures(databaseAway.asked) <= 2 &&
  twice === 0;
console.log(holds ? '  all as promised' : '  NOT as promised');
process.exit(holds ? 0 : 1);
