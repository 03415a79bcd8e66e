import { stat } from 'node:fs/promises';
import type pg from 'pg';
import type { DeskBackups } from '../../contract/desk-backups.ts';
import { recordAudit } from '../audit/store.ts';
import { isConnectionFailure } from '../db/database.ts';
import { Conflict, NotFound } from '../failures.ts';
import { reasonOf } from '../log.ts';
import { alone } from './alone.ts';
import { makeBackup } from './make.ts';
import type { BackupParts } from './parts.ts';
import { proveBackup } from './prove.ts';
import { backupOverview, backupStatus, type BackupStatus } from './status.ts';
import { findBackup, newestWhole, type BackupRow } from './store.ts';
import { matchFolder, mendLeftovers } from './tidy.ts';

/** What is done under the lock, and what says that it need not be after all. */
type Work = (client: pg.Client, signal: AbortSignal) => Promise<BackupRow | null>;

export interface BackupService {
  /** Makes one now; null where somebody else is at it. */
  make: (isStillDue?: () => Promise<boolean>) => Promise<BackupRow | null>;
  /** Restores the newest into a scratch database; null where there is none, or somebody else is at it. */
  prove: () => Promise<BackupRow | null>;
  /** The same at the owner's wish, with nobody waiting for the end. */
  begin: (kind: 'making' | 'proving', by: string) => Promise<void>;
  /** Ends what a process that died has left; false where somebody is at it. */
  tidy: () => Promise<boolean>;
  status: () => Promise<BackupStatus>;
  overview: () => Promise<DeskBackups>;
  /** Throws NotFound where it is not kept any more. */
  fileOf: (id: number) => Promise<{ path: string; name: string; bytes: number }>;
  noteDownload: (name: string, by: string) => Promise<void>;
  close: () => Promise<void>;
}

export function backupService(parts: BackupParts): BackupService {
  const { clock, database, folder, log } = parts;
  const note = (by: string, action: string, subject: string): Promise<void> =>
    recordAudit(database.db, new Date(clock.nowMs()), { by, action, subject });
  const closing = new AbortController();
  let working: Promise<BackupRow | null> | null = null;

  async function work(task: Work): Promise<BackupRow | null> {
    return alone(database.connection, async (client) => {
      await mendLeftovers(parts, client);
      await matchFolder(parts);
      return task(client, closing.signal);
    });
  }

  /** One thing at a time, and who asks meanwhile gets what goes on. */
  function once(task: Work): Promise<BackupRow | null> {
    closing.signal.throwIfAborted();
    return (working ??= work(task).finally(() => (working = null)));
  }

  const make: BackupService['make'] = (isStillDue) =>
    once(async (client, signal) => {
      if (isStillDue && !(await isStillDue())) return null;
      return makeBackup(parts, client, signal);
    });

  const prove: BackupService['prove'] = () =>
    once(async (client) => {
      const newest = await newestWhole(database.db);
      return newest && proveBackup(parts, client, newest);
    });

  return {
    make,
    prove,
    async begin(kind, by) {
      if (kind === 'proving' && !(await newestWhole(database.db)))
        throw new Conflict('There is no backup yet: make one first.');
      await note(
        by,
        kind === 'making' ? 'backup asked for' : 'proof of the newest backup asked for',
        'backups',
      );
      (kind === 'making' ? make() : prove()).catch((error: unknown) => {
        if (!isConnectionFailure(error)) log.error({ reason: reasonOf(error) }, `backup: ${kind} failed`);
      });
    },
    async tidy() {
      const done = await alone(database.connection, async (client) => {
        await mendLeftovers(parts, client);
        await matchFolder(parts);
        return true;
      });
      return done ?? false;
    },
    status: () => backupStatus(parts),
    overview: () => backupOverview(parts),
    async fileOf(id) {
      const name = (await findBackup(database.db, id))?.file;
      const path = name && folder.pathOf(name);
      const found = path && (await stat(path).catch(() => null));
      if (!found) throw new NotFound('The file of this backup isn’t kept any more.');
      return { path, name, bytes: found.size };
    },
    noteDownload: (name, by) => note(by, 'backup downloaded', name),
    async close() {
      closing.abort();
      await working?.catch(() => {});
    },
  };
}
