import { availableParallelism } from 'node:os';
import { DELIVERIES_KEPT_DAYS } from '../src/server/push/job.ts';
import { DELIVERIES_AT_ONCE } from '../src/server/push/deliver.ts';
import { watchMachine } from '../test/harness/machine-load.ts';
import { measureCosts } from './growth-costs.ts';
import {
  ASSUMED,
  peakOf,
  pushRate,
  secondsUntilSent,
  type Costs,
  type Peak,
  type Senders,
} from './growth-model.ts';
import { printTable } from './table.ts';

const SCALES = [10_000, 1_000_000, 20_000_000];
const SUBSCRIBERS_AT_EIGHT = 1_000_000;
const MACHINE_CORES = 2;
const DATABASE_CORES = 4;
/** Above it nobody plans a machine. */
const USABLE = 0.7;
/** What a network card or a small line of a data center carries. */
const LINE_MEGABITS = 1_000;

const micros = (seconds: number): string => `${(seconds * 1e6).toFixed(0)} µs`;
const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const people = (count: number): string => count.toLocaleString('en-US');

function printCosts(costs: Costs, machine: string): void {
  const { read, write, push } = costs;
  printTable(`What one of each costs (CPU of one core; ${machine})`, [
    ['page from the cache, Node', micros(costs.pageCpu)],
    [
      'the same with deploy/nginx.conf in front',
      costs.proxiedPageCpu === null ? 'not here' : micros(costs.proxiedPageCpu),
    ],
    ['page on its way', kilo(costs.pageBytes)],
    [`the ${costs.fileCount} files of a first visit`, kilo(costs.filesBytes)],
    ['settings read: site · database', `${micros(read.site)} · ${micros(read.database)}`],
    ['settings changed: site · database', `${micros(write.site)} · ${micros(write.database)}`],
    ['daily message: site · database', `${micros(push.site)} · ${micros(push.database)}`],
    ['a visitor’s record with its indexes', `${costs.visitorBytes.toFixed(0)} B`],
    ['a subscription', `${costs.subscriptionBytes.toFixed(0)} B`],
    ['a delivery', `${costs.deliveryBytes.toFixed(0)} B`],
    ['memory of one instance after that', `${costs.siteMegabytes.toFixed(0)} MB`],
  ]);
}

/** What is fullest on one machine with everything on it, and what helps. */
function bottleneckOf(peak: Peak): [string, string] {
  const fullness: [number, string, string][] = [
    [peak.siteCores / 1, 'Node’s one thread for pages', 'nginx in front (deploy/nginx.conf)'],
    [
      (peak.proxiedCores ?? 0) / MACHINE_CORES,
      'nginx’s CPU',
      'a CDN: pages carry s-maxage, it asks once a second and page',
    ],
    [peak.personalCores / 1, 'Node’s one thread for settings', 'more instances (ROLE=web) behind nginx'],
    [peak.megabitsPerSecond / LINE_MEGABITS, 'the line', 'a CDN'],
    [
      peak.databaseCores / DATABASE_CORES,
      'PostgreSQL’s CPU',
      'a larger server, then read replicas for settings',
    ],
  ];
  const [full, what, answer] = fullness.reduce((one, other) => (other[0] > one[0] ? other : one));
  return full < USABLE
    ? [`none: ${what} is fullest, ${(full * 100).toFixed(0)} %`, 'one machine']
    : [`${what}, ${full.toFixed(1)} × full`, answer];
}

function printPeaks(costs: Costs): void {
  const peaks = SCALES.map((visitors) => peakOf(costs, visitors, DELIVERIES_KEPT_DAYS));
  const row = (name: string, of: (peak: Peak) => string): string[] => [name, ...peaks.map(of)];
  const cores = (value: number | null): string => (value === null ? '–' : value.toFixed(2));
  printTable('The busiest minute of a day', [
    ['visitors a day', ...SCALES.map(people)],
    row('pages a second', ({ pagesPerSecond }) => pagesPerSecond.toFixed(0)),
    row('cores for pages and files, Node alone', ({ siteCores }) => cores(siteCores)),
    row('the same, nginx in front', ({ proxiedCores }) => cores(proxiedCores)),
    row('cores for settings, Node', ({ personalCores }) => cores(personalCores)),
    row('cores for settings, PostgreSQL', ({ databaseCores }) => cores(databaseCores)),
    row('megabits a second', ({ megabitsPerSecond }) => megabitsPerSecond.toFixed(0)),
    row('records after a year', ({ records }) => people(records)),
    row('database after a year', ({ databaseGigabytes }) => `${databaseGigabytes.toFixed(2)} GB`),
    row('instances at 70 %, memory', ({ personalCores }) => {
      const instances = Math.max(1, Math.ceil(personalCores / USABLE));
      return `${instances}, ${((instances * costs.siteMegabytes) / 1000).toFixed(1)} GB`;
    }),
    row('bottleneck of one machine', (peak) => bottleneckOf(peak)[0]),
    row('what answers it', (peak) => bottleneckOf(peak)[1]),
  ]);
}

function printPush(costs: Costs): void {
  const senders: Senders[] = [
    { instances: 1, atOnce: DELIVERIES_AT_ONCE, databaseCores: DATABASE_CORES },
    { instances: 4, atOnce: DELIVERIES_AT_ONCE, databaseCores: DATABASE_CORES },
    { instances: 16, atOnce: DELIVERIES_AT_ONCE, databaseCores: DATABASE_CORES },
    { instances: 16, atOnce: DELIVERIES_AT_ONCE, databaseCores: 4 * DATABASE_CORES },
  ];
  const bytes = SUBSCRIBERS_AT_EIGHT * costs.deliveryBytes;
  printTable(`${people(SUBSCRIBERS_AT_EIGHT)} messages due at 08:00 in one zone`, [
    ['instances that send', 'cores of the database', 'a second', 'minutes until the last', 'held up by'],
    ...senders.map((one) => {
      const [brake, rate] = pushRate(costs, one);
      const minutes = secondsUntilSent(costs, SUBSCRIBERS_AT_EIGHT, one) / 60;
      return [String(one.instances), String(one.databaseCores), rate.toFixed(0), minutes.toFixed(1), brake];
    }),
  ]);
  printTable('Deliveries', [
    ['rows a day · kept', `${people(SUBSCRIBERS_AT_EIGHT)} · ${DELIVERIES_KEPT_DAYS} days`],
    [
      'bytes a day · kept',
      `${(bytes / 1e6).toFixed(0)} MB · ${((bytes * DELIVERIES_KEPT_DAYS) / 1e9).toFixed(1)} GB`,
    ],
    ['what answers it', 'deliveries partitioned by day: a day is dropped instead of deleted row by row'],
  ]);
}

/** What the next thousandfold costs: measured costs of one, times how people are assumed to behave. */
export async function benchGrowth(): Promise<void> {
  const tellMachine = watchMachine();
  const costs = await measureCosts();
  printCosts(costs, tellMachine());
  printPeaks(costs);
  printPush(costs);
  printTable(
    `Assumed, not measured (a machine of ${availableParallelism()} cores was measured)`,
    Object.entries(ASSUMED).map(([name, value]) => [name, String(value)]),
  );
}
