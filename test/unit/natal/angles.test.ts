import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anglesOf, isPolar, turnedAt } from '../../../src/domain/natal/angles.ts';
import { placidusCusps } from '../../../src/domain/natal/placidus.ts';
import { signedDeg, wrapDeg } from '../../../src/domain/sky/angles.ts';
import { positionAt } from '../../../src/domain/sky/positions.ts';
import type { Body } from '../../../src/domain/sky/bodies.ts';
import { angleErrors, chartBodyErrors, publishedBodyErrors } from '../../tables/compare-charts.ts';
import { sineOfAltitude, sineOfHourAngle } from './altitude.ts';
import charts from '../../tables/natal-charts.json' with { type: 'json' };

const arcsec = (ours: number, theirs: number): number => Math.abs(signedDeg(ours - theirs)) * 3600;

describe('angles and cusps against outside tables', () => {
  test('ascendant, midheaven and cusps agree within 2″', () => {
    const errors = angleErrors();
    expect(errors).toHaveLength(30 * 2 + 29 * 12);
    expect(errors.filter((error) => !(Math.abs(error.arcsec) <= error.limit))).toEqual([]);
  });

  test('planets are as near as the sky engine promises', () => {
    const errors = [...chartBodyErrors(), ...publishedBodyErrors()];
    expect(errors).toHaveLength(19 * 11 + 8 * 10);
    expect(errors.filter((error) => !(Math.abs(error.arcsec) <= error.limit))).toEqual([]);
  });

  test('sidereal time and obliquity agree', () => {
    for (const { utc, meridianDeg, obliquityDeg, ...place } of charts.charts) {
      const turned = turnedAt(Date.parse(utc), place);
      expect(arcsec(turned.meridianDeg, meridianDeg)).toBeLessThan(0.05);
      expect(arcsec(turned.obliquityDeg, obliquityDeg)).toBeLessThan(0.02);
    }
  });
});

/**
 * Independent of the tables above: planets by JPL Horizons; sidereal time by the formula of 1982 and nutation by the
 * theory of 1980 (Meeus, chapters 12 and 22), UT1 taken as UTC; the ascendant searched as the rising point of altitude
 * nil, Placidus iterated in right ascension.
 */
const WORKED_OUT = [
  {
    utc: '1926-06-01T17:30:00Z',
    place: { latitudeDeg: 34.0522, longitudeDeg: -118.2437 },
    siderealDeg: 151.93812,
    ascendantDeg: 133.07422,
    midheavenDeg: 36.00942,
    cusps: { 11: 70.58835, 12: 103.51091, 2: 156.13939, 3: 183.66789 },
    bodies: { sun: 70.4443169, moon: 319.0983445, mercury: 66.7786082, mars: 350.7315327, pluto: 103.39157 },
  },
  {
    utc: '1990-04-28T21:00:00Z',
    place: { latitudeDeg: 35.6762, longitudeDeg: 139.6503 },
    siderealDeg: 171.56973,
    ascendantDeg: 58.45716,
    midheavenDeg: 308.79035,
    cusps: { 11: 337.39576, 12: 15.33784, 2: 83.77948, 3: 105.66262 },
    bodies: {
      sun: 38.3056107,
      moon: 90.2108201,
      venus: 354.1130408,
      saturn: 295.3086195,
      neptune: 284.5326905,
    },
  },
  {
    utc: '2010-12-25T01:00:00Z',
    place: { latitudeDeg: -33.8688, longitudeDeg: 151.2093 },
    siderealDeg: 108.44491,
    ascendantDeg: 351.27015,
    midheavenDeg: 260.49156,
    cusps: { 11: 292.93737, 12: 323.58682, 2: 17.88728, 3: 48.11188 },
    bodies: {
      sun: 273.1123477,
      moon: 141.501738,
      mercury: 261.9748318,
      jupiter: 355.6819228,
      uranus: 356.826188,
    },
  },
];

describe('charts worked out from JPL’s positions and sidereal time', () => {
  test.each(WORKED_OUT)('$utc', ({ utc, place, siderealDeg, ascendantDeg, midheavenDeg, cusps, bodies }) => {
    const turned = turnedAt(Date.parse(utc), place);
    const angles = anglesOf(turned);
    expect(arcsec(turned.meridianDeg, siderealDeg + place.longitudeDeg)).toBeLessThan(0.5);
    expect(arcsec(angles.ascendantDeg, ascendantDeg)).toBeLessThan(1);
    expect(arcsec(angles.midheavenDeg, midheavenDeg)).toBeLessThan(1);
    for (const [house, cusp] of Object.entries(cusps)) {
      expect(arcsec(placidusCusps(turned)![Number(house) - 1]!, cusp)).toBeLessThan(1);
    }
    for (const [body, longitude] of Object.entries(bodies)) {
      expect(arcsec(positionAt(body as Body, Date.parse(utc)).longitudeDeg, longitude)).toBeLessThan(1);
    }
  });
});

const turned = fc.record({
  meridianDeg: fc.double({ min: 0, max: 360, noNaN: true }),
  obliquityDeg: fc.constant(23.44),
  latitudeDeg: fc.double({ min: -89, max: 89, noNaN: true }),
});

describe('at every latitude', () => {
  test('the ascendant lies on the eastern horizon and follows the midheaven, which is up or not', () => {
    fc.assert(
      fc.property(turned, (sky) => {
        const { ascendantDeg, midheavenDeg, midheavenIsUp } = anglesOf(sky);
        expect(Math.abs(sineOfAltitude(ascendantDeg, sky))).toBeLessThan(1e-9);
        expect(sineOfHourAngle(ascendantDeg, sky)).toBeLessThan(0);
        expect(wrapDeg(ascendantDeg - midheavenDeg)).toBeLessThan(180);
        expect(midheavenIsUp).toBe(sineOfAltitude(midheavenDeg, sky) > 0);
        if (!isPolar(sky)) expect(midheavenIsUp).toBe(true);
      }),
    );
  });

  test('Placidus has twelve cusps in order below the polar circles and none beyond', () => {
    fc.assert(
      fc.property(turned, (sky) => {
        const cusps = placidusCusps(sky);
        expect(cusps === undefined).toBe(isPolar(sky));
        if (!cusps) return;
        const widths = cusps.map((cusp, index) => wrapDeg(cusps[(index + 1) % 12]! - cusp));
        expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(360, 6);
        expect(Math.min(...widths)).toBeGreaterThan(0);
      }),
    );
  });
});
