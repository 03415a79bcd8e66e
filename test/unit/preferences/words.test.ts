import { describe, expect, it } from 'vitest';
import { clockText, minuteOfDay, partOfDay } from '../../../src/domain/preferences/clock-text.ts';
import { zoneCity, zoneLabel, zoneRegion } from '../../../src/domain/preferences/zone-name.ts';

describe('a time in words', () => {
  it.each([
    ['00:00', '12:00 AM'],
    ['08:00', '8:00 AM'],
    ['11:59', '11:59 AM'],
    ['12:05', '12:05 PM'],
    ['23:30', '11:30 PM'],
  ])('writes %s as %s', (time, words) => {
    // The space keeps both halves on one line.
    expect(clockText(time)).toBe(words.replace(' ', '\u00A0'));
  });

  it('knows the minute of the day', () => {
    expect(['00:00', '08:30', '23:59'].map(minuteOfDay)).toEqual([0, 510, 1439]);
  });

  it('knows the part of the day', () => {
    const times = ['03:59', '04:00', '11:59', '12:00', '16:59', '17:00', '21:59', '22:00'];
    expect(times.map(partOfDay)).toEqual([
      'night',
      'morning',
      'morning',
      'afternoon',
      'afternoon',
      'evening',
      'evening',
      'night',
    ]);
  });
});

describe('a time zone in words', () => {
  it('is a place, with the place around it where it has one', () => {
    expect(zoneCity('America/New_York')).toBe('New York');
    expect(zoneCity('America/Indiana/Knox')).toBe('Knox, Indiana');
    expect(zoneCity('UTC')).toBe('UTC');
  });

  it('has the name of its clock where there is one', () => {
    expect(zoneLabel('America/New_York')).toBe('New York (Eastern Time)');
    expect(zoneLabel('UTC')).toBe('UTC');
  });

  it('is filed by region', () => {
    expect(['Europe/Berlin', 'UTC'].map(zoneRegion)).toEqual(['Europe', 'Other']);
  });
});
