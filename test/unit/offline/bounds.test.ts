import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tooMany, type KeptEntry } from '../../../src/domain/offline/bounds.ts';

const entry = (keptAtMs: number, bytes = 1): KeptEntry => ({ address: `/${keptAtMs}`, bytes, keptAtMs });

describe('what has to go', () => {
  it('is nothing within the bounds', () => {
    expect(tooMany([entry(1), entry(2)], { entries: 2, bytes: 2 })).toEqual([]);
  });

  it('is the oldest by count', () => {
    expect(tooMany([entry(2), entry(1), entry(3)], { entries: 2, bytes: 9 })).toEqual(['/1']);
  });

  it('is the oldest by bytes, with everything older', () => {
    const entries = [entry(4, 5), entry(3, 6), entry(2, 1), entry(1, 1)];
    expect(tooMany(entries, { entries: 9, bytes: 10 })).toEqual(['/3', '/2', '/1']);
  });

  it('leaves no more than the bounds allow, and nothing older than what goes', () => {
    const entries = fc.uniqueArray(
      fc
        .record({ keptAtMs: fc.nat(1_000), bytes: fc.nat(100) })
        .map(({ keptAtMs, bytes }) => entry(keptAtMs, bytes)),
      { selector: ({ address }) => address },
    );
    fc.assert(
      fc.property(entries, fc.nat(20), fc.nat(500), (all, count, bytes) => {
        const going = new Set(tooMany(all, { entries: count, bytes }));
        const staying = all.filter(({ address }) => !going.has(address));
        expect(staying.length).toBeLessThanOrEqual(count);
        expect(staying.reduce((sum, one) => sum + one.bytes, 0)).toBeLessThanOrEqual(bytes);
        const newestGoing = Math.max(
          ...all.filter(({ address }) => going.has(address)).map((one) => one.keptAtMs),
        );
        for (const { keptAtMs } of staying) expect(keptAtMs).toBeGreaterThan(newestGoing);
      }),
    );
  });
});
