import { createHash } from 'node:crypto';
import type { TableTotal } from './manifest.ts';

const NEWLINE = 0x0a;

function newlinesIn(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) count++;
  return count;
}

export interface RowDigest {
  add: (bytes: Buffer) => void;
  total: () => TableTotal;
}

/** Counts and hashes rows as `copy` writes them: it escapes newlines in a value, so that each row has one, at its end. */
export function rowDigest(name: string): RowDigest {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add(bytes) {
      hash.update(bytes);
      rows += newlinesIn(bytes);
    },
    total: () => ({ name, rows, hash: hash.digest('hex') }),
  };
}
