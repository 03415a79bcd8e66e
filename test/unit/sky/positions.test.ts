import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { signedDeg } from '../../../src/domain/sky/angles.ts';
import { BODIES } from '../../../src/domain/sky/bodies.ts';
import { moonPhaseAt, positionAt, skyAt } from '../../../src/domain/sky/positions.ts';
import { signAtLongitude } from '../../../src/domain/zodiac/signs.ts';

const DAY_MS = 86_400_000;
const instant = fc.integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(2099, 11, 30) });

describe('skyAt', () => {
  test('gives every body a place in the zodiac that fits its sign', () => {
    fc.assert(
      fc.property(instant, (atMs) => {
        const { bodies } = skyAt(atMs);
        expect(bodies.map(({ body }) => body)).toEqual([...BODIES]);
        for (const { longitudeDeg, latitudeDeg, sign, degreeInSign, speedDegPerDay, retrograde } of bodies) {
          expect(longitudeDeg).toBeGreaterThanOrEqual(0);
          expect(longitudeDeg).toBeLessThan(360);
          expect(Math.abs(latitudeDeg)).toBeLessThan(18);
          expect(sign).toBe(signAtLongitude(longitudeDeg));
          expect(degreeInSign).toBeCloseTo(longitudeDeg % 30, 9);
          expect(retrograde).toBe(speedDegPerDay < 0);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('has speeds that carry each body to where it is an hour later', () => {
    fc.assert(
      fc.property(instant, (atMs) => {
        const [before, now, after] = [-1, 0, 1].map((hours) => skyAt(atMs + (hours * DAY_MS) / 24).bodies);
        now!.forEach(({ speedDegPerDay }, index) => {
          const moved = signedDeg(after![index]!.longitudeDeg - before![index]!.longitudeDeg) * 12;
          // A leap second within the hours would show as 1/7,200 of the motion.
          expect(Math.abs(moved - speedDegPerDay)).toBeLessThan(
            0.0005 * Math.max(1, Math.abs(speedDegPerDay)),
          );
        });
      }),
      { numRuns: 20 },
    );
  });

  test('lets the Sun and the Moon go forward, the node backward, and Venus and Mercury keep near the Sun', () => {
    fc.assert(
      fc.property(instant, (atMs) => {
        const { bodies } = skyAt(atMs);
        const at = (body: (typeof BODIES)[number]) => bodies[BODIES.indexOf(body)]!;
        expect(at('sun').speedDegPerDay).toBeGreaterThan(0.95);
        expect(at('moon').speedDegPerDay).toBeGreaterThan(11.5);
        expect(at('node').speedDegPerDay).toBeLessThan(-0.05);
        expect(Math.abs(signedDeg(at('mercury').longitudeDeg - at('sun').longitudeDeg))).toBeLessThan(29);
        expect(Math.abs(signedDeg(at('venus').longitudeDeg - at('sun').longitudeDeg))).toBeLessThan(48.5);
      }),
      { numRuns: 25 },
    );
  });

  test('puts the Moon near the ecliptic when it passes its node', () => {
    fc.assert(
      fc.property(instant, (atMs) => {
        const [moon, node] = [positionAt('moon', atMs), positionAt('node', atMs)];
        const pastNode = (signedDeg(moon.longitudeDeg - node.longitudeDeg) * Math.PI) / 180;
        // The orbit leans 5° on the mean one; the swing of the true node and tilt stays below half a degree.
        expect(Math.abs(moon.latitudeDeg - 5.13 * Math.sin(pastNode))).toBeLessThan(0.5);
      }),
      { numRuns: 30 },
    );
  });
});

describe('the Moon’s phase', () => {
  test.each([
    ['2020-01-10T19:21:00Z', 'Full Moon', 1],
    ['2020-01-24T21:42:00Z', 'New Moon', 0],
    ['2020-01-03T04:45:00Z', 'First Quarter', 0.5],
    ['2020-01-17T12:58:00Z', 'Last Quarter', 0.5],
    ['2020-01-28T12:00:00Z', 'Waxing Crescent', 0.13],
    ['2020-01-07T12:00:00Z', 'Waxing Gibbous', 0.88],
    ['2020-01-13T12:00:00Z', 'Waning Gibbous', 0.91],
    ['2020-01-21T12:00:00Z', 'Waning Crescent', 0.11],
  ])('of %s is %s', (utc, name, illuminated) => {
    const phase = moonPhaseAt(Date.parse(utc));
    expect(phase.name).toBe(name);
    expect(phase.illuminated).toBeCloseTo(illuminated, 1);
    expect(phase).toEqual(skyAt(Date.parse(utc)).moonPhase);
  });
});
