import { execFileSync, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { type Account, PROGRAM_ENVIRONMENT } from './account.ts';
import { findBinaries } from './binaries.ts';
import { type Layout, SOCKET_PORT, socketFolderOf } from './layout.ts';
import { logSize } from './logfile.ts';

/** Settings follow the code, not the data folder: they are given at each start. */
const SETTINGS = {
  listen_addresses: '',
  port: SOCKET_PORT,
  unix_socket_permissions: '0700',
  max_connections: 60,
  shared_buffers: '32MB',
  fsync: 'on',
  synchronous_commit: 'on',
  // Kept small beside some 50 MB of data: its default of 1 GB is filled before the first time-out comes.
  max_wal_size: '64MB',
  min_wal_size: '32MB',
  wal_compression: 'on',
  jit: 'off',
  // No extra processes for reading: the data of a site this size lies in memory.
  io_method: 'sync',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements, details and errors of a query carry what visitors wrote; the site's own log says what failed.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_statement: 'none',
  log_min_duration_statement: -1,
  log_parameter_max_length: 0,
  log_parameter_max_length_on_error: 0,
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
  checkpoint_warning: 0,
};

/** Pid of the server that runs, or last ran, on this data. */
export function readPidFile(data: string): number | undefined {
  try {
    const pid = Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/**
 * Whether the process is the server of this folder. A live pid alone says nothing: pids repeat, most of all in
 * containers; a zombie that nobody reaps keeps its pid; and a copied folder brings the pid of the original's server.
 */
export function isPostmasterOf(pid: number, data: string): boolean {
  const command = commandLine(pid);
  if (!command.includes('postgres')) return false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === data;
  } catch {
    return command.includes(data);
  }
}

export interface Launch {
  logStart: number;
  /** Set once the program has ended. */
  ended: string | undefined;
  killed: boolean;
}

export function launchPostmaster(layout: Layout, account: Account): Launch {
  const settings = {
    ...SETTINGS,
    ...layout.settings,
    unix_socket_directories: socketFolderOf(layout),
    hba_file: layout.accessRules,
    ident_file: layout.accessMap,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const how = account.command(findBinaries().postgres, ['-D', layout.data, ...flags]);
  const logStart = logSize(layout.log);
  const log = openSync(layout.log, 'a');
  const stale = readPidFile(layout.data);
  const child = spawn(how.program, how.args, {
    ...(how.uid === undefined ? {} : { uid: how.uid, gid: how.gid }),
    env: {
      ...PROGRAM_ENVIRONMENT,
      // PostgreSQL takes a pid file naming this process as stale, but still refuses while old backends hold the
      // shared memory; deleting the file would lose that check. The caller has made sure it is no server of ours.
      ...(stale === undefined ? {} : { PG_GRANDPARENT_PID: String(stale) }),
    },
    cwd: '/',
    // Own process group: the Ctrl-C for the site must not stop the server under it.
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  const launch: Launch = { logStart, ended: undefined, killed: false };
  child.on('error', (error) => (launch.ended = error.message));
  child.on('exit', (code, signal) =>
    Object.assign(launch, { ended: `exit ${code ?? signal}`, killed: code === null }),
  );
  return launch;
}
