/**
 * Kills a site, its database server or both while it makes backups: what has the name of a backup must be a whole one, the
 * next start cleans up after the last, and nothing that was acknowledged meanwhile is lost.
 * node test/db/backup-crash.ts --rounds 20 [--seed 1]
 */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { checkBackup } from '../../src/server/backup/read.ts';
import { knownSecrets } from '../../src/server/backup/secrets.ts';
import { openDatabase } from '../../src/server/db/database.ts';
import { silentLog } from '../harness/log.ts';
import { until } from '../harness/until.ts';
import { chanceOf } from './crash.ts';
import { killHard, removeTemporaryFolders, serverPid, temporaryFolder } from './folders.ts';
import { Site } from './site.ts';

const VICTIMS = ['site', 'site', 'server', 'site and server'] as const;
/** About how long a backup of what `fill` writes takes on a quiet machine. */
const BACKUP_MS = 500;

/** So much that a backup takes a while, and so mixed that packing it does too. */
async function fill(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir, log: silentLog });
  await until('the database', () => database.ready());
  for (let n = 0; n < 1500; n++) {
    const mixed = createHash('shake256', { outputLength: 6000 }).update(String(n)).digest('base64');
    await database.pool.query(
      "insert into readings (kind, sign, period, edition, body) values ('filling', 'leo', $1, 1, $2)",
      [String(n), JSON.stringify({ mixed })],
    );
  }
  await database.close();
}

const isMade = (line: string): boolean => line === 'made made';
const madeIn = ({ lines }: Site): number => lines.filter(isMade).length;

interface Aftermath {
  whole: number;
  wrong: string[];
}

/** What is wrong in the folder and in the table, after somebody has started again. */
async function lookAround(dataDir: string, acknowledged: readonly number[]): Promise<Aftermath> {
  const folder = path.join(dataDir, 'backups');
  const secrets = knownSecrets({ secretKey: null, oldSecretKey: null, dataDir });
  const names = readdirSync(folder);
  const wrong = names.filter((name) => !name.endsWith('.backup')).map((name) => `left behind: ${name}`);
  for (const name of names.filter((one) => one.endsWith('.backup')))
    await checkBackup(path.join(folder, name), secrets).catch((error: Error) =>
      wrong.push(`${name}: ${error.message}`),
    );
  const database = await openDatabase({ dataDir, log: silentLog });
  await until('the database after a crash', () => database.ready());
  const { rows: rest } = await database.pool.query<{ state: string }>(
    "select state from backups where state in ('making', 'proving', 'missing')",
  );
  const { rows } = await database.pool.query<{ period: string }>(
    "select period from readings where kind = 'crash'",
  );
  await database.close();
  const kept = new Set(rows.map(({ period }) => Number(period)));
  wrong.push(...rest.map(({ state }) => `a row is left ${state}`));
  wrong.push(...acknowledged.filter((n) => !kept.has(n)).map((n) => `lost: ${n}`));
  return { whole: names.length, wrong };
}

async function kill(victim: (typeof VICTIMS)[number], dataDir: string, site: Site): Promise<void> {
  if (victim.includes('server')) killHard(serverPid(dataDir));
  if (victim.includes('site')) return site.kill();
  // It goes on by itself.
  const before = madeIn(site);
  await site.hears('a backup after the server was killed', () => madeIn(site) > before);
  await site.kill();
}

async function runRound(
  dataDir: string,
  acknowledged: number[],
  chance: () => number,
): Promise<Aftermath & { how: string }> {
  const first = 1 + acknowledged.reduce((most, n) => Math.max(most, n), -1);
  const site = new Site(dataDir, first, 'backup-writer.ts');
  await site.hears('a backup to begin', () => site.lines.includes('making'));
  const momentMs = Math.round(chance() * BACKUP_MS);
  await delay(momentMs);
  const victim = VICTIMS[Math.floor(chance() * VICTIMS.length)]!;
  await kill(victim, dataDir, site);
  acknowledged.push(...site.acknowledged);
  const next = new Site(
    dataDir,
    1 + acknowledged.reduce((most, n) => Math.max(most, n), -1),
    'backup-writer.ts',
  );
  await next.hears('a backup after the crash', () => madeIn(next) > 0);
  await next.stop();
  acknowledged.push(...next.acknowledged);
  return {
    how: `${victim} killed ${momentMs} ms into a backup`,
    ...(await lookAround(dataDir, acknowledged)),
  };
}

/** What was wrong, over all rounds. */
export async function killBackups(
  rounds: number,
  seed: number,
  tell: (line: string) => void,
): Promise<string[]> {
  const chance = chanceOf(seed);
  const dataDir = temporaryFolder();
  const acknowledged: number[] = [];
  const all: string[] = [];
  tell(`seed ${seed}`);
  await fill(dataDir);
  for (let round = 1; round <= rounds; round++) {
    const { how, whole, wrong } = await runRound(dataDir, acknowledged, chance);
    all.push(...wrong);
    tell(
      `round ${round}: ${how}; ${whole} files, ${acknowledged.length} acknowledged; wrong: ${wrong.join(', ') || 'nothing'}`,
    );
  }
  return all;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { rounds: { type: 'string' }, seed: { type: 'string' } } });
  const rounds = Number(values.rounds ?? 20);
  try {
    const wrong = await killBackups(rounds, Number(values.seed ?? Date.now() % 1_000_000), console.log);
    console.log(`${rounds} rounds, ${wrong.length} things wrong`);
    process.exitCode = wrong.length > 0 ? 1 : 0;
  } finally {
    await removeTemporaryFolders();
  }
}
