import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../src/server/db/database.ts';
import { isPostmasterOf, readPidFile } from '../../src/server/db/embedded/postmaster.ts';
import { silentLog } from '../harness/log.ts';
import { until } from '../harness/until.ts';

/** Pid of the server that lives on this DATA_DIR now. */
export function serverPid(dataDir: string): number | undefined {
  const data = path.join(dataDir, 'postgres');
  const pid = readPidFile(data);
  return pid !== undefined && isPostmasterOf(pid, data) ? pid : undefined;
}

/** PostgreSQL notes in its pid file when it lets people in. */
export function serverSaysReady(dataDir: string): boolean {
  try {
    return /^ready/m.test(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8'));
  } catch {
    return false;
  }
}

export function killHard(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

const made: string[] = [];

export function temporaryFolder(name = 'zodiary-'): string {
  const folder = mkdtempSync(path.join(tmpdir(), name));
  made.push(folder);
  return folder;
}

let template: Promise<string> | undefined;

async function makeTemplate(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'zodiary-template-'));
  await (await openDatabase({ dataDir: folder, log: silentLog })).close();
  return folder;
}

/** A DATA_DIR whose database is made and at rest: a copy, as initdb takes longer than most tests. */
export async function readyFolder(): Promise<string> {
  const folder = temporaryFolder();
  cpSync(path.join(await (template ??= makeTemplate()), 'postgres'), path.join(folder, 'postgres'), {
    recursive: true,
  });
  return folder;
}

/** Ends what a test left running and removes its folders. */
export async function removeTemporaryFolders(): Promise<void> {
  for (const folder of made.splice(0)) {
    killHard(serverPid(folder));
    await until('the server of a test to end', () => serverPid(folder) === undefined);
    // An initdb whose site was killed may write on for a moment.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}

export async function removeTemplate(): Promise<void> {
  if (template) rmSync(await template, { recursive: true, force: true });
  template = undefined;
}
