import { describe, expect, it } from 'vitest';
import {
  askedSkyDate,
  eventAddress,
  instantInFragment,
  skyAddress,
} from '../../../src/domain/pages/sky-address.ts';

describe('the address of a day of the sky', () => {
  it('names its date, and none for today', () => {
    expect([skyAddress(null), skyAddress('1990-03-21')]).toEqual(['/sky', '/sky?date=1990-03-21']);
    expect([askedSkyDate(null), askedSkyDate(''), askedSkyDate('1990-03-21')]).toEqual([
      null,
      null,
      '1990-03-21',
    ]);
    expect(['1990-02-30', '1899-12-31', '2101-01-01', 'x'].map(askedSkyDate)).toEqual(
      Array(4).fill(undefined),
    );
  });

  it('names an event by its minute, which is read again from the fragment', () => {
    const atMs = Date.parse('2026-12-09T00:51:51.105Z');
    const address = eventAddress(atMs);
    expect(address).toBe('/sky?date=2026-12-09#2026-12-09T00:51Z');
    expect(instantInFragment(address.slice(address.indexOf('#')))).toBe(Date.parse('2026-12-09T00:51Z'));
    expect(['', '#week', '#2026-13-09T00:51Z', '#2026-12-09'].map(instantInFragment)).toEqual(
      Array(4).fill(null),
    );
  });
});
