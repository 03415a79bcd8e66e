import { expect, test } from 'vitest';
import { formatBytes } from '../../../src/domain/backup/format-bytes.ts';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1.0 KB'],
  [9_949, '9.9 KB'],
  [9_951, '10 KB'],
  [2_700_000, '2.7 MB'],
  [41_200_000, '41 MB'],
  [999_600_000, '1.0 GB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
