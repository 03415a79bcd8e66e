import { afterEach, expect, test, vi } from 'vitest';
import { timeLimit } from '../harness/time-limits.ts';
import { removeTemporaryFolders } from './folders.ts';
import { killPurchases } from './order-crash.ts';

vi.setConfig({ testTimeout: timeLimit(120_000) });
afterEach(removeTemporaryFolders);

test('no purchase is lost or done twice when site, database or book are killed before it is ready (short form)', async () => {
  const seed = Date.now() % 1_000_000;
  const { outcomes, wrong } = await killPurchases(2, seed, console.log);
  expect({ seed, wrong }).toEqual({ seed, wrong: [] });
  expect(outcomes).toHaveLength(2);
});
