import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { DatabaseUnusable } from '../failures.ts';
import { printProgress } from '../../log.ts';
import { writeAccessRules } from './access.ts';
import { type Account, chooseAccount } from './account.ts';
import { findBinaries, makeExecutableForAll } from './binaries.ts';
import { createFolder, inspectFolder, removeUnfinished } from './folder.ts';
import { type Layout, prepareSocketFolder, removeSocketFolder } from './layout.ts';
import { lastServerError, rotateLog } from './logfile.ts';
import { isPostmasterOf, launchPostmaster, type Launch, readPidFile } from './postmaster.ts';
import { openLease } from './probe.ts';

const POLL_MS = 15;
const SILENCE_LIMIT_MS = 30_000;
const FAST_STOP_LIMIT_MS = 20_000;

// Backends of a server killed a moment ago still hold its memory; they end by themselves.
const TRANSIENT = /pre-existing shared memory block|lock file ".*" already exists/;

/** Pid of the live server of this folder. */
function livePid(layout: Layout): number | undefined {
  const pid = readPidFile(layout.data);
  return pid !== undefined && isPostmasterOf(pid, layout.data) ? pid : undefined;
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function prepareFolder(layout: Layout, log: Logger, mayCreate: boolean): Promise<Account> {
  const binaries = findBinaries();
  const account = chooseAccount(layout.data, [layout.home, binaries.folder]);
  if (account.owner) makeExecutableForAll(binaries);
  await removeUnfinished(layout);
  if (inspectFolder(layout.data) === 'absent') {
    if (!mayCreate) throw new DatabaseUnusable(`${layout.data} has vanished under the running site.`);
    printProgress(log, `Creating the database in ${layout.data}`);
    await createFolder(layout, account);
  }
  if (account.owner && statSync(layout.data).uid === 0) {
    // A backup restored by root: the server must own its files.
    execFileSync('chown', ['-R', `${account.owner.uid}:${account.owner.gid}`, layout.data]);
  }
  prepareSocketFolder(layout, account);
  writeAccessRules(layout);
  rotateLog(layout.log);
  return account;
}

/** Throws unless launching once more may help. */
function checkLaunchFailure(layout: Layout, launch: Launch): void {
  if (launch.killed) return;
  const reason = lastServerError(layout.log, launch.logStart) || launch.ended;
  if (TRANSIENT.test(reason ?? '')) return;
  throw new DatabaseUnusable(`PostgreSQL does not start: ${reason} (more in ${layout.log})`);
}

/** Adopts the running server of the folder or starts one; the caller holds the lock. */
export async function ensureServer(layout: Layout, log: Logger, mayCreate: boolean): Promise<pg.Client> {
  const account = await prepareFolder(layout, log, mayCreate);
  let launch: Launch | undefined;
  let deadline = performance.now() + SILENCE_LIMIT_MS;
  for (;;) {
    const answer = await openLease(layout);
    if (answer.kind === 'open') return answer.client;
    // Recovery after a crash may take any time.
    if (answer.kind === 'starting') deadline = performance.now() + SILENCE_LIMIT_MS;
    if (answer.kind === 'stopping') requestFastShutdown(layout);
    if (launch?.ended) {
      checkLaunchFailure(layout, launch);
      launch = undefined;
    }
    const pid = livePid(layout);
    if (!launch && !pid) launch = launchPostmaster(layout, account);
    if (performance.now() > deadline) {
      throw new DatabaseUnusable(
        `PostgreSQL (process ${pid ?? 'unknown'}) holds ${layout.data} but does not answer.`,
      );
    }
    await delay(POLL_MS);
  }
}

async function hasExited(pid: number, data: string, limitMs: number): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  while (isPostmasterOf(pid, data)) {
    if (performance.now() > deadline) return false;
    await delay(POLL_MS);
  }
  return true;
}

/** Fast shutdown: ends every session, writes everything, leaves nothing to recover. */
export async function stopServer(layout: Layout): Promise<void> {
  const pid = livePid(layout);
  if (pid === undefined) return;
  signal(pid, 'SIGINT');
  if (!(await hasExited(pid, layout.data, FAST_STOP_LIMIT_MS))) {
    signal(pid, 'SIGQUIT');
    await hasExited(pid, layout.data, FAST_STOP_LIMIT_MS);
  }
  removeSocketFolder(layout);
}

/** A server told to stop from outside refuses new clients but waits for the old ones: this ends their sessions. */
export function requestFastShutdown(layout: Layout): void {
  const pid = livePid(layout);
  if (pid !== undefined) signal(pid, 'SIGINT');
}
