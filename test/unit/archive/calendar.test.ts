import { describe, expect, it } from 'vitest';
import {
  archiveAddress,
  daysOfMonth,
  isOpenMonth,
  monthsOfYear,
  weeksOfMonth,
  yearsOfArchive,
} from '../../../src/domain/archive/calendar.ts';
import { mainEvent } from '../../../src/domain/archive/main-event.ts';
import { weekdayIndex } from '../../../src/domain/calendar/civil-date.ts';
import { eventsBetween } from '../../../src/domain/sky/events.ts';
import { eventLabel } from '../../../src/domain/sky/event-words.ts';

describe('a month of the archive', () => {
  it.each(['2026-01', '2026-02', '2026-11'])('may be %s', (month) => {
    expect(isOpenMonth(month, '2026-11-17')).toBe(true);
  });

  it.each([
    '2025-12',
    '2026-12',
    '2026-00',
    '2026-13',
    '2026-1',
    '2026-11-01',
    ' 2026-11',
    '',
    null,
    undefined,
  ])('may not be %j', (month) => {
    expect(isOpenMonth(month, '2026-11-17')).toBe(false);
  });

  it('opens with its first day', () => {
    expect(isOpenMonth('2026-12', '2026-11-30')).toBe(false);
    expect(isOpenMonth('2026-12', '2026-12-01')).toBe(true);
  });

  it('has an address with the sign first', () => {
    expect(archiveAddress('leo', '2026-10')).toBe('/archive?sign=leo&month=2026-10');
  });
});

describe('a sheet of the calendar', () => {
  it('has all days of the month, leap days included', () => {
    expect(daysOfMonth('2026-02')).toHaveLength(28);
    expect(daysOfMonth('2028-02').at(-1)).toBe('2028-02-29');
  });

  it.each([
    ['2026-11', ['2026-11-01', '2026-11-08', '2026-11-15', '2026-11-22', '2026-11-29']],
    ['2026-02', ['2026-02-01', '2026-02-08', '2026-02-15', '2026-02-22']],
    ['2026-01', ['2025-12-28', '2026-01-04', '2026-01-11', '2026-01-18', '2026-01-25']],
    ['2026-08', ['2026-07-26', '2026-08-02', '2026-08-09', '2026-08-16', '2026-08-23', '2026-08-30']],
  ])('of %s has the weeks from %j on', (month, sundays) => {
    const weeks = weeksOfMonth(month);
    expect(weeks.map(({ from }) => from)).toEqual(sundays);
    expect(weeks.flatMap(({ days }) => days).filter((day) => day !== null)).toEqual(daysOfMonth(month));
    for (const { days } of weeks) {
      expect(days).toHaveLength(7);
      for (const [index, date] of days.entries()) if (date) expect(weekdayIndex(date)).toBe(index);
    }
  });

  it('stands among the months of its year and the years of the archive', () => {
    expect([monthsOfYear('2026-11')[0], monthsOfYear('2026-11').at(-1)]).toEqual(['2026-01', '2026-12']);
    expect(yearsOfArchive('2026-11', '2026-11-17')).toEqual([{ year: '2026', month: '2026-11' }]);
    expect(yearsOfArchive('2026-11', '2028-02-03')).toEqual([
      { year: '2026', month: '2026-11' },
      { year: '2027', month: '2027-11' },
      { year: '2028', month: '2028-02' },
    ]);
  });
});

describe('the main event of a day', () => {
  const eventOf = (date: string): string | null => {
    const startMs = Date.parse(`${date}T00:00:00Z`);
    const event = mainEvent(eventsBetween(startMs, startMs + 86_400_000));
    return event ? eventLabel(event) : null;
  };

  it.each([
    ['2026-11-04', 'Mercury conjunct Sun'],
    ['2026-11-09', null],
    ['2026-11-10', 'Venus sextile Mars'],
    ['2026-11-13', 'Mercury turns direct'],
    ['2026-11-16', 'Mars conjunct Jupiter'],
    ['2026-11-17', null],
    ['2026-11-22', 'Sun enters Sagittarius'],
    ['2026-11-25', 'Mars enters Virgo'],
    ['2026-08-12', 'Total eclipse of the Sun'],
  ])('%s is %s', (date, label) => {
    expect(eventOf(date)).toBe(label);
  });

  it('of a day without events is none', () => {
    expect(mainEvent([])).toBeUndefined();
  });
});
