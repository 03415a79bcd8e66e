import { stat } from 'node:fs/promises';
import type { DeskBackups } from '../../contract/desk-backups.ts';
import type { Config } from '../config.ts';
import { recordAudit } from '../audit/store.ts';
import { isConnectionFailure } from '../db/database.ts';
import { Conflict, NotFound } from '../failures.ts';
import { reasonOf } from '../log.ts';
import { freeDisk } from '../storage/free-disk.ts';
import { BackupFolder } from './folder.ts';
import type { BackupParts } from './parts.ts';
import { backupOverview, backupStatus, type BackupStatus } from './status.ts';
import { findBackup, newestWhole } from './store.ts';
import { backupWork, type BackupWork, type WorkKind } from './work.ts';

const ASKED: Record<WorkKind, string> = {
  making: 'backup asked for',
  proving: 'proof of the newest backup asked for',
};

export interface BackupService extends Omit<BackupWork, 'kind'> {
  /** At the owner's wish, with nobody waiting for the end. */
  begin: (kind: WorkKind, by: string) => Promise<void>;
  status: () => Promise<BackupStatus>;
  overview: () => Promise<DeskBackups>;
  /** Throws NotFound where it is not kept any more. */
  fileOf: (id: number) => Promise<{ path: string; name: string; bytes: number }>;
  noteDownload: (name: string, by: string) => Promise<void>;
}

export function backupService(parts: BackupParts): BackupService {
  const { clock, database, folder, log } = parts;
  const { kind: currentKind, ...work } = backupWork(parts);
  const note = (by: string, action: string, subject: string): Promise<void> =>
    recordAudit(database.db, new Date(clock.nowMs()), { by, action, subject });

  return {
    ...work,
    async begin(kind, by) {
      if (kind === 'proving' && !(await newestWhole(database.db)))
        throw new Conflict('There is no backup yet: make one first.');
      await note(by, ASKED[kind], 'backups');
      (kind === 'making' ? work.make() : work.prove()).catch((error: unknown) => {
        if (!isConnectionFailure(error)) log.error({ reason: reasonOf(error) }, `backup: ${kind} failed`);
      });
    },
    status: () => backupStatus(parts),
    async overview() {
      const told = await backupOverview(parts);
      // What was begun a moment ago has no row yet.
      const kind = currentKind();
      return { ...told, now: told.now ?? (kind && { kind, tables: 0, rows: 0 }) };
    },
    async fileOf(id) {
      const name = (await findBackup(database.db, id))?.file;
      const path = name && folder.pathOf(name);
      const found = path && (await stat(path).catch(() => null));
      if (!found) throw new NotFound('The file of this backup isn’t kept any more.');
      return { path, name, bytes: found.size };
    },
    noteDownload: (name, by) => note(by, 'backup downloaded', name),
  };
}

/** For the site, and for the commands beside it. */
export function createBackups(
  parts: Omit<BackupParts, 'folder' | 'disk'> & { config: Pick<Config, 'backupDir'> },
): BackupService {
  const { backupDir, minFreeDiskMegabytes: minMegabytes } = parts.config;
  const disk = freeDisk({ folder: backupDir, minMegabytes, log: parts.log });
  return backupService({ ...parts, folder: new BackupFolder(backupDir), disk });
}
