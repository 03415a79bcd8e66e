import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { signedDeg } from '../../../src/domain/sky/angles.ts';
import { ASPECT_ANGLES, aspectsIn, DEFAULT_ORBS } from '../../../src/domain/sky/aspects.ts';
import { skyAt } from '../../../src/domain/sky/positions.ts';
import type { Aspect, Sky } from '../../../src/domain/sky/sky.ts';

const HOUR_MS = 3_600_000;
const instant = fc.integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(2099, 11, 30) });

function orbAt(sky: Sky, { bodies, kind }: Aspect): number {
  const [one, other] = bodies.map((body) => sky.bodies.find((place) => place.body === body)!.longitudeDeg);
  return Math.abs(Math.abs(signedDeg(one! - other!)) - ASPECT_ANGLES[kind]);
}

describe('aspectsIn', () => {
  test('finds the same aspects whatever the order of the bodies', () => {
    fc.assert(
      fc.property(instant, (atMs) => {
        const sky = skyAt(atMs);
        const turned = { ...sky, bodies: sky.bodies.toReversed() };
        expect(aspectsIn(turned)).toEqual(aspectsIn(sky));
      }),
      { numRuns: 20 },
    );
  });

  test('names the true distance, within the orb, closest first', () => {
    fc.assert(
      fc.property(instant, (atMs) => {
        const sky = skyAt(atMs);
        const aspects = aspectsIn(sky);
        for (const aspect of aspects) {
          expect(aspect.orbDeg).toBeCloseTo(orbAt(sky, aspect), 9);
          expect(aspect.orbDeg).toBeLessThanOrEqual(DEFAULT_ORBS[aspect.kind]);
        }
        expect(aspects.map(({ orbDeg }) => orbDeg)).toEqual(
          aspects.map(({ orbDeg }) => orbDeg).sort((a, b) => a - b),
        );
      }),
      { numRuns: 20 },
    );
  });

  test('calls an aspect applying when it is closer a little later', () => {
    fc.assert(
      fc.property(instant, (atMs) => {
        const [sky, later] = [skyAt(atMs), skyAt(atMs + HOUR_MS / 60)];
        const wrong = aspectsIn(sky).filter((aspect) => {
          const closer = orbAt(sky, aspect) - orbAt(later, aspect);
          // Within the minute around exactness, or while both stand still, neither word is wrong.
          return aspect.orbDeg > 0.01 && Math.abs(closer) > 1e-7 && aspect.applying !== closer > 0;
        });
        expect(wrong).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  test('obeys narrower orbs', () => {
    const sky = skyAt(Date.UTC(2026, 0, 1));
    const none = { conjunction: 0, sextile: 0, square: 0, trine: 0, opposition: 0 };
    expect(aspectsIn(sky, none)).toEqual([]);
    expect(aspectsIn(sky, { ...none, square: 7 }).every(({ kind }) => kind === 'square')).toBe(true);
  });
});
