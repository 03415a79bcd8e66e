import { expect, it } from 'vitest';
import { zipOf, zipStream, type ZipEntry } from '../../../src/server/zip.ts';
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
