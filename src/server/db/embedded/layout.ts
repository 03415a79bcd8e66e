import { createHash } from 'node:crypto';
import { accessSync, chmodSync, chownSync, constants, lstatSync, mkdirSync } from 'node:fs';
import { readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseUnusable } from '../failures.ts';
import { makeFolder } from '../../make-folder.ts';
import type { Account } from './account.ts';

/** Where the files of the embedded server are. */
export interface Layout {
  home: string;
  data: string;
  lock: string;
  log: string;
  accessRules: string;
  accessMap: string;
  /** Laid over the usual settings of the server. */
  settings: Record<string, string>;
}

export const SOCKET_PORT = 5432;

// sun_path holds 104 bytes on macOS, 108 on Linux.
const LONGEST_SOCKET_PATH = 100;
const IDENTIFIER_BYTES = 8;

function prepareDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const rule = 'DATA_DIR must be a folder that the site can make and write to';
    throw new DatabaseUnusable(`${rule}, but is "${dataDir}" (${code}).`, { cause: error });
  }
}

/** The real path is used throughout, so that two names of one folder lead to one server. */
export function layoutOf(dataDir: string, settings: Record<string, string> = {}): Layout {
  prepareDataFolder(dataDir);
  const home = realpathSync(dataDir);
  return {
    home,
    data: path.join(home, 'postgres'),
    lock: path.join(home, 'postgres.lock'),
    log: path.join(home, 'postgres.log'),
    accessRules: path.join(home, 'postgres.hba.conf'),
    accessMap: path.join(home, 'postgres.ident.conf'),
    settings,
  };
}

/**
 * The socket lies in the data folder, closed to others and gone with it; where that path is too long, in /tmp (not
 * TMPDIR: every process must look in the same place) under a name made from the path and the identity of the data, so
 * that a server whose data was deleted under it is never taken for the server of new data in the same place.
 */
export function socketFolderOf(layout: Layout): string {
  const longest = path.join(layout.data, `.s.PGSQL.${SOCKET_PORT}.lock`);
  if (Buffer.byteLength(longest) <= LONGEST_SOCKET_PATH) return layout.data;
  const control = readFileSync(path.join(layout.data, 'global/pg_control'));
  const identity = createHash('sha256').update(layout.home).update(control.subarray(0, IDENTIFIER_BYTES));
  return path.join('/tmp', `zodiary-${identity.digest('hex').slice(0, 16)}`);
}

/** Closed to everybody else, so that nobody puts a socket of their own in its place. */
export function prepareSocketFolder(layout: Layout, account: Account): void {
  const folder = socketFolderOf(layout);
  if (folder === layout.data) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  if (!found.isDirectory() || ![process.getuid?.(), account.owner?.uid].includes(found.uid)) {
    // In a shared /tmp somebody else may have made it first, to listen in.
    throw new DatabaseUnusable(`${folder} belongs to somebody else: remove it or choose a shorter DATA_DIR.`);
  }
  if (account.owner) chownSync(folder, account.owner.uid, account.owner.gid);
  chmodSync(folder, 0o700);
}

/** Leaves nothing in /tmp once the server has stopped. */
export function removeSocketFolder(layout: Layout): void {
  const folder = socketFolderOf(layout);
  if (folder !== layout.data) rmSync(folder, { recursive: true, force: true });
}
