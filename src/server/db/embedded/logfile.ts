import { copyFileSync, openSync, readSync, closeSync, fstatSync, statSync, truncateSync } from 'node:fs';

const LARGEST_BYTES = 2_000_000;

/** Keeps the log and one older copy. The server appends, so cutting the file under it is safe. */
export function boundLog(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found || found.size < LARGEST_BYTES) return;
  copyFileSync(file, `${file}.1`);
  truncateSync(file);
}

export function logSize(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** The last complaint the server wrote after `fromByte`. */
export function lastComplaint(file: string, fromByte: number): string {
  const handle = openSync(file, 'r');
  try {
    const size = fstatSync(handle).size;
    const start = Math.max(fromByte, size - 8000);
    const buffer = Buffer.alloc(Math.max(0, size - start));
    readSync(handle, buffer, 0, buffer.length, start);
    const lines = buffer.toString('utf8').trim().split('\n');
    // Our own knocking at a server that is starting up is no complaint.
    const complaints = lines.filter((line) => /(FATAL|PANIC|ERROR):(?! +the database system is)/.test(line));
    return (complaints.at(-1) ?? lines.at(-1) ?? '').replace(/^.*?(FATAL|PANIC|ERROR): +/, '');
  } finally {
    closeSync(handle);
  }
}
