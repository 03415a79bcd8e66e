import { afterEach, expect, test, vi } from 'vitest';
import { timeLimit } from '../harness/time-limits.ts';
import { removeTemporaryFolders } from './folders.ts';
import { killWholeSite } from './whole-site.ts';

vi.setConfig({ testTimeout: timeLimit(120_000) });
afterEach(removeTemporaryFolders);

test('no answered write of the whole site is lost when it is killed with its database (short form)', async () => {
  const seed = Date.now() % 1_000_000;
  // The last round's writes are only looked at by the next start, so three rounds look twice.
  for (const { acknowledged, lost } of await killWholeSite(3, seed)) {
    expect({ seed, lost }).toEqual({ seed, lost: [] });
    expect(acknowledged).toBeGreaterThanOrEqual(50);
  }
});
