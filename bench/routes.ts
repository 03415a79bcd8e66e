import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGES, type PageName } from '../src/domain/pages/pages.ts';
import { MOST_OWNED_READINGS } from '../src/domain/tarot/reading-life.ts';
import { RENDERED_AHEAD } from '../src/server/pages/render-ahead.ts';
import { kindOf, spreadOver } from '../test/crawl/kinds.ts';
import { sitemapAddresses } from '../test/crawl/walk.ts';
import { readOperations } from '../test/harness/api-operations.ts';
import { validRequest, type Operation } from '../test/harness/odd-requests.ts';
import { ask } from '../test/harness/wire.ts';
import { OWNER } from '../test/harness/owner.ts';
import { CHANNEL_CALLS } from './channel-requests.ts';
import type { Hold } from './hold-monitor.ts';
import { get, jsonPost, type Request } from './request.ts';
import { startSiteProcess, type RunningSite } from './server-process.ts';
import { HIDDEN_CALLS, SHOP_CALLS, SHOP_PAGES } from './shop-requests.ts';
import { printTable } from './table.ts';
import { WORST_CALLS, WORST_FILES, WORST_PAGES, worstBirth, type Inputs } from './worst-inputs.ts';

const GOAL_MS = 20;
/** The first inputs are for the compiler: what every new process goes through is no doing of a stranger. */
const WARM_UP = 3;
const MEASURED = 6;
const INPUTS = WARM_UP + MEASURED;

const UNLIMITED = {
  // Jobs work on the main thread too, and not because somebody asked.
  ROLE: 'web',
  LOG_LEVEL: 'info',
  PAGE_REQUESTS_PER_MINUTE: '1000000',
  FILE_REQUESTS_PER_MINUTE: '1000000',
  READ_REQUESTS_PER_MINUTE: '1000000',
  WRITE_REQUESTS_PER_MINUTE: '1000000',
  FORGED_WEBHOOKS_PER_MINUTE: '1000000',
  NEW_READINGS_PER_HOUR: '1000000',
  ALL_NEW_READINGS_PER_MINUTE: '1000000',
  NEW_ORDERS_PER_HOUR: '1000000',
  ALL_NEW_ORDERS_PER_MINUTE: '1000000',
  ...OWNER,
  FACEBOOK_APP_ID: 'bench-app',
  FACEBOOK_APP_SECRET: 'bench-secret',
};

/** A route and what it is asked, one request after the other. */
interface Measured {
  name: string;
  requests: readonly (() => Promise<Request>)[];
}

interface RouteHold {
  name: string;
  first: Hold;
  /** The longest of the later ones; of a route with one address, which may be kept from then on, the first. */
  longest: Hold;
  target: string;
  medianMs: number;
  statuses: string;
}

function fromInputs(name: string, inputs: Inputs): Measured {
  return { name, requests: Array.from({ length: INPUTS }, (_, at) => async () => get(inputs(at))) };
}

function anew(
  origin: string,
  name: string,
  request: (origin: string, at: number) => Request | Promise<Request>,
): Measured {
  return { name, requests: Array.from({ length: INPUTS }, (_, at) => async () => request(origin, at)) };
}

function described(operation: Operation): Request {
  const { method, target, headers, body } = validRequest(operation);
  return { method, target, headers: Object.fromEntries(headers), body: body?.toString() };
}

/** The largest table there is; every draw needs a seal of its own. */
async function drawRequest(origin: string): Promise<Request> {
  const { text } = await ask(origin, '/api/tarot/commitments', { method: 'POST' });
  const { id } = JSON.parse(text) as { id: string };
  const picks = Array.from({ length: 10 }, (_, at) => at * 7);
  const body = { commitment: id, ownSeed: '0'.repeat(32), spread: 'celtic-cross', picks, reversals: true };
  return jsonPost('/api/tarot/readings', body);
}

/** As many as a call may delete; whether they are there is all the same to the main thread. */
function deletionsRequest(): Request {
  const readings = Array.from({ length: MOST_OWNED_READINGS }, (_, at) => ({
    id: at.toString(16).padStart(32, '0'),
    ownerKey: '0'.repeat(32),
  }));
  return jsonPost('/api/tarot/deletions', { readings });
}

/** A drawn reading's page is rendered for whoever has its address. */
async function readingPage(origin: string): Promise<Request> {
  const { method, target, headers, body } = await drawRequest(origin);
  const { text } = await ask(origin, target, { method, headers, body: body! });
  return get(`/tarot/reading/${(JSON.parse(text) as { reading: { id: string } }).reading.id}`);
}

const ASKED_ANEW: Partial<Record<string, (origin: string, at: number) => Request | Promise<Request>>> = {
  ...SHOP_CALLS,
  'POST /api/tarot/readings': drawRequest,
  'POST /api/tarot/deletions': deletionsRequest,
  'POST /api/chart': (_origin, at) => jsonPost('/api/chart', worstBirth(at)),
  'POST /api/report/preview': (_origin, at) => jsonPost('/api/report/preview', worstBirth(at)),
};

function ofOperation(origin: string, operation: Operation): Measured[] {
  const name = `${operation.method} ${operation.path}`;
  const worst = operation.method === 'GET' ? WORST_CALLS[operation.path] : undefined;
  if (worst) return worst.map((inputs) => fromInputs(name, inputs));
  const asked = ASKED_ANEW[name] ?? (() => described(operation));
  return [anew(origin, name, asked)];
}

/** Some of every page that a sitemap lists, and those that none lists. */
function ofPages(origin: string, listed: readonly string[]): Measured[] {
  const byName = Object.groupBy(listed, kindOf) as Partial<Record<PageName, string[]>>;
  const quotes = spreadOver(byName.quote ?? [], INPUTS).map((address) => `${address}/1/story`);
  const found: Partial<Record<PageName, string[]>> = { ...byName, quoteCard: quotes };
  return (Object.keys(PAGES) as PageName[]).flatMap((name) => {
    const label = `page ${name}`;
    if (name === 'tarotReading') return [anew(origin, label, readingPage)];
    const [bought, worst] = [SHOP_PAGES[name], WORST_PAGES[name]];
    const ofOrder = bought ? [anew(origin, label, bought)] : [];
    if (worst) return [...ofOrder, ...worst.map((inputs) => fromInputs(label, inputs))];
    const addresses = spreadOver(found[name] ?? [], INPUTS);
    return [{ name: label, requests: addresses.map((address) => async () => get(address)) }];
  });
}

function ofFiles(listed: readonly string[]): Measured[] {
  const posts = spreadOver(
    listed.filter((address) => kindOf(address) === 'blogpost'),
    INPUTS,
  );
  const figures = posts.map((address) => `/blog-art/${address.split('/').at(-1)}.svg`);
  return [{ name: 'file /blog-art', requests: figures.map((target) => async () => get(target)) }];
}

async function told(site: RunningSite, message: 'begin' | 'end'): Promise<Hold> {
  const answer = once(site.child, 'message');
  site.child.send(message);
  return ((await answer) as [Hold])[0];
}

async function measure(site: RunningSite, { name, requests }: Measured): Promise<RouteHold> {
  const holds: { hold: Hold; mayBeKept: boolean; target: string; status: number }[] = [];
  for (const request of requests) {
    const { method, target, headers, body, settled } = await request();
    await told(site, 'begin');
    const sent = { method, headers: { 'accept-encoding': 'br', ...headers }, ...(body && { body }) };
    const { status } = await ask(site.url, target, sent);
    await settled?.();
    const mayBeKept = method === 'GET' && headers['cookie'] === undefined;
    holds.push({ hold: await told(site, 'end'), mayBeKept, target, status });
  }
  const isOne = holds[0]!.mayBeKept && new Set(holds.map(({ target }) => target)).size === 1;
  const counted = isOne ? holds.slice(0, 1) : holds.length > WARM_UP ? holds.slice(WARM_UP) : holds;
  const sorted = counted.toSorted((one, other) => other.hold.cpuMs - one.hold.cpuMs);
  const { hold: longest, target } = sorted[0]!;
  return {
    name,
    first: holds[0]!.hold,
    longest,
    target,
    medianMs: sorted[sorted.length >> 1]!.hold.cpuMs,
    statuses: [...new Set(holds.map(({ status }) => status))].join(' '),
  };
}

async function measureAll(site: RunningSite, wanted: readonly string[]): Promise<RouteHold[]> {
  const results: RouteHold[] = [];
  const isWanted = ({ name, requests }: Measured): boolean =>
    requests.length > 0 && (wanted.length === 0 || wanted.some((part) => name.includes(part)));
  const run = async (all: readonly Measured[]): Promise<void> => {
    for (const each of all.filter(isWanted)) results.push(await measure(site, each));
  };
  // Generated files first: reading the sitemaps for the others would leave them in the cache.
  await run(WORST_FILES.map((inputs) => fromInputs(`file ${inputs(0).split('/', 2).join('/')}`, inputs)));
  const listed = [...(await sitemapAddresses(site.url)).values()].flat();
  await run(ofFiles(listed));
  await run((await readOperations(site.url)).flatMap((operation) => ofOperation(site.url, operation)));
  const hidden = { ...HIDDEN_CALLS, ...CHANNEL_CALLS };
  await run(Object.entries(hidden).map(([name, request]) => anew(site.url, name, request)));
  await run(ofPages(site.url, listed));
  return results;
}

const ms = (value: number): string => value.toFixed(1);

function print(results: readonly RouteHold[]): void {
  const sorted = results.toSorted((one, other) => other.longest.cpuMs - one.longest.cpuMs);
  const over = sorted.filter(({ longest }) => longest.cpuMs - longest.gcMs > GOAL_MS);
  printTable('Routes: how long a request holds the main thread at one piece (ms), worst input', [
    ['route', 'longest', 'of it GC', 'wall', 'median', 'first', 'answers', 'asked'],
    ...sorted.map(({ name, longest, medianMs, first, target, statuses }) => [
      name,
      ms(longest.cpuMs),
      ms(longest.gcMs),
      ms(longest.wallMs),
      ms(medianMs),
      ms(first.cpuMs),
      statuses,
      target.slice(0, 90),
    ]),
  ]);
  console.log(`\n  ${over.length} of ${sorted.length} over ${GOAL_MS} ms without garbage collection`);
}

/** What every route and page costs the one thread that serves everybody; or those whose names have one of the words. */
export async function benchRoutes(wanted: readonly string[] = []): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zodiary-bench-'));
  const preloaded = join(import.meta.dirname, 'hold-monitor.ts');
  const ahead = Promise.withResolvers<void>();
  const onLog = (text: string): void => {
    if (text.includes(RENDERED_AHEAD)) ahead.resolve();
  };
  const site = await startSiteProcess(dataDir, 0, UNLIMITED, { preloaded, onLog });
  // What a start does by itself must not be counted against whoever asks meanwhile.
  await ahead.promise;
  // The first search writes the index, and the first page loads what renders all of them.
  await ask(site.url, '/api/search?q=leo');
  await ask(site.url, '/offline');
  try {
    print(await measureAll(site, wanted));
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) await benchRoutes(process.argv.slice(2));
