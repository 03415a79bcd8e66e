import { afterEach, expect, test, vi } from 'vitest';
import { timeLimit } from '../harness/time-limits.ts';
import { removeTemporaryFolders } from './folders.ts';
import { stormOrders } from './order-events.ts';

vi.setConfig({ testTimeout: timeLimit(120_000) });
afterEach(removeTemporaryFolders);

test('whatever webhooks say at two instances at once, every order is fulfilled once and never goes back (short form)', async () => {
  const seed = Date.now() % 1_000_000;
  const outcome = await stormOrders(4, 40, seed);
  expect({ seed, ...outcome }).toEqual({ seed, fulfilled: 4, wrong: [] });
});
