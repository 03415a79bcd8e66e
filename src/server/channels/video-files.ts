import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { makeFolder } from '../make-folder.ts';

/** Videos on disk, by name. They are no part of a backup: each can be made again from its post. */
export interface VideoFiles {
  /** Keeps a film of this edition as it comes in, piece by piece, and says under which name. */
  keep: (post: number, film: AsyncIterable<Buffer>, edition?: string) => Promise<KeptFile>;
  /** Null where it is gone, as after a restore or on another machine. */
  find: (name: string) => Promise<FoundFile | null>;
  /** Ends all that are not named and were made before the instant. */
  endOthers: (named: readonly string[], beforeMs: number) => Promise<void>;
}

export interface KeptFile {
  name: string;
  bytes: number;
}

export interface FoundFile {
  bytes: number;
  read: () => Readable;
  whole: () => Promise<Buffer>;
}

const UNKNOWN_EDITION = 'unknown';

/** From which edition of its storyboard a film was made; its name says so. */
export const editionOfFile = (name: string): string => name.split('-')[1] ?? UNKNOWN_EDITION;

async function written(file: string, film: AsyncIterable<Buffer>): Promise<{ hash: string; bytes: number }> {
  const sum = createHash('sha256');
  let bytes = 0;
  async function* summed(): AsyncGenerator<Buffer> {
    for await (const piece of film) {
      sum.update(piece);
      bytes += piece.length;
      yield piece;
    }
  }
  await writeFile(file, summed());
  return { hash: sum.digest('hex').slice(0, 16), bytes };
}

export function videoFiles(folder: string): VideoFiles {
  return {
    async keep(post, film, edition = UNKNOWN_EDITION) {
      makeFolder(folder);
      // Written aside and then named: whoever reads meanwhile finds a whole file or none.
      const aside = join(folder, `${post}.${randomUUID()}.part`);
      try {
        const { hash, bytes } = await written(aside, film);
        const name = `${post}-${edition}-${hash}.mp4`;
        await rename(aside, join(folder, name));
        return { name, bytes };
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
    },
    async find(name) {
      const file = join(folder, name);
      const found = await stat(file).catch(() => null);
      return found && { bytes: found.size, read: () => createReadStream(file), whole: () => readFile(file) };
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
