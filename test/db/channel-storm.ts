/**
 * Posts at two instances that are killed again and again, to three networks whose every call may fail in every way: each
 * is published exactly once, or stands before its owner with a reason, and none is stuck.
 * node test/db/channel-storm.ts --posts 500 [--seed 1]
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { NETWORKS } from '../../src/domain/channels/channel.ts';
import { shortIdOf } from '../../src/domain/channels/short-id.ts';
import { createConnections, type Connections } from '../../src/server/channels/connections.ts';
import { configFrom } from '../../src/server/config.ts';
import { openDatabase, type Database } from '../../src/server/db/database.ts';
import { addReadyPosts, addSendingChannels, SENDING_CHANNELS, signInAt } from '../harness/channel-posts.ts';
import ensureDatabaseServer from '../harness/database-server.ts';
import { freshDatabase } from '../harness/database.ts';
import type { Fault, FaultChooser } from '../harness/fake-networks/fault.ts';
import { startFakeNetworks, type FakeNetworks } from '../harness/fake-networks/networks.ts';
import { fakeNetworkEnv } from '../harness/fake-networks/settings.ts';
import { silentLog } from '../harness/log.ts';
import { chanceOf } from './crash.ts';

const BEGIN_MS = Date.parse('2026-11-18T09:00:00Z');
const MINUTE_MS = 60_000;
/** How many of the calls fail, and how. A throttle and a lost token are answers: nothing is done then. */
const FAULT_SHARE = 0.22;
const FAULTS: readonly Fault[] = [
  { kind: 'drop', when: 'before' },
  { kind: 'drop', when: 'after' },
  { kind: 'drop', when: 'after' },
  { kind: 'cut', when: 'after' },
  { kind: 'error', when: 'before' },
  { kind: 'error', when: 'after' },
  { kind: 'html', when: 'after' },
  { kind: 'html', when: 'before' },
  { kind: 'slow', when: 'after' },
  { kind: 'throttle', when: 'before' },
  { kind: 'signed-out', when: 'before' },
];
/** The longest that a kill waits after a round has begun. */
const KILL_WITHIN_MS = 900;
const ROUNDS = 4_000;

interface Standing {
  id: number;
  state: string;
  trouble: { reason: string; next: string[] } | null;
}

export interface StormReport {
  seed: number;
  rounds: number;
  kills: number;
  faults: number;
  sent: number;
  beforeOwner: number;
  wrong: string[];
}

class Instance {
  readonly #child: ChildProcess;

  constructor(env: NodeJS.ProcessEnv) {
    this.#child = fork(path.join(import.meta.dirname, 'channel-instance.ts'), { env, execArgv: [] });
  }

  /** The next word of the process, or its end. */
  async hears(): Promise<void> {
    const waiting = new AbortController();
    const { signal } = waiting;
    const words = [once(this.#child, 'message', { signal }), once(this.#child, 'exit', { signal })];
    await Promise.race(words).finally(() => waiting.abort());
    for (const word of words) word.catch(() => {});
  }

  async round(clockMs: number): Promise<void> {
    const done = this.hears();
    this.#child.send({ clockMs });
    await done;
  }

  async kill(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
  }
}

interface Storm {
  database: Database;
  connections: Connections;
  fakes: FakeNetworks;
  env: NodeJS.ProcessEnv;
  chance: () => number;
  clock: { nowMs: number };
  /** Whether calls may fail now: the owner's own are left alone. */
  isCalm: boolean;
}

async function standing({ database }: Pick<Storm, 'database'>): Promise<Standing[]> {
  const { rows } = await database.pool.query<Standing>('select id::int, state, trouble from channel_posts');
  return rows;
}

/** As an owner does who comes by now and then: signs in again, and presses what the desk offers. */
async function ownerComesBy(storm: Storm): Promise<void> {
  const { database, connections, fakes } = storm;
  storm.isCalm = true;
  const { rows } = await database.pool.query<{ channel: string }>(
    "select channel from channel_connections where state <> 'connected'",
  );
  for (const network of NETWORKS)
    if (rows.some(({ channel }) => channel === SENDING_CHANNELS[network]))
      await signInAt(network, { connections, fakes });
  await database.pool.query(
    "update channel_posts set state = 'ready', trouble = null where state = 'failed'",
  );
  // Half of the questions are answered, by looking at the network.
  const asking = (await standing(storm)).filter(({ state }) => state === 'asking');
  const seen = new Set(fakes.published().map(({ shortId }) => shortId));
  for (const { id } of asking.filter(() => storm.chance() < 0.5)) {
    const set = seen.has(shortIdOf(id)) ? "state = 'sent', sent_at = now()" : "state = 'ready'";
    await database.pool.query(`update channel_posts set ${set}, trouble = null where id = $1`, [id]);
  }
  storm.isCalm = false;
}

/** What should not be. */
async function wrongIn(storm: Storm): Promise<string[]> {
  const { fakes } = storm;
  const counts = Map.groupBy(fakes.published(), ({ shortId }) => shortId);
  const wrong = fakes.facebook.repeats.map((shortId) => `${shortId} was sent though it was there`);
  for (const { id, state, trouble } of await standing(storm)) {
    const count = counts.get(shortIdOf(id))?.length ?? 0;
    const told = `post ${id} is ${state} and was published ${count} times`;
    if (count > 1) wrong.push(told);
    if (state === 'sent' && count !== 1) wrong.push(told);
    if (state === 'failed' && count !== 0) wrong.push(told);
    if (state === 'ready' || state === 'sending') wrong.push(`${told}: stuck`);
    if (['failed', 'asking'].includes(state) && (!trouble?.reason || trouble.next.length === 0))
      wrong.push(`${told}, without a reason`);
  }
  return wrong;
}

/** While the owner still comes by, what stands before them goes on. */
async function isOver(storm: Storm, visitsLeft: number): Promise<boolean> {
  const under = visitsLeft > 0 ? ['ready', 'sending', 'failed', 'asking'] : ['ready', 'sending'];
  return (await standing(storm)).every(({ state }) => !under.includes(state));
}

/** Both instances take their rounds while time goes on; now and then one is killed in the middle. */
async function blow(storm: Storm, posts: number, tell: (line: string) => void) {
  const { env, chance, clock } = storm;
  const begin = async (): Promise<Instance> => {
    const begun = new Instance({ ...env, TEST_CLOCK_MS: String(clock.nowMs) });
    await begun.hears();
    return begun;
  };
  const instances = [await begin(), await begin()];
  let [rounds, kills, visitsLeft] = [0, 0, Math.ceil(posts / 20)];
  try {
    for (; rounds < ROUNDS && !(await isOver(storm, visitsLeft)); rounds += 1) {
      clock.nowMs += Math.ceil(chance() * 4) * MINUTE_MS;
      const working = instances.map((instance) => instance.round(clock.nowMs));
      if (chance() < 0.4) {
        const victim = chance() < 0.5 ? 0 : 1;
        await delay(chance() * KILL_WITHIN_MS);
        await instances[victim]!.kill();
        instances[victim] = await begin();
        kills += 1;
      }
      await Promise.all(working);
      if (rounds % 40 === 39) storm.fakes.youtube.forgetSessions();
      // In the end nobody comes any more: what stands before the owner then stays there.
      if (rounds % 8 === 7 && visitsLeft > 0) {
        await ownerComesBy(storm);
        visitsLeft -= 1;
      }
      if (rounds % 25 === 24) tell(`${rounds + 1} rounds, ${storm.fakes.published().length} published`);
    }
  } finally {
    await Promise.all(instances.map((instance) => instance.kill()));
  }
  return { rounds, kills };
}

function faultChooser(
  chance: () => number,
  isCalm: () => boolean,
): { choose: FaultChooser; count: () => number } {
  let count = 0;
  return {
    count: () => count,
    choose() {
      if (isCalm() || chance() >= FAULT_SHARE) return null;
      count += 1;
      return FAULTS[Math.floor(chance() * FAULTS.length)]!;
    },
  };
}

export async function stormPosts(
  posts: number,
  seed: number,
  tell: (line: string) => void,
): Promise<StormReport> {
  const chance = chanceOf(seed);
  const faults = faultChooser(chance, () => storm.isCalm);
  const fakes = await startFakeNetworks((call) => faults.choose(call));
  const databaseUrl = await freshDatabase();
  const database = await openDatabase({ databaseUrl, dataDir: '/nowhere', log: silentLog });
  const secret = 'a key of thirty-two characters or more';
  const env = { DATABASE_URL: databaseUrl, SECRET_KEY: secret, ...fakeNetworkEnv(fakes) };
  const clock = { nowMs: BEGIN_MS };
  const connections = createConnections({
    config: configFrom(env),
    clock: { nowMs: () => clock.nowMs },
    database,
  });
  const storm: Storm = {
    database,
    connections,
    fakes,
    env: { ...process.env, ...env },
    chance,
    clock,
    isCalm: true,
  };
  try {
    await addSendingChannels(database);
    for (const network of NETWORKS) await signInAt(network, { connections, fakes });
    await addReadyPosts(database, { count: posts, fromMs: BEGIN_MS, everyMs: MINUTE_MS / 4 });
    storm.isCalm = false;
    const { rounds, kills } = await blow(storm, posts, tell);
    const states = (await standing(storm)).map(({ state }) => state);
    const sent = states.filter((state) => state === 'sent').length;
    const wrong = await wrongIn(storm);
    return { seed, rounds, kills, faults: faults.count(), sent, beforeOwner: states.length - sent, wrong };
  } finally {
    await connections.caller.close();
    await database.close();
    await fakes.stop();
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { posts: { type: 'string' }, seed: { type: 'string' } } });
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  const stopServer = await ensureDatabaseServer();
  const startedMs = Date.now();
  const { wrong, ...report } = await stormPosts(Number(values.posts ?? 500), seed, console.log);
  await stopServer();
  for (const line of wrong) console.log(line);
  console.log(
    JSON.stringify(report),
    `in ${Math.round((Date.now() - startedMs) / 1000)} s, ${wrong.length} wrong`,
  );
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
