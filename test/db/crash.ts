/**
 * Kills the site and its database server at random moments and counts what was acknowledged and is lost: none may be.
 * node test/db/crash.ts --rounds 20 [--seed 1] [--writes 50]
 */
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openDatabase } from '../../src/server/db/database.ts';
import { silentLog } from '../harness/log.ts';
import { killHard, removeTemporaryFolders, serverPid, serverSaysReady, temporaryFolder } from './folders.ts';
import { Site } from './site.ts';
import { until } from '../harness/until.ts';

interface Round {
  round: number;
  births: string[];
  victims: string;
  acknowledged: number;
  lost: number[];
  restartMs: number;
}

type Chance = () => number;

/** mulberry32: the same seed gives the same moments. */
export function chanceOf(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = <T>(chance: Chance, list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;

const BIRTHS = ['initdb', 'launch', 'migration'] as const;

/** Kills a first start in the named phase, sometimes with the server that it has begun. */
async function killBirth(dataDir: string, phase: (typeof BIRTHS)[number], chance: Chance): Promise<string> {
  const site = new Site(dataDir);
  const moment = { initdb: 600, launch: 40, migration: 45 }[phase] * chance();
  if (phase === 'initdb')
    await site.hears('initdb to begin', () => site.lines.some((line) => line.includes('Creating')));
  if (phase === 'launch') await site.hears('the server to begin', () => serverPid(dataDir) !== undefined);
  if (phase === 'migration')
    await site.hears(
      'the server to be ready',
      () => site.lines.includes('starting') && serverSaysReady(dataDir),
    );
  await delay(moment);
  const wasOpen = site.lines.includes('open');
  const server = chance() < 0.5;
  if (server) killHard(serverPid(dataDir));
  await site.kill();
  return `${phase}+${Math.round(moment)}ms${wasOpen ? ' (open)' : ''}${server ? ' with server' : ''}`;
}

/** One backend killed makes the server throw all sessions out and recover. */
async function killBackend(dataDir: string): Promise<void> {
  const client = new pg.Client({ host: `${dataDir}/postgres`, user: 'postgres', database: 'postgres' });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'zodiary'",
  );
  killHard(rows[0]?.pid);
  await client.end();
}

const VICTIMS = {
  site: async (_dataDir: string, site: Site) => site.kill(),
  'server, site goes on': async (dataDir: string, site: Site) => {
    killHard(serverPid(dataDir));
    await site.acknowledges(20);
    await site.kill();
  },
  'backend, site goes on': async (dataDir: string, site: Site) => {
    await killBackend(dataDir);
    await site.acknowledges(20);
    await site.kill();
  },
  'server and site': async (dataDir: string, site: Site) => {
    killHard(serverPid(dataDir));
    await site.kill();
  },
  'site and server': async (dataDir: string, site: Site) => {
    await site.kill();
    killHard(serverPid(dataDir));
  },
};

async function stored(dataDir: string): Promise<{ numbers: Set<number>; restartMs: number }> {
  const start = performance.now();
  const database = await openDatabase({ dataDir, log: silentLog });
  await until('the database after a crash', () => database.ready());
  const restartMs = Math.round(performance.now() - start);
  const { rows } = await database.pool.query<{ period: string }>(
    "select period from readings where kind = 'crash'",
  );
  await database.close();
  return { numbers: new Set(rows.map((row) => Number(row.period))), restartMs };
}

/** A round on new data is killed a few times while it is born; one on old data starts at once. */
async function runRound(
  round: number,
  dataDir: string,
  written: number[],
  writes: number,
  chance: Chance,
  born: boolean,
): Promise<Round> {
  const births: string[] = [];
  for (const phase of born ? [] : BIRTHS) births.push(await killBirth(dataDir, phase, chance));
  const site = new Site(dataDir, 1 + written.reduce((most, n) => Math.max(most, n), -1));
  await site.acknowledges(writes);
  await delay(chance() * 200);
  const victims = pick(chance, Object.keys(VICTIMS) as (keyof typeof VICTIMS)[]);
  await VICTIMS[victims](dataDir, site);
  written.push(...site.acknowledged);
  const { numbers, restartMs } = await stored(dataDir);
  const lost = written.filter((n) => !numbers.has(n));
  return { round, births, victims, acknowledged: site.acknowledged.length, lost, restartMs };
}

/** Every third round begins on new data. */
export async function crash(options: {
  rounds: number;
  seed: number;
  writes: number;
  tell: (line: string) => void;
}) {
  const chance = chanceOf(options.seed);
  const rounds: Round[] = [];
  let dataDir = '';
  let written: number[] = [];
  options.tell(`seed ${options.seed}`);
  for (let round = 1; round <= options.rounds; round++) {
    const born = round % 3 !== 1;
    if (!born) {
      dataDir = temporaryFolder();
      written = [];
    }
    const result = await runRound(round, dataDir, written, options.writes, chance, born);
    rounds.push(result);
    const { births, victims, acknowledged, lost, restartMs } = result;
    const killed = [...births, victims].join(' | ');
    options.tell(
      `round ${round}: ${acknowledged} acknowledged, ${lost.length} lost, back in ${restartMs} ms; killed: ${killed}`,
    );
  }
  return rounds;
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { rounds: { type: 'string' }, seed: { type: 'string' }, writes: { type: 'string' } },
  });
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  const options = {
    rounds: Number(values.rounds ?? 20),
    seed,
    writes: Number(values.writes ?? 50),
    tell: console.log,
  };
  try {
    const rounds = await crash(options);
    const lost = rounds.flatMap((round) => round.lost);
    const acknowledged = rounds.reduce((sum, round) => sum + round.acknowledged, 0);
    console.log(`${rounds.length} rounds, ${acknowledged} acknowledged writes, ${lost.length} lost`);
    process.exitCode = lost.length === 0 ? 0 : 1;
  } finally {
    await removeTemporaryFolders();
  }
}
