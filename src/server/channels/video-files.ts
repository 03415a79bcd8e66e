import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { makeFolder } from '../make-folder.ts';

/** Videos on disk, by name. They are no part of a backup: each can be made again from its post. */
export interface VideoFiles {
  /** Keeps the bytes of a film of this edition, and says under which name. */
  keep: (post: number, bytes: Buffer, edition?: string) => Promise<string>;
  /** Null where it is gone, as after a restore or on another machine. */
  find: (name: string) => Promise<{ bytes: number; read: () => Readable } | null>;
  /** Ends all that are not named and were made before the instant. */
  endOthers: (named: readonly string[], beforeMs: number) => Promise<void>;
}

const UNKNOWN_EDITION = 'unknown';

/** From which edition of its storyboard a film was made; its name says so. */
export const editionOfFile = (name: string): string => name.split('-')[1] ?? UNKNOWN_EDITION;

export function videoFiles(folder: string): VideoFiles {
  return {
    async keep(post, bytes, edition = UNKNOWN_EDITION) {
      makeFolder(folder);
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
      const name = `${post}-${edition}-${hash}.mp4`;
      // Written aside and then named: whoever reads meanwhile finds a whole file or none.
      const aside = join(folder, `${name}.${randomUUID()}.part`);
      await writeFile(aside, bytes);
      await rename(aside, join(folder, name));
      return name;
    },
    async find(name) {
      const file = join(folder, name);
      const found = await stat(file).catch(() => null);
      return found && { bytes: found.size, read: () => createReadStream(file) };
    },
    async endOthers(named, beforeMs) {
      const others = (await readdir(folder).catch(() => [])).filter((name) => !named.includes(name));
      for (const file of others.map((name) => join(folder, name))) {
        const found = await stat(file).catch(() => null);
        if (found && found.mtimeMs < beforeMs) await rm(file, { force: true });
      }
    },
  };
}
