import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { readFrames, type Frame } from './frames.ts';
import { FORMAT, type Begin, type End, type TableTotal } from './manifest.ts';
import { rowDigest, type RowDigest } from './row-digest.ts';
import { openSealed } from './sealed-file.ts';
import { BackupUnusable } from './unusable.ts';

/** What a backup says, from its first record to its last. */
export async function* readBackup(file: string, secrets: readonly string[]): AsyncGenerator<Frame> {
  const unpacked = createZstdDecompress();
  // Its failure ends `unpacked` too, where the reader meets it.
  const feeding = pipeline(Readable.from(openSealed(file, secrets)), unpacked);
  feeding.catch(() => {});
  yield* readFrames(unpacked);
  await feeding;
}

export interface CheckedBackup {
  begin: Begin;
  end: End;
}

function compare(read: readonly TableTotal[], promised: readonly TableTotal[]): void {
  const wrong = promised.find(
    ({ name, rows, hash }, place) =>
      read[place]?.name !== name || read[place].rows !== rows || read[place].hash !== hash,
  );
  if (wrong || read.length !== promised.length)
    throw new BackupUnusable(
      `This backup does not hold what it says of table ${wrong?.name ?? 'after the last'}.`,
    );
}

/** Reads a file from end to end, counts and hashes every row, and compares with what it says of itself. */
export async function checkBackup(file: string, secrets: readonly string[]): Promise<CheckedBackup> {
  let begin: Begin | undefined;
  let end: End | undefined;
  let current: RowDigest | undefined;
  const totals: TableTotal[] = [];
  for await (const frame of readBackup(file, secrets)) {
    if (frame.kind === 'rows') {
      current?.add(frame.bytes);
      continue;
    }
    if (current) totals.push(current.total());
    current = frame.kind === 'table' ? rowDigest(frame.name) : undefined;
    if (frame.kind === 'begin') begin = frame;
    if (frame.kind === 'end') end = frame;
  }
  if (!begin || !end) throw new BackupUnusable('This backup has no beginning or no end.');
  if (begin.format !== FORMAT)
    throw new BackupUnusable(`This backup is of format ${begin.format}, which this release cannot read.`);
  compare(totals, end.tables);
  return { begin, end };
}
