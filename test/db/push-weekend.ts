/**
 * Two instances on one database send the daily messages over four weekends on which clocks move; one is killed with
 * messages in hand. Everybody must get exactly one message per local day, within a minute of their time.
 * node test/db/push-weekend.ts [--subscribers 2000] [--seed 1]
 */
import { parseArgs } from 'node:util';
import { openDatabase } from '../../src/server/db/database.ts';
import ensureDatabaseServer from '../harness/database-server.ts';
import { freshDatabase } from '../harness/database.ts';
import { silentLog } from '../harness/log.ts';
import { pushBrowser } from '../harness/push-browser.ts';
import { subscribe } from '../harness/push-subscribers.ts';
import { chanceOf } from './crash.ts';
import { SimulatedPushService } from './push-service.ts';
import { Simulation } from './push-simulation.ts';
import { expectedOf, MORE_TIMES, TIMES, WEEKENDS, ZONES, type Expected } from './push-truth.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A message due at second 0 is found by a sweep so much later at the most. */
const LATEST_SWEEP_MS = 45_000;

export interface Report {
  seed: number;
  expected: number;
  arrived: number;
  sweeps: number;
  /** Messages in the hands of the instance that was killed, and how many of them came once more. */
  killedWith: number;
  repeated: number;
  latestSeconds: number;
  /** Sentences about everything that should not be. */
  wrong: string[];
}

interface Options {
  subscribers: number;
  /** Their Sundays; one of the instances is killed on the last. */
  weekends: readonly string[];
  times: readonly string[];
  seed: number;
  tell: (line: string) => void;
}

interface Person {
  name: string;
  zone: string;
  time: string;
}

const keyOf = ({ name, tag }: { name: string; tag: string }): string => `${name} ${tag}`;

function crowd(count: number, times: readonly string[]): Person[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `visitor${index}`,
    zone: ZONES[index % ZONES.length]!,
    time: times[Math.floor(index / ZONES.length) % times.length]!,
  }));
}

/** From Saturday before dawn in the first zone to Monday after midnight in the last. */
function spanOf(sunday: string): { fromMs: number; toMs: number } {
  const sundayMs = Date.parse(`${sunday}T00:00:00Z`);
  return { fromMs: sundayMs - 24 * HOUR_MS, toMs: sundayMs + 36 * HOUR_MS };
}

/** The fullest minute: whoever is killed then has most in hand. */
function fullestMinute(expected: readonly Expected[]): number {
  const counts = Map.groupBy(expected, ({ dueAtMs }) => dueAtMs);
  return [...counts].sort(([, one], [, other]) => other.length - one.length)[0]![0];
}

function judge(
  expected: readonly Expected[],
  early: ReadonlySet<string>,
  killedAtMs: number,
  { arrivals }: SimulatedPushService,
) {
  const wrong: string[] = [];
  const arrived = Map.groupBy(arrivals, keyOf);
  let [repeated, latestMs] = [0, 0];
  for (const person of expected) {
    const copies = arrived.get(keyOf(person)) ?? [];
    arrived.delete(keyOf(person));
    const inKilledBatch = person.dueAtMs === killedAtMs;
    if (copies.length === 0) wrong.push(`${keyOf(person)} never came`);
    if (copies.length > (inKilledBatch ? 2 : 1)) wrong.push(`${keyOf(person)} came ${copies.length} times`);
    repeated += copies.length > 1 ? 1 : 0;
    for (const { atMs } of copies) {
      const lateMs = atMs - person.dueAtMs;
      if (!inKilledBatch) latestMs = Math.max(latestMs, lateMs);
      if (lateMs < 0 || lateMs >= (inKilledBatch ? 3 : 1) * MINUTE_MS)
        wrong.push(`${keyOf(person)} came ${lateMs / 1000} s after its time`);
    }
  }
  for (const [key, copies] of arrived) {
    if (!early.has(key) || copies.length > 1) wrong.push(`${key} came though it should not`);
  }
  return { wrong, repeated, latestSeconds: latestMs / 1000 };
}

/** Who came to be due in the six hours before the weekend's first sweep is made up for by it: right, but late. */
function madeUpFor(people: readonly Person[], weekends: readonly string[]): Set<string> {
  const spans = weekends.map(spanOf);
  return new Set(
    people.flatMap((person) =>
      spans.flatMap(({ fromMs }) => expectedOf(person, fromMs - 6 * HOUR_MS, fromMs).map(keyOf)),
    ),
  );
}

/** A site with all of them subscribed, and the service that they are reached by. */
async function simulationOf(people: readonly Person[]): Promise<[Simulation, SimulatedPushService]> {
  const databaseUrl = await freshDatabase();
  const database = await openDatabase({ databaseUrl, dataDir: '/nowhere', log: silentLog });
  const service = await SimulatedPushService.open();
  const endpoints = people.map((person) => ({ ...person, endpoints: [service.endpointOf(person.name)] }));
  await subscribe(database.pool, endpoints, pushBrowser('').subscription.keys);
  await database.close();
  return [new Simulation(databaseUrl, service), service];
}

export async function simulateWeekends(options: Options): Promise<Report> {
  const { subscribers, weekends, times, seed, tell } = options;
  const chance = chanceOf(seed);
  const people = crowd(subscribers, times);
  const [simulation, service] = await simulationOf(people);
  const all: Expected[] = [];
  let killedAtMs = NaN;

  for (const [index, sunday] of weekends.entries()) {
    const { fromMs, toMs } = spanOf(sunday);
    if (index === 0) {
      await simulation.begin('first', fromMs);
      await simulation.begin('second', fromMs);
    }
    const expected = people.flatMap((person) => expectedOf(person, fromMs, toMs));
    all.push(...expected);
    await simulation.step(fromMs);
    const killMs = index === weekends.length - 1 ? fullestMinute(expected) : NaN;
    for (const dueMs of [...new Set(expected.map(({ dueAtMs }) => dueAtMs))].sort((a, b) => a - b)) {
      if (dueMs !== killMs) {
        await simulation.step(dueMs + Math.floor(chance() * LATEST_SWEEP_MS));
        continue;
      }
      killedAtMs = dueMs;
      await simulation.kill('first', dueMs);
      await simulation.step(dueMs + MINUTE_MS);
      await simulation.begin('third', dueMs + MINUTE_MS);
    }
    tell(`${sunday}: ${expected.length} messages were due, ${simulation.sweeps} sweeps so far`);
  }
  await simulation.end();
  await service.close();
  return {
    seed,
    expected: all.length,
    arrived: service.arrivals.length,
    sweeps: simulation.sweeps,
    killedWith: service.heldCount,
    ...judge(all, madeUpFor(people, weekends), killedAtMs, service),
  };
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { subscribers: { type: 'string' }, seed: { type: 'string' } } });
  const stopServer = await ensureDatabaseServer();
  const startedMs = Date.now();
  const { wrong, ...figures } = await simulateWeekends({
    subscribers: Number(values.subscribers ?? 2000),
    weekends: WEEKENDS,
    times: [...TIMES, ...MORE_TIMES],
    seed: Number(values.seed ?? Date.now() % 1_000_000),
    tell: console.log,
  });
  await stopServer();
  console.log({ ...figures, wrong: wrong.length, seconds: Math.round((Date.now() - startedMs) / 1000) });
  for (const sentence of wrong.slice(0, 20)) console.log(sentence);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
