import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { isWholePng } from './png.ts';

export interface PictureStoreOptions {
  folder: string;
  maxBytes: number;
}

interface KeptFile {
  name: string;
  bytes: number;
  atMs: number;
}

/** Down to this share at a time, so that not every new picture has to look for an old one. */
const AFTER_CLEARING = 0.9;

/** Finished pictures on disk, by name. A name says what is drawn and by which lines, so a picture never goes stale. */
export class PictureStore {
  readonly #options: PictureStoreOptions;
  #bytes: number | null = null;
  #serial = 0;

  constructor(options: PictureStoreOptions) {
    this.#options = options;
  }

  /** A file that is not whole, as a crash or a full disk may leave it, is removed and not found. */
  async find(name: string): Promise<Buffer | null> {
    const file = join(this.#options.folder, name);
    const kept = await readFile(file).catch(() => null);
    if (!kept || isWholePng(kept)) return kept;
    await rm(file, { force: true }).catch(() => {});
    if (this.#bytes !== null) this.#bytes -= kept.length;
    return null;
  }

  async keep(name: string, picture: Buffer): Promise<void> {
    const { folder, maxBytes } = this.#options;
    makeFolder(folder);
    this.#bytes ??= sum(await this.#kept());
    // Written aside and then named: whoever reads meanwhile finds a whole picture or none.
    const aside = join(folder, `${name}.${process.pid}-${this.#serial++}.part`);
    try {
      await writeThrough(aside, picture);
      await rename(aside, join(folder, name));
    } catch (error) {
      await rm(aside, { force: true }).catch(() => {});
      throw error;
    }
    this.#bytes += picture.length;
    if (this.#bytes > maxBytes) await this.#clear();
  }

  async #kept(): Promise<KeptFile[]> {
    const { folder } = this.#options;
    const files = await Promise.all(
      (await readdir(folder)).map(async (name) => {
        const found = await stat(join(folder, name)).catch(() => null);
        return found ? [{ name, bytes: found.size, atMs: found.mtimeMs }] : [];
      }),
    );
    return files.flat();
  }

  /** Oldest first; what a process that died left half written is among them. */
  async #clear(): Promise<void> {
    const { folder, maxBytes } = this.#options;
    const kept = (await this.#kept()).sort((a, b) => a.atMs - b.atMs);
    let bytes = sum(kept);
    for (const file of kept) {
      if (bytes <= maxBytes * AFTER_CLEARING) break;
      await rm(join(folder, file.name), { force: true });
      bytes -= file.bytes;
    }
    this.#bytes = bytes;
  }
}

/** On the disk itself before it gets its name: after a power cut, a name without its bytes would be left. */
async function writeThrough(path: string, bytes: Buffer): Promise<void> {
  await using file = await open(path, 'w');
  await file.writeFile(bytes);
  await file.sync();
}

function sum(files: readonly KeptFile[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}
