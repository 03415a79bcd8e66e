import { describe, expect, it } from 'vitest';
import { limitFactor, timeLimit } from '../../harness/time-limits.ts';
import { until } from '../../harness/until.ts';

describe('time limits of tests', () => {
  it.each([
    [0, 8, 8],
    [2, 2, 8],
    [10, 2, 10],
    [12, 2, 12],
    [500, 2, 12],
  ])('with a load of %d on %d cores are %d times those of a quiet machine', (load, cores, factor) => {
    expect(limitFactor(load, cores)).toBe(factor);
  });

  it('are whole milliseconds', () => {
    expect(Number.isInteger(timeLimit(333))).toBe(true);
    expect(timeLimit(1_000)).toBeGreaterThanOrEqual(8_000);
    expect(timeLimit(1_000)).toBeLessThanOrEqual(12_000);
  });

  it('end a wait in vain, by name', async () => {
    await expect(until('the end of time', () => false, 5)).rejects.toThrow(/in vain: the end of time$/);
  });
});
