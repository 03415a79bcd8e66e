import { expect, it } from 'vitest';
import { zipOf, zipStream, type ZipEntry, type ZipFile } from '../../../src/server/zip.ts';
import { filesInZip } from '../../harness/zip.ts';

const ENTRIES: ZipEntry[] = [
  { name: 'list.txt', bytes: Buffer.from('one\n'.repeat(500)) },
  { name: 'picture.png', bytes: Buffer.from('already packed '.repeat(500)) },
  { name: 'empty.txt', bytes: Buffer.alloc(0) },
];

async function* coming(): AsyncGenerator<ZipEntry> {
  for (const entry of ENTRIES) {
    await new Promise(setImmediate);
    yield entry;
  }
}

it('hands an archive out entry by entry, with the same files as one made at once', async () => {
  const pieces: Buffer[] = [];
  for await (const piece of zipStream(coming())) pieces.push(piece);
  expect(pieces).toHaveLength(ENTRIES.length + 1);
  const files = filesInZip(Buffer.concat(pieces));
  expect(files).toEqual(filesInZip(zipOf(ENTRIES)));
  expect([...files.keys()]).toEqual(ENTRIES.map(({ name }) => name));
});

it('stores pictures as they are', async () => {
  const pieces: Buffer[] = [];
  for await (const piece of zipStream(coming())) pieces.push(piece);
  expect(pieces[1]!.length).toBeGreaterThan(ENTRIES[1]!.bytes.length);
  expect(pieces[0]!.length).toBeLessThan(ENTRIES[0]!.bytes.length);
});

it('hands a large file out piece by piece, between the others', async () => {
  const film = Array.from({ length: 20 }, (_, at) => Buffer.alloc(1_000, at));
  async function* read(): AsyncGenerator<Buffer> {
    yield* film;
  }
  async function* entries(): AsyncGenerator<ZipEntry | ZipFile> {
    yield ENTRIES[0]!;
    yield { name: 'film.mp4', read };
    yield ENTRIES[1]!;
  }
  const pieces: Buffer[] = [];
  for await (const piece of zipStream(entries())) pieces.push(piece);
  expect(pieces).toEqual(expect.arrayContaining(film));
  const all = [ENTRIES[0]!, { name: 'film.mp4', bytes: Buffer.concat(film) }, ENTRIES[1]!];
  expect([...filesInZip(Buffer.concat(pieces))]).toEqual(all.map(({ name, bytes }) => [name, bytes]));
});
