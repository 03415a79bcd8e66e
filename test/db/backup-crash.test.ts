import { afterEach, expect, test, vi } from 'vitest';
import { timeLimit } from '../harness/time-limits.ts';
import { killBackups } from './backup-crash.ts';
import { removeTemporaryFolders } from './folders.ts';

vi.setConfig({ testTimeout: timeLimit(120_000) });
afterEach(removeTemporaryFolders);

test('no half backup has a backup’s name when site or database are killed while one is made (short form)', async () => {
  const seed = Date.now() % 1_000_000;
  expect({ seed, wrong: await killBackups(3, seed, console.log) }).toEqual({ seed, wrong: [] });
});
