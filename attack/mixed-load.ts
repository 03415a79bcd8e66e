import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { spreadOver } from '../test/crawl/kinds.ts';
import { sitemapAddresses } from '../test/crawl/walk.ts';
import { ask } from '../test/harness/wire.ts';
import type { Attack, AttackOptions, Figure } from './attack.ts';
import { crowd } from './crowd.ts';
import { againstInstance, started, type Instance } from './instance.ts';
import type { LoadOutcome, RequestKind } from './load-plan.ts';
import { runLoad, startLoad } from './load.ts';
import { ms, percentile } from './statistics.ts';

const MINUTES = 2;
const LONG_MINUTES = 60;
/** No overload: well below what the site can do on this machine, whatever else that has to do, and no more than a good hour. */
const OF_CAPACITY = 0.4;
const MOST_PER_SECOND = 20;
const LEAST_VISITORS = 40;
const CAPACITY_SECONDS = 10;
const PAGES = 120;
const SAMPLE_MS = 1000;
const MEGABYTE = 1024 * 1024;
/** After two minutes caches and compiler are still settling a little. */
const MOST_RISE = { short: 4, long: 2 };

/** With gigabytes to spare what the collector could free would look like growth. */
const SMALL_HEAP = { NODE_OPTIONS: '--max-old-space-size=256 --expose-gc' };
/** In a small heap, too, it comes too seldom by itself: it is called before every tenth sample, so that each third has its floor. */
const COLLECTOR = join(import.meta.dirname, 'collect-garbage.ts');
const SAMPLES_OF_A_COLLECTION = 10;

/** Everything visitors do besides searching: the same pages again and again, calls, drawings, pictures. */
async function mixedKinds(url: string): Promise<RequestKind[]> {
  const [search] = crowd(5);
  const listed = [...(await sitemapAddresses(url)).values()].flat();
  const calls = [
    '/api/horoscope/leo',
    '/api/sky',
    '/api/sky/day',
    '/api/quotes/today',
    '/api/blog',
    '/api/tarot/cards',
  ];
  const files = [
    '/sky.ics',
    '/blog-feed.xml',
    '/daily-horoscope-feed.xml',
    '/sitemap.xml',
    '/share/page/tarot.wide.png',
  ];
  return [
    { ...search!, share: 0.2 },
    { name: 'pages', share: 0.6, targets: spreadOver(listed, PAGES) },
    { name: 'calls', share: 0.15, targets: calls },
    { name: 'files', share: 0.05, targets: files },
  ];
}

interface Memory {
  residentMb: number;
  heapMb: number;
}

async function sampleUntil(instance: Instance, over: () => boolean): Promise<Memory[]> {
  const samples: Memory[] = [];
  while (!over()) {
    if (samples.length % SAMPLES_OF_A_COLLECTION === 0) instance.child.send('collect');
    const residentMb = (await instance.metric('process_resident_memory_bytes')) / MEGABYTE;
    const heapMb = (await instance.metric('nodejs_heap_size_used_bytes')) / MEGABYTE;
    samples.push({ residentMb, heapMb });
    await delay(SAMPLE_MS);
  }
  return samples;
}

/**
 * Between two collections memory rises by itself, so what is really held is the lowest of many samples: that of the last
 * third beside that of the middle one. In the first third caches and compiler settle.
 */
function floors(values: readonly number[]): { middle: number; last: number } {
  const third = Math.floor(values.length / 3);
  return { middle: Math.min(...values.slice(third, 2 * third)), last: Math.min(...values.slice(2 * third)) };
}

function figures(samples: readonly Memory[], outcome: LoadOutcome, long: boolean): Figure[] {
  const most = long ? MOST_RISE.long : MOST_RISE.short;
  const rows = (['heapMb', 'residentMb'] as const).map((key): Figure => {
    const { middle, last } = floors(samples.map((memory) => memory[key]));
    const rise = (last - middle) / (outcome.seconds / 60 / 3);
    return {
      name: `mixed load: ${key === 'heapMb' ? 'heap' : 'resident memory'}, rise from its middle to its last third`,
      before: '–',
      goal: `≤ ${most} MB a minute`,
      now: `${rise.toFixed(1)} MB a minute (${middle.toFixed(0)} → ${last.toFixed(0)} MB; ${(outcome.seconds / 60).toFixed(0)} minutes)`,
      held: rise <= most,
    };
  });
  const kinds = Object.values(outcome.kinds);
  const times = kinds.flatMap(({ servedMs }) => servedMs);
  const unserved = kinds.reduce(
    (sum, { refusedMs, timedOut, failures }) =>
      sum + refusedMs.length + timedOut + Object.values(failures).reduce((total, count) => total + count, 0),
    0,
  );
  const answered: Figure = {
    name: 'mixed load: not served',
    before: '–',
    goal: '0',
    now: `${unserved} of ${times.length + unserved} (99 of 100 in ${ms(percentile(times, 0.99))})`,
    held: unserved === 0,
  };
  return [...rows, answered];
}

async function loadInstance(instance: Instance, { long, tell }: AttackOptions): Promise<Figure[]> {
  await started(instance);
  const plan = {
    port: Number(new URL(instance.url).port),
    kinds: await mixedKinds(instance.url),
    patienceMs: 10_000,
  };
  // In the cache, where the pages of a running site are.
  for (const { targets } of plan.kinds.slice(1))
    for (const target of targets) await ask(instance.url, target);
  const closed = await runLoad({ ...plan, seconds: CAPACITY_SECONDS, visitors: 4, seed: 4 });
  const capacity =
    Object.values(closed.kinds).reduce((sum, { servedMs }) => sum + servedMs.length, 0) / closed.seconds;
  const ratePerSecond = Math.min(MOST_PER_SECOND, OF_CAPACITY * capacity);
  tell(`capacity ${capacity.toFixed(0)} a second; ${ratePerSecond.toFixed(1)} are asked`);
  const seconds = 60 * (long ? LONG_MINUTES : MINUTES);
  const load = startLoad({ ...plan, seconds, ratePerSecond, leastVisitors: LEAST_VISITORS, seed: 5 });
  let over = false;
  const ended = load.outcome.finally(() => (over = true));
  const samples = await sampleUntil(instance, () => over);
  const outcome = await ended;
  for (const [name, { servedMs, refusedMs, timedOut, failures }] of Object.entries(outcome.kinds)) {
    const times = `median ${ms(percentile(servedMs, 0.5))}, 99 of 100 in ${ms(percentile(servedMs, 0.99))}`;
    const others = `${refusedMs.length} refused, ${timedOut} timed out, ${JSON.stringify(failures)}`;
    tell(`${name}: ${servedMs.length} served (${times}), ${others}`);
  }
  return figures(samples, outcome, long);
}

/** Visitors of every kind for a while; the line of the memory must not rise. */
export const mixedLoad: Attack = (options) =>
  againstInstance({ settings: SMALL_HEAP, preloaded: COLLECTOR }, (instance) =>
    loadInstance(instance, options),
  );
