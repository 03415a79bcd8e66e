import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { timedOrder } from '../test/unit/report/pdf/orders.ts';
import type { BookEnd, BooksAsked } from './book-asker.ts';
import { residentMegabytes, startSiteProcess, type RunningSite } from './server-process.ts';
import { printTable } from './table.ts';

const PRELOADED = join(import.meta.dirname, 'book-asker.ts');
const PAGE = '/horoscope/leo';
const QUIET_SECONDS = 15;
/** Between two pages and the next, so that the asking itself does not fill a processor. */
const PAUSE_MS = 50;
const SAMPLE_EVERY_MS = 500;
/** As many as the specification asks for, and then more than may wait. */
const BOOKS = 40;
const BOOKS_TOO_MANY = 5;

interface Times {
  cached: number[];
  rendered: number[];
}

async function timed(url: string): Promise<number> {
  const startedMs = performance.now();
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  await response.arrayBuffer();
  return performance.now() - startedMs;
}

/** One page after another, from the cache and rendered anew by turns. */
async function pagesWhile(site: RunningSite, goesOn: () => boolean): Promise<Times> {
  const times: Times = { cached: [], rendered: [] };
  while (goesOn()) {
    times.cached.push(await timed(site.url + PAGE));
    times.rendered.push(await timed(`${site.url}/search?q=moon+${Math.random()}`));
    await delay(PAUSE_MS);
  }
  return times;
}

/** The site's process and those that it has started. */
function megabytesOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean);
  const sizes = [pid, ...children.map(Number)].map((one) => {
    try {
      return residentMegabytes(one);
    } catch {
      return 0; // It has just ended.
    }
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

interface Crowd {
  ends: BookEnd[];
  megabytes: number;
  pages: Times;
}

async function crowdOf(site: RunningSite, asked: BooksAsked): Promise<Crowd> {
  const ends: BookEnd[] = [];
  let megabytes = 0;
  const sampling = setInterval(
    () => (megabytes = Math.max(megabytes, megabytesOf(site.pid))),
    SAMPLE_EVERY_MS,
  );
  site.child.on('message', (end) => ends.push(end as BookEnd));
  site.child.send(asked);
  const pages = await pagesWhile(site, () => ends.length < asked.count);
  clearInterval(sampling);
  return { ends, megabytes, pages };
}

const share = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))]!;

const ms = (value: number): string => value.toFixed(value < 10 ? 2 : 0);

function pageRows(label: string, quiet: readonly number[], busy: readonly number[]): string[][] {
  const row = (name: string, times: readonly number[]) => [
    `${label}, ${name}`,
    ms(share(times, 0.5)),
    ms(share(times, 0.99)),
  ];
  const ratio = (part: number): string => (share(busy, part) / share(quiet, part)).toFixed(2);
  return [
    row('no book in work', quiet),
    row('while books are set', busy),
    ['ratio', ratio(0.5), ratio(0.99)],
  ];
}

function endRow(label: string, ends: readonly BookEnd[]): string[] {
  const seconds = ends.map((end) => end.seconds);
  return [label, String(ends.length), share(seconds, 0.5).toFixed(1), Math.max(...seconds).toFixed(1)];
}

/** Forty books at once and some too many: what readers of pages feel, what it takes, and how each book ends. */
export async function benchBooks(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zodiary-bench-'));
  const settings = { ROLE: 'web', PAGE_REQUESTS_PER_MINUTE: '1000000' };
  const site = await startSiteProcess(dataDir, 3391, settings, { preloaded: PRELOADED });
  await timed(site.url + PAGE);
  await timed(`${site.url}/search?q=moon`);
  const untilMs = performance.now() + QUIET_SECONDS * 1000;
  const quiet = await pagesWhile(site, () => performance.now() < untilMs);
  const before = megabytesOf(site.pid);
  const { ends, megabytes, pages } = await crowdOf(site, {
    order: timedOrder(),
    count: BOOKS + BOOKS_TOO_MANY,
  });
  const after = megabytesOf(site.pid);
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
  const refused = ends.filter(({ status }) => status === 503);
  printTable(`Pages (ms) while ${BOOKS} books are set`, [
    ['', 'median', '99 %'],
    ...pageRows('cached page', quiet.cached, pages.cached),
    ...pageRows('rendered page', quiet.rendered, pages.rendered),
  ]);
  printTable(`${ends.length} books asked for at once (seconds until their end)`, [
    ['', 'books', 'median', 'longest'],
    endRow(
      'answered',
      ends.filter(({ status }) => status === 200),
    ),
    ...(refused.length > 0 ? [endRow(`503, Retry-After ${refused[0]!.retryAfterSeconds}`, refused)] : []),
  ]);
  printTable('Memory of the site with its processes (MB)', [
    ['before', 'most', 'after'],
    [before, megabytes, after].map((value) => value.toFixed(0)),
  ]);
}
