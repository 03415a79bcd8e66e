import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodePng } from '../../../src/server/pictures/png.ts';
import { PictureStore } from '../../../src/server/pictures/store.ts';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'pictures-')), 'pictures');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

/** About 400 bytes: noise packs badly. */
function picture(seed: number): Buffer {
  const pixels = Uint8Array.from({ length: 11 * 10 * 4 }, (_, at) => (at * at * 31 + seed * 77) % 251);
  return encodePng(pixels, 11, 10);
}

/** As if it had been kept so many minutes ago. */
function age(name: string, minutes: number): void {
  const at = Date.now() / 1000 - minutes * 60;
  utimesSync(join(folder, name), at, at);
}

describe('finished pictures', () => {
  it('are found by their names, also by the next process', async () => {
    const store = new PictureStore({ folder, maxBytes: 10_000 });
    expect(await store.find('a.png')).toBeNull();
    await store.keep('a.png', picture(1));
    expect(await new PictureStore({ folder, maxBytes: 10_000 }).find('a.png')).toEqual(picture(1));
    expect(readdirSync(folder)).toEqual(['a.png']);
  });

  it.each([
    ['cut short', (file: string) => truncateSync(file, 300)],
    ['empty', (file: string) => truncateSync(file, 0)],
    ['all zeros', (file: string) => writeFileSync(file, Buffer.alloc(400))],
  ])('that are %s are removed, to be drawn again', async (_how, harm) => {
    const store = new PictureStore({ folder, maxBytes: 10_000 });
    await store.keep('a.png', picture(1));
    harm(join(folder, 'a.png'));
    expect(await store.find('a.png')).toBeNull();
    expect(readdirSync(folder)).toEqual([]);
    await store.keep('a.png', picture(1));
    expect(await store.find('a.png')).toEqual(picture(1));
  });

  it('leave nothing half written behind when they cannot be stored', async () => {
    const store = new PictureStore({ folder, maxBytes: 10_000 });
    await store.keep('a.png', picture(1));
    mkdirSync(join(folder, 'b.png'));
    await expect(store.keep('b.png', picture(2))).rejects.toThrow('EISDIR');
    expect(readdirSync(folder).sort()).toEqual(['a.png', 'b.png']);
  });

  it('are not stored where no folder can be made', async () => {
    const store = new PictureStore({ folder: '/proc/nope/pictures', maxBytes: 10_000 });
    await expect(store.keep('a.png', picture(1))).rejects.toThrow('ENOENT');
  });

  it('make room for new ones, the oldest first', async () => {
    const first = new PictureStore({ folder, maxBytes: 1000 });
    await first.keep('a.png', picture(1));
    await first.keep('b.png', picture(2));
    age('a.png', 1);
    age('b.png', 2);
    // What an earlier process kept counts too.
    await new PictureStore({ folder, maxBytes: 1000 }).keep('c.png', picture(3));
    expect(readdirSync(folder).sort()).toEqual(['a.png', 'c.png']);
  });
});
