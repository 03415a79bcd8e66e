import { describe, expect, it } from 'vitest';
import { daylight } from '../../../src/domain/preferences/daylight.ts';

/** Sunrise and sunset as almanacs print them, in minutes of the local clock. */
const ALMANAC = [
  ['2026-11-15', 'America/New_York', 6 * 60 + 42, 16 * 60 + 37],
  ['2026-06-21', 'Europe/London', 4 * 60 + 43, 21 * 60 + 21],
  ['2026-03-20', 'Africa/Nairobi', 6 * 60 + 33, 18 * 60 + 39],
  ['2026-12-21', 'Australia/Sydney', 5 * 60 + 41, 20 * 60 + 5],
] as const;

describe('daylight', () => {
  it.each(ALMANAC)('on %s in %s is within ten minutes of the almanac', (date, zone, rise, set) => {
    const [stretch, ...more] = daylight(date, zone)!;
    expect(more).toEqual([]);
    expect(Math.abs(stretch![0] - rise)).toBeLessThan(10);
    expect(Math.abs(stretch![1] - set)).toBeLessThan(10);
  });

  it('never ends or never comes near the pole', () => {
    expect(daylight('2026-06-21', 'Arctic/Longyearbyen')).toEqual([[0, 1440]]);
    expect(daylight('2026-12-21', 'Arctic/Longyearbyen')).toEqual([]);
  });

  it('is cut in two where it lasts beyond midnight of the local clock', () => {
    const [first, second] = daylight('2026-06-15', 'America/Nome')!;
    expect(first![0]).toBe(0);
    expect(second![1]).toBe(1440);
    expect(second![0]).toBeGreaterThan(first![1]);
  });

  it('is known for every zone a browser may offer, and not for those of no place', () => {
    const without = Intl.supportedValuesOf('timeZone').filter(
      (zone) => daylight('2026-11-15', zone) === null,
    );
    expect(without.filter((zone) => /^(?!Etc)\w+\//.test(zone))).toEqual([]);
    expect(daylight('2026-11-15', 'UTC')).toBeNull();
  });
});
