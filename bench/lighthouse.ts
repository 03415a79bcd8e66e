/**
 * Lighthouse, as on a phone, over a page of every kind: `npm run lighthouse`.
 * `-- --runs 1` looks once instead of three times, `-- daily sky` only at kinds whose names have one of the words.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { dateInZone } from '../src/domain/calendar/zones.ts';
import { pageKind, type PageName } from '../src/domain/pages/pages.ts';
import { watchMachine } from '../test/harness/machine-load.ts';
import { OWNER } from '../test/harness/owner.ts';
import { PAGE_OF_EACH_KIND, type VisitedPage, type VisitedSite } from '../test/harness/page-kinds.ts';
import { until } from '../test/harness/until.ts';
import { audit, type Audit } from './lighthouse-audit.ts';
import { treeCpuSeconds } from './process-tree.ts';
import { startSiteProcess, type RunningSite } from './server-process.ts';
import { printTable } from './table.ts';

const PORT = 3393;
/** The browser's own: a page of another day would be loaded twice. */
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const GOALS = { performance: 97, blockingMs: 150, paintedSeconds: 2 };

interface LookedAt extends VisitedSite {
  pid: number;
}

interface Row extends VisitedPage {
  audit: Audit;
  missed: string[];
}

const nameOf = (page: VisitedPage): PageName => page.name.split(':', 1)[0] as PageName;

/** Pages that search engines are asked to leave out, and such as are not there on purpose. */
function forgiven(page: VisitedPage): RegExp {
  if (nameOf(page) === 'notFound' || nameOf(page) === 'unknownSign')
    return /^(?:is-crawlable|http-status-code|errors-in-console)$/;
  return (page.noindex ?? pageKind(nameOf(page)).noindex) ? /^is-crawlable$/ : /^$/;
}

function missedBy(page: VisitedPage, { scores, blockingMs, paintedSeconds, faults }: Audit): string[] {
  return [
    ...(scores.performance < GOALS.performance ? ['performance'] : []),
    ...(blockingMs > GOALS.blockingMs ? ['blocking'] : []),
    ...(paintedSeconds > GOALS.paintedSeconds ? ['painted'] : []),
    ...faults.filter((fault) => !forgiven(page).test(fault)),
  ];
}

/** Of several looks the one whose performance is in the middle. */
function median(audits: readonly Audit[]): Audit {
  const sorted = audits.toSorted((one, other) => one.scores.performance - other.scores.performance);
  return sorted[Math.floor((sorted.length - 1) / 2)]!;
}

function cells({
  name,
  audit: { scores, blockingMs, paintedSeconds, kilobytes, requests },
  missed,
}: Row): string[] {
  return [
    name,
    String(scores.performance),
    String(scores.accessibility),
    String(scores.bestPractices),
    String(scores.seo),
    String(Math.round(blockingMs)),
    paintedSeconds.toFixed(1),
    kilobytes.toFixed(0),
    String(requests),
    missed.join(', '),
  ];
}

const HEAD = [
  'page',
  'perf.',
  'access.',
  'practice',
  'SEO',
  'blocking ms',
  'LCP s',
  'kB',
  'requests',
  'missed',
];

function print(rows: readonly Row[], runs: number, machine: string): void {
  printTable(`Lighthouse, as on a phone, ${runs === 1 ? 'one look' : `median of ${runs}`}; ${machine}`, [
    HEAD,
    ...rows.map(cells),
  ]);
}

const REST_MS = 5_000;
/** Of a processor: an answer now and then, no work of its own. */
const REST_SHARE = 0.03;
const LONGEST_UNREST_MS = 20 * 60_000;

/**
 * A new site fills its archive for some minutes, and one that has sold a report sets its book in a process beside it: both
 * would take the time of the pages that are looked at.
 */
async function untilItRests(pid: number): Promise<void> {
  const isResting = async (): Promise<boolean> => {
    const before = treeCpuSeconds(pid);
    await delay(REST_MS);
    return treeCpuSeconds(pid) - before < (REST_SHARE * REST_MS) / 1000;
  };
  await until('the site has nothing to do', isResting, LONGEST_UNREST_MS);
}

async function lookAt(site: LookedAt, page: VisitedPage, runs: number): Promise<Row> {
  const url = site.url + (await page.address(site));
  await untilItRests(site.pid);
  const audits: Audit[] = [];
  for (let run = 0; run < runs; run++) audits.push(await audit(url));
  const middle = median(audits);
  return { ...page, audit: middle, missed: missedBy(page, middle) };
}

async function lookAtAll({ url, pid }: RunningSite, words: readonly string[], runs: number): Promise<Row[]> {
  await until('the search to answer', async () => (await fetch(`${url}/api/search?q=leo`)).ok);
  const asked = PAGE_OF_EACH_KIND.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  const visited = { url, pid, today: dateInZone(Date.now(), ZONE) };
  const rows: Row[] = [];
  for (const page of asked) {
    const row = await lookAt(visited, page, runs);
    console.log(cells(row).join('  '));
    rows.push(row);
  }
  return rows;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
});
const runs = Number(values.runs);
const dataDir = mkdtempSync(join(tmpdir(), 'zodiary-lighthouse-'));
const site = await startSiteProcess(dataDir, PORT, {
  NODE_ENV: 'production',
  SITE_TIME_ZONE: ZONE,
  ...OWNER,
});
const tellMachine = watchMachine();
try {
  const rows = await lookAtAll(site, positionals, runs);
  print(rows, runs, tellMachine());
  process.exitCode = rows.some(({ missed }) => missed.length > 0) ? 1 : 0;
} finally {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
