import { spawnSync } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** PostgreSQL refuses to run as root; `nobody` exists everywhere. */
const UNPRIVILEGED = 65_534;

export interface MachinePostgres {
  version: string;
  url: string;
  stop: () => void;
}

function findBinaries(): string | null {
  const debian = globSync('/usr/lib/postgresql/*/bin/postgres').sort().at(-1);
  if (debian) return dirname(debian);
  const { status, stdout } = spawnSync('sh', ['-c', 'command -v postgres'], { encoding: 'utf8' });
  return status === 0 ? dirname(stdout.trim()) : null;
}

/** A server from the machine's own PostgreSQL packages, where there are any, in a folder of its own. */
export function startMachinePostgres(): MachinePostgres | null {
  const binaries = findBinaries();
  if (!binaries) return null;
  const root = mkdtempSync(join(tmpdir(), 'zodiary-pg-'));
  const isRoot = process.getuid?.() === 0;
  const account = isRoot ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};
  if (isRoot) chownSync(root, UNPRIVILEGED, UNPRIVILEGED);
  const run = (program: string, ...args: string[]): void => {
    // Not piped: the server inherits what pg_ctl has, and a pipe would never close.
    const result = spawnSync(join(binaries, program), args, { ...account, cwd: root, stdio: 'ignore' });
    if (result.status !== 0) throw new Error(`${program} of the machine's PostgreSQL failed`);
  };
  const data = join(root, 'data');
  run('initdb', '-D', data, '-U', 'zodiary', '-A', 'trust', '--no-sync');
  run(
    'pg_ctl',
    '-D',
    data,
    '-w',
    '-l',
    join(root, 'log'),
    '-o',
    `-k ${root} -c listen_addresses=''`,
    'start',
  );
  const version = spawnSync(join(binaries, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout.trim();
  return {
    version,
    url: `postgres://zodiary@localhost:5432/postgres?host=${encodeURIComponent(root)}`,
    stop() {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      rmSync(root, { recursive: true, force: true });
    },
  };
}
