import { ByteReader } from './byte-reader.ts';
import { BackupRecord } from './manifest.ts';
import { BackupUnusable } from './unusable.ts';

/* What a backup holds once it is opened and unpacked: records (JSON) and rows, each with its kind and length before it. */
const RECORD = 1;
const ROWS = 2;
const HEAD_BYTES = 5;

export type Frame = BackupRecord | { kind: 'rows'; bytes: Buffer };

function frame(kind: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head[0] = kind;
  head.writeUInt32BE(payload.length, 1);
  return Buffer.concat([head, payload]);
}

export const recordFrame = (record: BackupRecord): Buffer =>
  frame(RECORD, Buffer.from(JSON.stringify(record)));

export const rowsFrame = (rows: Buffer): Buffer => frame(ROWS, rows);

function frameOf(kind: number, payload: Buffer): Frame {
  if (kind === ROWS) return { kind: 'rows', bytes: payload };
  const record = BackupRecord.safeParse(JSON.parse(payload.toString()));
  if (kind === RECORD && record.success) return record.data;
  throw new BackupUnusable('This backup was made by another release that writes it in another way.');
}

export async function* readFrames(source: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  const reader = new ByteReader(source);
  for (;;) {
    const head = await reader.take(HEAD_BYTES);
    if (head.length === 0) return;
    const length = head.readUInt32BE(1);
    const payload = await reader.take(length);
    if (payload.length < length) throw new BackupUnusable('This backup ends in the middle of a table.');
    yield frameOf(head[0]!, payload);
  }
}
