import fc from 'fast-check';
import { expect, test } from 'vitest';
import { signedDeg } from '../../../src/domain/sky/angles.ts';
import { roughElongationDeg } from '../../../src/domain/sky/elongation.ts';
import { moonPhaseAt } from '../../../src/domain/sky/positions.ts';

test('the drawn Moon is within 0.002° of the computed one, 1900 to 2100', () => {
  const instant = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2100, 11, 31) });
  fc.assert(
    fc.property(instant, (atMs) => {
      const drawn = roughElongationDeg(atMs);
      expect(drawn).toBeGreaterThanOrEqual(0);
      expect(drawn).toBeLessThan(360);
      expect(Math.abs(signedDeg(drawn - moonPhaseAt(atMs).elongationDeg))).toBeLessThan(0.002);
    }),
    { numRuns: 1000 },
  );
});
