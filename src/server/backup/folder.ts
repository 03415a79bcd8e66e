import { randomBytes } from 'node:crypto';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../make-folder.ts';

const UNFINISHED = '.unfinished';
const NAME = /^zodiary-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z-[0-9a-f]{6}\.backup$/;

/** A name that no other backup has, and that says when it was made. */
export function backupName(at: Date): string {
  const instant = `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  return `zodiary-${instant}-${randomBytes(3).toString('hex')}.backup`;
}

export function madeAtOf(name: string): Date | null {
  const found = NAME.exec(name);
  return found ? new Date(`${found[1]}T${found[2]}:${found[3]}:${found[4]}Z`) : null;
}

export interface BackupFile {
  name: string;
  madeAt: Date;
  bytes: number;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The folder in which backups are kept. What has the name of a backup there is a whole one. */
export class BackupFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  pathOf(name: string): string {
    return join(this.path, name);
  }

  /** Has `write` make the file under another name, and gives it its own when it is whole and on the disk. */
  async keep<T>(name: string, write: (file: string) => Promise<T>): Promise<{ bytes: number; written: T }> {
    makeFolder(this.path);
    const unfinished = this.pathOf(name + UNFINISHED);
    try {
      const written = await write(unfinished);
      await rename(unfinished, this.pathOf(name));
      await syncFolder(this.path);
      return { bytes: (await stat(this.pathOf(name))).size, written };
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async list(): Promise<BackupFile[]> {
    const files: BackupFile[] = [];
    for (const name of await this.#names()) {
      const madeAt = madeAtOf(name);
      if (madeAt) files.push({ name, madeAt, bytes: (await stat(this.pathOf(name))).size });
    }
    return files;
  }

  async removeUnfinished(): Promise<void> {
    for (const name of await this.#names()) if (name.endsWith(UNFINISHED)) await this.remove(name);
  }

  async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  async #names(): Promise<string[]> {
    try {
      return await readdir(this.path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return [];
    }
  }
}
