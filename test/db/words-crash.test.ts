import { afterEach, expect, test, vi } from 'vitest';
import { timeLimit } from '../harness/time-limits.ts';
import { removeTemporaryFolders } from './folders.ts';
import { killWords } from './words-crash.ts';

vi.setConfig({ testTimeout: timeLimit(120_000) });
afterEach(removeTemporaryFolders);

test('no acknowledged word is lost and no half post is public when site or database are killed (short form)', async () => {
  const seed = Date.now() % 1_000_000;
  expect({ seed, wrong: await killWords(3, seed, console.log) }).toEqual({ seed, wrong: [] });
});
