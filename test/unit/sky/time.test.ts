import { describe, expect, test } from 'vitest';
import { deltaSeconds, msOfTtDays, ttDaysOf } from '../../../src/domain/sky/time.ts';

describe('the clock of the sky', () => {
  test.each([
    ['1900-01-01T00:00:00Z', -2.7],
    ['1950-01-01T00:00:00Z', 29.15],
    ['1970-01-01T00:00:00Z', 40.2],
    ['1972-01-01T00:00:00Z', 42.184],
    ['1999-01-01T00:00:00Z', 64.184],
    ['2016-12-31T23:59:59Z', 68.184],
    ['2017-01-01T00:00:00Z', 69.184],
    ['2090-01-01T00:00:00Z', 69.184],
  ])('of %s runs %d s ahead of UTC', (utc, seconds) => {
    expect(deltaSeconds(Date.parse(utc))).toBeCloseTo(seconds, 1);
  });

  test('counts days from noon of 1 January 2000', () => {
    expect(ttDaysOf(Date.UTC(2000, 0, 1, 12))).toBeCloseTo(64.184 / 86_400, 9);
  });

  test('goes there and back', () => {
    for (let year = 1900; year <= 2100; year += 7) {
      const atMs = Date.UTC(year, 5, 17, 3, 4, 5);
      expect(Math.abs(msOfTtDays(ttDaysOf(atMs)) - atMs)).toBeLessThan(1);
    }
  });
});
