import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PictureStore } from '../../../src/server/pictures/store.ts';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'pictures-')), 'pictures');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

const picture = (byte: number): Buffer => Buffer.alloc(400, byte);

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
