import { describe, expect, it } from 'vitest';
import { processorTime, stolenShare, watchMachine } from '../../harness/machine-load.ts';

const BEFORE = 'cpu  100 0 50 1000 30 0 10 40 0 0\ncpu0 50 0 25 500 15 0 5 20 0 0\n';
const AFTER = 'cpu  160 0 60 9000 99 0 10 70 0 0\ncpu0 80 0 30 4500 50 0 5 35 0 0\n';

describe('what the machine carried', () => {
  it('is read for all processors together', () => {
    expect(processorTime(BEFORE)).toEqual({ wanted: 200, stolen: 40 });
  });

  it('tells which part of the time that was wanted went to others, whatever was idle', () => {
    expect(stolenShare(processorTime(BEFORE), processorTime(AFTER))).toBe(30);
    expect(stolenShare(processorTime(BEFORE), processorTime(BEFORE))).toBe(0);
  });

  it('is said with the load before and after', () => {
    expect(watchMachine()()).toMatch(/^load \d+\.\d → \d+\.\d(, \d+ % stolen)?$/);
  });
});
