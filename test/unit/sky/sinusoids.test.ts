import fc from 'fast-check';
import { expect, it } from 'vitest';
import { angles, cosines, sines, waves } from '../../../src/domain/sky/sinusoids.ts';

/** The fastest argument of the series: the Moon's, over a century. */
const FAR = 200_000;

it('cosines and sines are those of Math, but for the last digit', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -FAR, max: FAR, noNaN: true }), { minLength: 1 }), (asked) => {
      angles.set(asked);
      waves(asked.length);
      for (const [at, angle] of asked.entries()) {
        expect(cosines[at]).toBeCloseTo(Math.cos(angle), 14);
        expect(sines[at]).toBeCloseTo(Math.sin(angle), 14);
      }
    }),
  );
});

it.each([0, 1, 2, 3, 4, 5, -1, -2, -3, -4].map((quarters) => (quarters * Math.PI) / 2))(
  'a whole number of quarter turns (%d) lies on an axis',
  (angle) => {
    angles[0] = angle;
    waves(1);
    expect([Math.round(cosines[0]!), Math.round(sines[0]!)]).toEqual([
      Math.round(Math.cos(angle)),
      Math.round(Math.sin(angle)),
    ]);
    expect(cosines[0]! ** 2 + sines[0]! ** 2).toBeCloseTo(1, 14);
  },
);
