import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

const TICKS_PER_SECOND = 100;

function statOf(pid: number): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  } catch {
    return null;
  }
}

/** The embedded PostgreSQL of a data folder. */
export function postmasterIn(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

/** The process of a PostgreSQL on this machine whose children serve its connections. */
export async function postmasterOf(client: pg.Pool | pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return Number(statOf(rows[0]!.pid)![1]);
}

/** User and system time of a process, of those it has started, and of those that have ended. */
export function treeCpuSeconds(root: number): number {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const tree = [root, ...pids.filter((pid) => statOf(pid)?.[1] === String(root))];
  const own = (pid: number): number => {
    const fields = statOf(pid);
    return fields ? [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) : 0;
  };
  return tree.reduce((sum, pid) => sum + own(pid), 0) / TICKS_PER_SECOND;
}
