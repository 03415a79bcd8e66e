import { describe, expect, it } from 'vitest';
import {
  archivedAddress,
  archivedFrom,
  askedDay,
  calendarMonth,
  nextOf,
  previousOf,
  type Archived,
} from '../../../src/domain/archive/archived.ts';
import { shortWhenOf, weekLabel, whenOf } from '../../../src/domain/archive/labels.ts';

const LATEST = '2026-11-17';

function known(slug: string): Archived {
  const archived = archivedFrom(slug);
  expect(archived, slug).not.toBeNull();
  return archived!;
}

const slugOf = (archived: Archived | null): string | null =>
  archived && archivedAddress(archived).replace('/archive/', '');

describe('the name of an archived reading', () => {
  it.each([
    ['aries-2026-11-14', 'daily', '2026-11-14'],
    ['aries-2026-01-01', 'daily', '2026-01-01'],
    ['aries-2028-02-29', 'daily', '2028-02-29'],
    ['pisces-week-2026-11-08', 'weekly', '2026-11-08'],
    ['pisces-week-2025-12-28', 'weekly', '2025-12-28'],
    ['leo-month-2026-11', 'monthly', '2026-11-01'],
    ['leo-month-2026-01', 'monthly', '2026-01-01'],
  ])('%s means a %s one from %s on, and is its address', (slug, kind, from) => {
    expect(archivedFrom(slug)).toEqual({ kind, sign: slug.split('-')[0], from });
    expect(archivedAddress(known(slug))).toBe(`/archive/${slug}`);
  });

  it.each([
    'aries-2025-12-31',
    'aries-2026-02-29',
    'aries-9999-99-99',
    'nobody-2026-11-14',
    'Aries-2026-11-14',
    'pisces-week-2026-11-09',
    'pisces-week-2025-12-21',
    'leo-month-2026-13',
    'leo-month-2025-12',
    'leo-month-2026-11-01',
    'leo-2026-11',
    'leo-week-2026-11',
    'leo-2026-11-14-',
    'leo',
    '',
  ])('is not %j', (slug) => {
    expect(archivedFrom(slug)).toBeNull();
  });

  it('is asked for by a day that the archive has, and stands in that month', () => {
    expect(askedDay(known('leo-week-2025-12-28'))).toBe('2026-01-01');
    expect(calendarMonth(known('leo-week-2025-12-28'))).toBe('2026-01');
    expect(askedDay(known('leo-week-2026-11-29'))).toBe('2026-11-29');
    expect(calendarMonth(known('leo-week-2026-11-29'))).toBe('2026-11');
  });
});

describe('before and after', () => {
  it.each([
    ['leo-2026-11-14', 'leo-2026-11-13', 'leo-2026-11-15'],
    ['leo-2026-03-01', 'leo-2026-02-28', 'leo-2026-03-02'],
    ['leo-2026-01-01', null, 'leo-2026-01-02'],
    ['leo-2026-11-16', 'leo-2026-11-15', 'leo-2026-11-17'],
    ['leo-2026-11-17', 'leo-2026-11-16', null],
    ['leo-week-2026-11-08', 'leo-week-2026-11-01', 'leo-week-2026-11-15'],
    ['leo-week-2026-01-04', 'leo-week-2025-12-28', 'leo-week-2026-01-11'],
    ['leo-week-2025-12-28', null, 'leo-week-2026-01-04'],
    ['leo-week-2026-11-15', 'leo-week-2026-11-08', null],
    ['leo-month-2026-10', 'leo-month-2026-09', 'leo-month-2026-11'],
    ['leo-month-2026-01', null, 'leo-month-2026-02'],
    ['leo-month-2026-11', 'leo-month-2026-10', null],
  ])('%s stand %s and %s', (slug, previous, next) => {
    expect(slugOf(previousOf(known(slug)))).toBe(previous);
    expect(slugOf(nextOf(known(slug), LATEST))).toBe(next);
  });

  it('the week and the month that hold the latest day are open from its first hour on', () => {
    expect(slugOf(nextOf(known('leo-week-2026-11-15'), '2026-11-22'))).toBe('leo-week-2026-11-22');
    expect(slugOf(nextOf(known('leo-month-2026-12'), '2027-01-01'))).toBe('leo-month-2027-01');
  });
});

describe('the time of a reading', () => {
  it.each([
    ['leo-2026-11-04', 'November 4, 2026', 'Nov 4'],
    ['leo-week-2026-11-08', 'November 8 – 14, 2026', 'Nov 8 – 14'],
    ['leo-week-2026-11-29', 'November 29 – December 5, 2026', 'Nov 29 – Dec 5'],
    ['leo-week-2025-12-28', 'December 28, 2025 – January 3, 2026', 'Dec 28 – Jan 3'],
    ['leo-month-2026-02', 'February 2026', 'February'],
  ])('of %s is written "%s", in short "%s"', (slug, long, short) => {
    expect([whenOf(known(slug)), shortWhenOf(known(slug))]).toEqual([long, short]);
  });

  it('of a week names the month once', () => {
    expect(weekLabel('2026-11-01')).toBe('Nov 1 – 7');
  });
});
