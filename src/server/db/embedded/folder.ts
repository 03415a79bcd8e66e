import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { closeSync, fsyncSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseUnusable } from '../failures.ts';
import { type Account, PROGRAM_ENVIRONMENT } from './account.ts';
import { findBinaries, POSTGRES_MAJOR } from './binaries.ts';
import type { Layout } from './layout.ts';

export const SITE_ROLE = 'zodiary';
export const SITE_DATABASE = 'zodiary';

const UNFINISHED = 'postgres.new-';

/** The site's own role is no superuser: a hole in a query must not become a shell. */
const FIRST_STATEMENTS = `create role ${SITE_ROLE} login createdb;\ncreate database ${SITE_DATABASE} owner ${SITE_ROLE};\n`;

/** 'absent', or 'present' and fit to be started; anything else is refused and never touched. */
export function inspectFolder(data: string): 'absent' | 'present' {
  if (!existsSync(data)) return 'absent';
  const refuse = (what: string) =>
    new DatabaseUnusable(`${data} ${what}: move it away, restore a backup, or choose another DATA_DIR.`);
  if (!statSync(data).isDirectory()) throw refuse('is not a folder');
  const uid = process.getuid?.();
  if (uid !== 0 && statSync(data).uid !== uid) {
    throw refuse(`belongs to uid ${statSync(data).uid}, but the site runs as uid ${uid}`);
  }
  const files = readdirSync(data);
  if (files.length === 0) return 'absent';
  if (!files.includes('PG_VERSION')) throw refuse('holds files but is no PostgreSQL data folder');
  const version = readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  if (version !== String(POSTGRES_MAJOR)) {
    throw refuse(`was made by PostgreSQL "${version}" and needs that version, not ${POSTGRES_MAJOR}`);
  }
  if (!existsSync(path.join(data, 'global/pg_control'))) {
    throw refuse('is a damaged PostgreSQL data folder (global/pg_control is missing)');
  }
  return 'present';
}

async function run(account: Account, program: string, args: string[], input: string): Promise<void> {
  const how = account.command(program, args);
  const child = spawn(how.program, how.args, {
    ...(how.uid === undefined ? {} : { uid: how.uid, gid: how.gid }),
    env: PROGRAM_ENVIRONMENT,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors = (errors + text).slice(-2000)));
  child.stdin.on('error', () => {}).end(input);
  const code = await new Promise<number | string | null>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (exitCode, signal) => resolve(exitCode ?? signal));
  });
  if (code === 0) return;
  const reason = errors.split('\n').find((line) => /error|fatal|panic/i.test(line)) ?? errors.trim();
  throw new DatabaseUnusable(`${path.basename(program)} failed (${code}) ${reason.trim()}`);
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Removes what an interrupted attempt left. An initdb that outlived its site then fails, as its folder is gone. */
export async function removeUnfinished(layout: Layout): Promise<void> {
  for (const name of readdirSync(layout.home).filter((entry) => entry.startsWith(UNFINISHED))) {
    // It may write on for a moment; what is left then is removed at the next start.
    await rm(path.join(layout.home, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
  }
}

/** Creates the data under another name and renames it when complete, so that the folder never holds half of it. */
export async function createFolder(layout: Layout, account: Account): Promise<void> {
  const unfinished = path.join(layout.home, `${UNFINISHED}${process.pid}-${Date.now()}`);
  mkdirSync(unfinished, { mode: 0o700 });
  if (account.owner) chownSync(unfinished, account.owner.uid, account.owner.gid);
  const { initdb, postgres } = findBinaries();
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  // The server is given other rules; these are for whoever starts it without the site.
  const access = ['--username=postgres', '--auth-local=peer', '--auth-host=reject', '--no-instructions'];
  try {
    await run(account, initdb, ['-D', unfinished, ...locale, ...access], '');
    await run(account, postgres, ['--single', '-D', unfinished, 'postgres'], FIRST_STATEMENTS);
    renameSync(unfinished, layout.data);
    syncFolder(layout.home);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true, maxRetries: 5 });
    throw error;
  }
}
