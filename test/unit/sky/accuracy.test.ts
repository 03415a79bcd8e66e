import { describe, expect, test } from 'vitest';
import { positionErrors, stateErrors } from '../../../src/domain/sky/accuracy.ts';
import { eclipseErrors, eventErrors } from '../../tables/compare.ts';

// Some hundred searches through the full series: seconds on a busy machine.
describe('the sky against outside tables', () => {
  test('apparent longitudes agree with JPL Horizons', () => {
    const errors = positionErrors();
    expect(errors.length).toBeGreaterThanOrEqual(200);
    expect(errors.filter(({ arcsec, limit }) => !(Math.abs(arcsec) <= limit))).toEqual([]);
  });

  test('directions in space agree with JPL DE441 from 1900 to 2098', () => {
    const errors = stateErrors();
    expect(errors.length).toBeGreaterThanOrEqual(100);
    expect(errors.filter(({ arcsec, limit }) => !(arcsec <= limit))).toEqual([]);
  });

  test('ingresses, stations and lunations come at the times of the tables', () => {
    const wrong = eventErrors().filter(({ seconds, limit }) => !(Math.abs(seconds ?? Infinity) <= limit));
    expect(wrong).toEqual([]);
  });

  test('eclipses have the kind and time of the NASA canon', () => {
    const wrong = eclipseErrors().filter(({ seconds, limit }) => !(Math.abs(seconds ?? Infinity) <= limit));
    expect(wrong).toEqual([]);
  });
});
