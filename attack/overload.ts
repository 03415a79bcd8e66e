import { ask } from '../test/harness/wire.ts';
import type { Attack, AttackOptions, Figure } from './attack.ts';
import { CACHED_PAGES, crowd } from './crowd.ts';
import { againstInstance, started, type Instance } from './instance.ts';
import type { KindOutcome, LoadOutcome, LoadPlan } from './load-plan.ts';
import { runLoad, startLoad } from './load.ts';
import { ms, percentile, share } from './statistics.ts';
import { BYSTANDER } from './visitors.ts';

const TIMES_CAPACITY = 5;
const SECONDS = 30;
const CLOSED_SECONDS = 5;
/** More visitors at once than this do not get more answers out of one thread. */
const VISITORS = [4, 8, 16];
const PATIENCE_MS = 5000;
const SOON_MS = 500;
const UNCACHED = ['search', 'archive'] as const;

interface Capacity {
  perSecond: number;
  uncachedPerSecond: number;
}

const uncachedOf = ({ kinds }: LoadOutcome): KindOutcome[] => UNCACHED.map((name) => kinds[name]!);
const servedSoon = (outcomes: readonly KindOutcome[]): number =>
  outcomes.reduce((sum, { servedMs }) => sum + servedMs.filter((each) => each < SOON_MS).length, 0);
const served = (outcomes: readonly KindOutcome[]): number =>
  outcomes.reduce((sum, { servedMs }) => sum + servedMs.length, 0);

function planFor({ url }: Instance, seed: number): LoadPlan {
  return {
    port: Number(new URL(url).port),
    kinds: crowd(seed),
    seconds: CLOSED_SECONDS,
    patienceMs: PATIENCE_MS,
    seed,
  };
}

/** Fills the cache, the search index and the compiler: a site that has been running for a while is attacked. */
async function warmUp(instance: Instance): Promise<void> {
  for (const page of CACHED_PAGES) await ask(instance.url, page, { from: BYSTANDER });
  await ask(instance.url, '/api/search?q=leo', { from: BYSTANDER });
  await runLoad({ ...planFor(instance, 1), visitors: 4, seconds: 10 });
}

/** The most that visitors get who wait for each answer before they ask again. */
async function measureCapacity(instance: Instance, { tell }: AttackOptions): Promise<Capacity> {
  let best: Capacity = { perSecond: 0, uncachedPerSecond: 0 };
  for (const [at, visitors] of VISITORS.entries()) {
    const outcome = await runLoad({ ...planFor(instance, 2 + at), visitors });
    const perSecond = served(Object.values(outcome.kinds)) / outcome.seconds;
    tell(`${visitors} visitors at once: ${perSecond.toFixed(0)} answers a second`);
    if (perSecond > best.perSecond)
      best = { perSecond, uncachedPerSecond: served(uncachedOf(outcome)) / outcome.seconds };
  }
  return best;
}

/** From the last request of the crowd until a search is answered soon again. */
async function recoveryMs(instance: Instance): Promise<number> {
  const stoppedMs = performance.now();
  for (let attempt = 0; ; attempt++) {
    const askedMs = performance.now();
    const { status } = await ask(instance.url, `/search?q=recovery+${attempt}`, { from: BYSTANDER });
    const nowMs = performance.now();
    if (status === 200 && nowMs - askedMs < SOON_MS) return askedMs - stoppedMs;
    if (nowMs - stoppedMs > 60_000) return nowMs - stoppedMs;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** What the crowd got, summed up. */
function countsOf(capacity: Capacity, outcome: LoadOutcome) {
  const all = Object.values(outcome.kinds);
  const sum = (count: (each: KindOutcome) => number): number =>
    all.reduce((total, each) => total + count(each), 0);
  const soonPerSecond = servedSoon(uncachedOf(outcome)) / outcome.seconds;
  const ofCapacity = soonPerSecond / capacity.uncachedPerSecond;
  const refused = sum(({ refusedMs }) => refusedMs.length);
  const explained = sum(({ refusedWithRetryAfter }) => refusedWithRetryAfter);
  const timedOut = sum(({ timedOut: count }) => count);
  const failures = sum(({ failures: found }) =>
    Object.values(found).reduce((total, count) => total + count, 0),
  );
  const refusalMs = all.flatMap(({ refusedMs }) => refusedMs);
  // What the thread did not spend on answers, it has spent on refusals, at the most.
  const workMs = (Math.max(0, 1 - ofCapacity) * 1000 * outcome.seconds) / Math.max(1, refused);
  const broken = timedOut + failures;
  const asked = served(all) + refused + broken;
  return { soonPerSecond, ofCapacity, refused, explained, broken, asked, refusalMs, workMs };
}

function refusalFigures({ refused, explained, refusalMs, workMs }: ReturnType<typeof countsOf>): Figure[] {
  return [
    {
      name: 'overload: refusals without Retry-After',
      before: '1,144 of 1,704',
      goal: '0',
      now: `${refused - explained} of ${refused}`,
      held: refused === explained,
    },
    {
      name: 'overload: work for one refusal, at most',
      before: '–',
      goal: '< 5 ms',
      now: `${ms(workMs)} (answered in ${ms(percentile(refusalMs, 0.5))}, 99 of 100 in ${ms(percentile(refusalMs, 0.99))})`,
      held: workMs < 5,
    },
  ];
}

function figures(capacity: Capacity, outcome: LoadOutcome, recoveredMs: number): Figure[] {
  const { cached, search } = outcome.kinds as { cached: KindOutcome; search: KindOutcome };
  const counts = countsOf(capacity, outcome);
  const { soonPerSecond, ofCapacity, broken, asked } = counts;
  const cachedP99 = cached.timedOut > 0 ? Infinity : percentile(cached.servedMs, 0.99);
  return [
    {
      name: `overload: uncached answers < ${SOON_MS} ms, of capacity`,
      before: '0 searches',
      goal: '≥ 80 %',
      now: `${share(soonPerSecond, capacity.uncachedPerSecond)} (searches ${servedSoon([search])}; capacity ${capacity.perSecond.toFixed(0)}/s)`,
      held: ofCapacity >= 0.8,
    },
    {
      name: 'overload: cached pages, 99 of 100',
      before: 'timed out',
      goal: '≤ 100 ms',
      now: `${ms(cachedP99)} (median ${ms(percentile(cached.servedMs, 0.5))})`,
      held: cachedP99 <= 100 && cached.refusedMs.length === 0,
    },
    {
      name: 'overload: timed out or broken',
      before: '46 %',
      goal: '0 %',
      now: `${share(broken, asked)} of ${asked}`,
      held: broken === 0,
    },
    ...refusalFigures(counts),
    {
      name: 'overload: recovery',
      before: '25.8 s',
      goal: '≤ 2 s',
      now: `${ms(recoveredMs)} (generator ${(outcome.cpuSeconds / outcome.seconds).toFixed(2)} cores, late by ${ms(outcome.latestMs)})`,
      held: recoveredMs <= 2000,
    },
  ];
}

/** Five times what the site can answer, for half a minute, six of ten a search. */
export const overload: Attack = (options) =>
  againstInstance({}, async (instance) => {
    await started(instance);
    await warmUp(instance);
    const capacity = await measureCapacity(instance, options);
    const ratePerSecond = TIMES_CAPACITY * capacity.perSecond;
    options.tell(`${ratePerSecond.toFixed(0)} requests a second for ${SECONDS} s`);
    const load = startLoad({ ...planFor(instance, 9), ratePerSecond, seconds: SECONDS });
    await load.sent;
    const [recoveredMs, outcome] = await Promise.all([recoveryMs(instance), load.outcome]);
    return figures(capacity, outcome, recoveredMs);
  });
