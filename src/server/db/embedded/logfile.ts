import { copyFileSync, openSync, readSync, closeSync, fstatSync, statSync, truncateSync } from 'node:fs';

const LARGEST_BYTES = 2_000_000;

/** Keeps the log and one older copy. The server appends, so truncating the file under it is safe. */
export function rotateLog(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found || found.size < LARGEST_BYTES) return;
  copyFileSync(file, `${file}.1`);
  truncateSync(file);
}

export function logSize(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** The last error that the server logged after `fromByte`. */
export function lastServerError(file: string, fromByte: number): string {
  const handle = openSync(file, 'r');
  try {
    const size = fstatSync(handle).size;
    const start = Math.max(fromByte, size - 8000);
    const buffer = Buffer.alloc(Math.max(0, size - start));
    readSync(handle, buffer, 0, buffer.length, start);
    const lines = buffer.toString('utf8').trim().split('\n');
    // Each probe of a server that is starting up is logged as FATAL, which is no failure of the start.
    const errors = lines.filter((line) => /(FATAL|PANIC|ERROR):(?! +the database system is)/.test(line));
    return (errors.at(-1) ?? lines.at(-1) ?? '').replace(/^.*?(FATAL|PANIC|ERROR): +/, '');
  } finally {
    closeSync(handle);
  }
}
