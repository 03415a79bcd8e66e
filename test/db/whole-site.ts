/**
 * The whole site, as `npm start` runs it, killed with its database server while visitors write through the API.
 * node test/db/whole-site.ts --rounds 20 [--seed 1]
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { chanceOf } from './crash.ts';
import { killHard, removeTemporaryFolders, serverPid, temporaryFolder } from './folders.ts';
import { until } from '../harness/until.ts';

const VISITORS = 8;
const VICTIMS = ['site', 'server', 'site and server'] as const;

interface Outcome {
  round: number;
  victim: string;
  acknowledged: number;
  lost: string[];
}

const visitorId = (index: number): string => `user_1790000000000_crash${String(index).padStart(10, '0')}`;

async function startSite(dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../../src/server/main.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      WRITE_REQUESTS_PER_MINUTE: '1000000',
      READ_REQUESTS_PER_MINUTE: '1000000',
      NEW_VISITORS_PER_HOUR: '1000000',
      ALL_NEW_VISITORS_PER_MINUTE: '1000000',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const line of createInterface({ input: child.stdout! })) {
    const url = /is ready at (\S+)/.exec(line)?.[1];
    if (!url) continue;
    child.stdout!.resume();
    return { child, url: url.replace('localhost', '127.0.0.1') };
  }
  throw new Error('The site ended before it was ready.');
}

/** One visitor refusing jokes as fast as the site acknowledges it, until the site is gone. */
async function keepRefusing(
  url: string,
  index: number,
  acknowledged: number[],
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const response = await fetch(`${url}/api/preferences/refuse-joke`, {
      method: 'POST',
      headers: { 'X-User-Id': visitorId(index) },
    }).catch(() => null);
    if (response?.status === 200) acknowledged[index]! += 1;
    await response?.text().catch(() => null);
  }
}

async function storedCount(url: string, index: number): Promise<number> {
  const response = await until('the preferences after a crash', async () => {
    const answer = await fetch(`${url}/api/preferences`, { headers: { 'X-User-Id': visitorId(index) } });
    return answer.status === 200 ? answer : null;
  });
  return ((await response.json()) as { jokeRefusesCount: number }).jokeRefusesCount;
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

export async function killWholeSite(rounds: number, seed: number): Promise<Outcome[]> {
  const chance = chanceOf(seed);
  const dataDir = temporaryFolder();
  const acknowledged = Array<number>(VISITORS).fill(0);
  const outcomes: Outcome[] = [];
  for (let round = 1; round <= rounds; round++) {
    const { child, url } = await startSite(dataDir);
    const counts = await Promise.all(acknowledged.map((_, index) => storedCount(url, index)));
    const lost = counts.flatMap((count, index) =>
      count < acknowledged[index]! ? [`visitor ${index}: ${count} of ${acknowledged[index]}`] : [],
    );
    const before = (counts as number[]).reduce((sum, count) => sum + count, 0);
    // What was written but not acknowledged when the site fell may be there as well.
    counts.forEach((count, index) => (acknowledged[index] = count));
    let over = false;
    const visitors = acknowledged.map((_, index) => keepRefusing(url, index, acknowledged, () => over));
    const sum = (): number => acknowledged.reduce((total, count) => total + count, 0) - before;
    await until('fifty acknowledged writes', () => sum() >= 50 + Math.floor(chance() * 40), 30_000);
    const victim = VICTIMS[Math.floor(chance() * VICTIMS.length)]!;
    if (victim !== 'site') killHard(serverPid(dataDir));
    if (victim === 'server') await until('the server to come back', () => sum() >= 120, 30_000);
    over = true;
    await end(child);
    await Promise.all(visitors);
    outcomes.push({ round, victim, acknowledged: sum(), lost });
  }
  killHard(serverPid(dataDir));
  return outcomes;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { rounds: { type: 'string' }, seed: { type: 'string' } } });
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  const outcomes = await killWholeSite(Number(values.rounds ?? 20), seed);
  for (const { round, victim, acknowledged, lost } of outcomes) {
    console.log(
      `round ${round}: ${acknowledged} acknowledged, killed: ${victim}, lost before: ${lost.join(', ') || 'none'}`,
    );
  }
  await removeTemporaryFolders();
  const losses = outcomes.filter(({ lost }) => lost.length > 0);
  console.log(`seed ${seed}: ${outcomes.length} rounds, ${losses.length} with losses`);
  process.exitCode = losses.length > 0 ? 1 : 0;
}
