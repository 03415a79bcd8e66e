import { describe, expect, it } from 'vitest';
import { addDays, weekdayIndex } from '../../../src/domain/calendar/civil-date.ts';
import { longDate } from '../../../src/domain/calendar/written-date.ts';
import {
  dateInZone,
  dayStartInZone,
  latestOpenDate,
  nextMidnightMs,
} from '../../../src/domain/calendar/zones.ts';
import { periodLabel, periodOf } from '../../../src/domain/forecast/period.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const iso = (ms: number): string => new Date(ms).toISOString();

/** Nights in which a day, a week, a month or a year ends, or a leap day begins or ends. */
const NIGHTS = ['2026-11-01', '2026-11-15', '2026-12-01', '2027-01-01', '2028-02-29', '2028-03-01'];

/** Every hour from two days before the night to two days after. */
function hoursAround(night: string): number[] {
  return Array.from({ length: 97 }, (_, hour) => Date.parse(`${night}T00:00:00Z`) + (hour - 48) * HOUR_MS);
}

/** Names of zones count west as positive. */
const zoneOf = (hours: number): string => `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;

const WHOLE_HOURS = Array.from({ length: 27 }, (_, index) => index - 12).map((hours) => ({
  zone: hours === 0 ? 'Etc/GMT' : zoneOf(hours),
  offsetMs: hours * HOUR_MS,
}));

/** Without summer time, so that one figure holds on every night. */
const PARTS_OF_HOURS = [
  { zone: 'Asia/Kolkata', offsetMs: 5.5 * HOUR_MS },
  { zone: 'Asia/Kathmandu', offsetMs: 5.75 * HOUR_MS },
  { zone: 'Australia/Eucla', offsetMs: 8.75 * HOUR_MS },
  { zone: 'Pacific/Marquesas', offsetMs: -9.5 * HOUR_MS },
];

describe.each([...WHOLE_HOURS, ...PARTS_OF_HOURS])('in $zone', ({ zone, offsetMs }) => {
  const dateByHand = (ms: number): string => iso(ms + offsetMs).slice(0, 10);

  it('the date is that of the clock on the wall, at every hour around every night', () => {
    for (const ms of NIGHTS.flatMap(hoursAround)) {
      expect(`${iso(ms)} ${dateInZone(ms, zone)}`).toBe(`${iso(ms)} ${dateByHand(ms)}`);
    }
  });

  it('a day begins at midnight of that clock and not a millisecond sooner', () => {
    for (const night of NIGHTS) {
      const startMs = dayStartInZone(night, zone);
      expect(iso(startMs)).toBe(iso(Date.parse(`${night}T00:00:00Z`) - offsetMs));
      expect(dateInZone(startMs - 1, zone)).toBe(addDays(night, -1));
      expect(nextMidnightMs(startMs - 1, zone)).toBe(startMs);
      expect(nextMidnightMs(startMs, zone)).toBe(startMs + 24 * HOUR_MS);
    }
  });

  it('today and the days beside it may be asked for, whatever the hour', () => {
    for (const ms of NIGHTS.flatMap(hoursAround)) {
      expect(addDays(dateInZone(ms, zone), 1) <= latestOpenDate(ms), iso(ms)).toBe(true);
    }
  });
});

describe('where summer time moves a zone of half or quarter hours', () => {
  it.each([
    ['Pacific/Chatham', '2026-07-01', '2026-06-30T11:15:00.000Z'],
    ['Pacific/Chatham', '2026-11-15', '2026-11-14T10:15:00.000Z'],
    ['Pacific/Chatham', '2028-02-29', '2028-02-28T10:15:00.000Z'],
    ['America/St_Johns', '2026-07-01', '2026-07-01T02:30:00.000Z'],
    ['America/St_Johns', '2026-11-15', '2026-11-15T03:30:00.000Z'],
    ['America/St_Johns', '2027-01-01', '2027-01-01T03:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-07-01', '2026-06-30T13:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-11-15', '2026-11-14T13:00:00.000Z'],
  ])('in %s %s begins at %s', (zone, date, instant) => {
    expect(iso(dayStartInZone(date, zone))).toBe(instant);
    expect(dateInZone(Date.parse(instant), zone)).toBe(date);
    expect(dateInZone(Date.parse(instant) - 1, zone)).toBe(addDays(date, -1));
  });
});

describe('the day on which clocks change', () => {
  it.each([
    ['America/New_York', '2026-03-08', 23],
    ['America/New_York', '2026-11-01', 25],
    ['Europe/Berlin', '2026-03-29', 23],
    ['Europe/Berlin', '2026-10-25', 25],
    // Midnight itself is skipped in September and comes twice in April.
    ['America/Santiago', '2026-09-06', 23],
    ['America/Santiago', '2026-04-04', 25],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    ['Pacific/Chatham', '2026-09-27', 23],
    ['America/St_Johns', '2026-11-01', 25],
  ])('in %s, %s, is one date for %f hours', (zone, date, hours) => {
    const startMs = dayStartInZone(date, zone);
    const endMs = dayStartInZone(addDays(date, 1), zone);
    expect((endMs - startMs) / HOUR_MS).toBe(hours);
    for (let ms = startMs; ms < endMs; ms += 15 * MINUTE_MS) {
      expect([dateInZone(ms, zone), nextMidnightMs(ms, zone)], iso(ms)).toEqual([date, endMs]);
    }
    expect(dateInZone(endMs, zone)).toBe(addDays(date, 1));
  });
});

describe('date, week and month as a page names them', () => {
  it.each([
    ['2026-11-15T05:30:00Z', 'Pacific/Kiritimati', 'Sunday, November 15, 2026', 'Nov 15 – Nov 21'],
    ['2026-11-15T05:30:00Z', 'Etc/GMT+12', 'Saturday, November 14, 2026', 'Nov 8 – Nov 14'],
    ['2026-12-01T04:30:00Z', 'America/New_York', 'Monday, November 30, 2026', 'Nov 29 – Dec 5'],
    ['2026-12-01T04:30:00Z', 'America/St_Johns', 'Tuesday, December 1, 2026', 'Nov 29 – Dec 5'],
    ['2027-01-01T02:00:00Z', 'America/New_York', 'Thursday, December 31, 2026', 'Dec 27 – Jan 2'],
    ['2027-01-01T02:00:00Z', 'Asia/Kathmandu', 'Friday, January 1, 2027', 'Dec 27 – Jan 2'],
    ['2028-02-29T02:00:00Z', 'America/New_York', 'Monday, February 28, 2028', 'Feb 27 – Mar 4'],
    ['2028-02-29T02:00:00Z', 'Europe/Berlin', 'Tuesday, February 29, 2028', 'Feb 27 – Mar 4'],
    ['2028-02-29T11:30:00Z', 'Pacific/Kiritimati', 'Wednesday, March 1, 2028', 'Feb 27 – Mar 4'],
  ])('at %s in %s: %s, %s', (instant, zone, long, week) => {
    const date = dateInZone(Date.parse(instant), zone);
    expect(longDate(date)).toBe(long);
    expect(periodLabel(periodOf('weekly', date))).toBe(week);
    const [, month, year] = /, (\w+) \d+, (\d+)$/.exec(long)!;
    expect(periodLabel(periodOf('monthly', date))).toBe(`${month} ${year}`);
  });

  it('hold every day of two years in exactly one week and one month', () => {
    for (let date = '2026-01-01'; date < '2028-03-05'; date = addDays(date, 1)) {
      for (const kind of ['weekly', 'monthly'] as const) {
        const { index, from, to } = periodOf(kind, date);
        expect(from <= date && date <= to, date).toBe(true);
        expect(periodOf(kind, from).index).toBe(index);
        expect(periodOf(kind, addDays(to, 1)).index).toBe(index + 1);
      }
      const { from, to } = periodOf('weekly', date);
      expect([weekdayIndex(from), weekdayIndex(to)]).toEqual([0, 6]);
    }
  });
});
