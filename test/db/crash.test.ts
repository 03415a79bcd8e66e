import { afterEach, expect, test, vi } from 'vitest';
import { timeLimit } from '../harness/time-limits.ts';
import { crash } from './crash.ts';
import { removeTemporaryFolders } from './folders.ts';

vi.setConfig({ testTimeout: timeLimit(90_000) });
afterEach(removeTemporaryFolders);

test('nothing acknowledged is lost when site and server are killed at random (short form)', async () => {
  const seed = Date.now() % 1_000_000;
  const rounds = await crash({ rounds: 3, seed, writes: 50, tell: console.log });
  for (const round of rounds) {
    expect({ seed, lost: round.lost }).toEqual({ seed, lost: [] });
    expect(round.acknowledged).toBeGreaterThanOrEqual(50);
  }
});
