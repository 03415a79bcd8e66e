import { readdirSync, readFileSync } from 'node:fs';
import { chanceOf } from '../test/db/crash.ts';
import { killHard, removeTemporaryFolders, serverPid, temporaryFolder } from '../test/db/folders.ts';
import { until } from '../test/harness/until.ts';
import type { Attack, AttackOptions, Figure } from './attack.ts';
import { AcknowledgedWrites } from './acknowledged-writes.ts';
import { startInstance, type Instance } from './instance.ts';

const ROUNDS = 6;
const LONG_ROUNDS = 200;
const WRITERS = 6;
const LEAST_WRITES = 60;
const VICTIMS = ['site', 'database', 'both'] as const;

/** The postmaster and every process it has started. */
function killDatabase(dataDir: string): void {
  const postmaster = serverPid(dataDir);
  if (postmaster === undefined) return;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => parentOf(pid) === postmaster);
  for (const pid of [postmaster, ...children.map(Number)]) killHard(pid);
}

function parentOf(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[1]);
  } catch {
    return 0;
  }
}

async function killSite({ child, pid }: Instance): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  killHard(pid);
  await ended;
}

/** Visitors write; in the middle somebody falls. Returns the site that runs afterwards. */
async function round(
  instance: Instance,
  writes: AcknowledgedWrites,
  victim: (typeof VICTIMS)[number],
  chance: () => number,
): Promise<Instance> {
  const writers = writes.begin(instance.url, WRITERS);
  const enough = writes.count + LEAST_WRITES + Math.floor(chance() * LEAST_WRITES);
  await until('acknowledged writes', () => writes.count >= enough, 60_000);
  if (victim !== 'site') killDatabase(instance.dataDir);
  if (victim !== 'database') await killSite(instance);
  await writers.stop();
  if (victim === 'database') return instance;
  return startInstance({ dataDir: instance.dataDir });
}

async function killRounds({ long, tell }: AttackOptions, dataDir: string): Promise<Figure[]> {
  const rounds = long ? LONG_ROUNDS : ROUNDS;
  const seed = Date.now() % 1_000_000;
  const chance = chanceOf(seed);
  const writes = new AcknowledgedWrites();
  let instance = await startInstance({ dataDir });
  const lost: string[] = [];
  for (let at = 0; at < rounds; at++) {
    const victim = VICTIMS[at % VICTIMS.length]!;
    const before = writes.count;
    instance = await round(instance, writes, victim, chance);
    const missing = await writes.missing(instance.url, at === rounds - 1 ? 'all' : 'latest');
    lost.push(...missing);
    tell(
      `round ${at + 1}: ${victim} killed after ${writes.count - before} acknowledged writes, ${missing.length} lost`,
    );
  }
  await instance.stop();
  return [
    {
      name: `kill -9: lost of ${writes.count} acknowledged writes in ${rounds} rounds`,
      before: '0 of 2,576 in 15 rounds',
      goal: '0',
      now: `${lost.length}${lost[0] ? `: ${lost[0]}` : ''} (seed ${seed})`,
      held: lost.length === 0,
    },
  ];
}

/** The site, its database server or both fall at any moment while visitors write. */
export const kill: Attack = async (options) => {
  try {
    return await killRounds(options, temporaryFolder('zodiary-attack-'));
  } finally {
    await removeTemporaryFolders();
  }
};
