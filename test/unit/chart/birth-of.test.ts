import { describe, expect, test } from 'vitest';
import { birthOf, type ToldBirth } from '../../../src/domain/chart/birth-of.ts';

const NEW_YORK = { latitudeDeg: 40.71, longitudeDeg: -74.01, zone: 'America/New_York' };
const iso = (ms: number): string => new Date(ms).toISOString();

function timeOf(told: Omit<ToldBirth, 'place'>, place = NEW_YORK) {
  const found = birthOf({ ...told, place });
  if (found.kind !== 'birth') return found.kind;
  const { atMs, marginMs } = found.birth.time;
  return [iso(atMs), marginMs / 60_000, found.offsetSeconds];
}

describe('the instant of a birth', () => {
  test('goes by the clock of its place', () => {
    expect(timeOf({ date: '1990-07-04', time: '12:00' })).toEqual(['1990-07-04T16:00:00.000Z', 0, -14400]);
    expect(timeOf({ date: '1990-01-04', time: '12:00', uncertainMinutes: 60 })).toEqual([
      '1990-01-04T17:00:00.000Z',
      60,
      -18000,
    ]);
  });

  test('of an unknown hour is somewhere in the day, however long that was', () => {
    expect(timeOf({ date: '1990-07-04', time: null })).toEqual(['1990-07-04T16:00:00.000Z', 720, -14400]);
    expect(timeOf({ date: '2005-10-30', time: null })).toEqual(['2005-10-30T16:30:00.000Z', 750, -18000]);
    expect(timeOf({ date: '2005-04-03', time: null })).toEqual(['2005-04-03T16:30:00.000Z', 690, -14400]);
  });

  test('of a repeated hour is one of two, or between both where nobody knows', () => {
    const told = { date: '2005-10-30', time: '01:30' };
    expect(timeOf(told)).toBe('repeated');
    expect(timeOf({ ...told, fold: 1 })).toEqual(['2005-10-30T06:30:00.000Z', 0, -18000]);
    expect(timeOf({ ...told, fold: null, uncertainMinutes: 15 })).toEqual([
      '2005-10-30T06:00:00.000Z',
      45,
      -14400,
    ]);
    expect(timeOf({ date: '1990-07-04', time: '12:00', fold: null })).toEqual([
      '1990-07-04T16:00:00.000Z',
      0,
      -14400,
    ]);
  });

  test('of an hour or a day that never was does not exist', () => {
    expect(timeOf({ date: '2005-04-03', time: '02:30' })).toBe('skipped');
    const apia = { latitudeDeg: -13.83, longitudeDeg: -171.77, zone: 'Pacific/Apia' };
    expect(timeOf({ date: '2011-12-30', time: null }, apia)).toBe('day-left-out');
  });
});
