import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  isCivilDate,
  monthOf,
  referenceDayStartMs,
  referenceNoonMs,
  weekdayIndex,
  weekStart,
} from '../../../src/domain/calendar/civil-date.ts';
import { longDate } from '../../../src/domain/calendar/written-date.ts';
import {
  dateInZone,
  dayStartInZone,
  isTimeZone,
  latestOpenDate,
  nextMidnightMs,
  nextOpeningMs,
} from '../../../src/domain/calendar/zones.ts';
import { siteCalendar } from '../../../src/server/site-calendar.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

describe('a civil date', () => {
  it.each(['2026-01-01', '2028-02-29', '2000-02-29', '2026-12-31', '0001-01-01'])('may be %s', (date) => {
    expect(isCivilDate(date)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-00-01',
    '2026-13-01',
    '2026-04-31',
    '2026-1-1',
    '2026-11-15 ',
    '2026-11-15T00',
    '20261115',
    '-2026-11-15',
    '2026-11-15\n',
    '２０２６-11-15',
    '',
  ])('may not be %j', (date) => {
    expect(isCivilDate(date)).toBe(false);
  });

  it('counts days over months, leap days and years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2028-02-29', 1)).toBe('2028-03-01');
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-08', -7)).toBe('2026-03-01');
    expect(daysBetween('2028-02-01', '2028-03-01')).toBe(29);
    expect(daysBetween('2026-11-15', '2026-11-10')).toBe(-5);
  });

  it('belongs to a week that begins on Sunday', () => {
    expect(weekdayIndex('2026-11-15')).toBe(0);
    expect(weekStart('2026-11-15')).toBe('2026-11-15');
    expect(weekStart('2026-11-21')).toBe('2026-11-15');
    expect(weekStart('2026-11-14')).toBe('2026-11-08');
    expect(weekStart('2027-01-01')).toBe('2026-12-27');
    expect(weekStart('2028-02-29')).toBe('2028-02-27');
  });

  it('has a month, a reference day and a long form', () => {
    expect(monthOf('2026-11-15')).toBe('2026-11');
    expect(iso(referenceDayStartMs('2026-11-15'))).toBe('2026-11-15T00:00:00.000Z');
    expect(iso(referenceNoonMs('2026-11-15'))).toBe('2026-11-15T12:00:00.000Z');
    expect(longDate('2026-11-17')).toBe('Tuesday, November 17, 2026');
    expect(longDate('2028-02-29')).toBe('Tuesday, February 29, 2028');
  });
});

describe('a zone', () => {
  it.each(['America/New_York', 'UTC', 'Asia/Kathmandu', 'Pacific/Kiritimati'])('%s exists', (zone) => {
    expect(isTimeZone(zone)).toBe(true);
  });

  it.each(['', 'Mars/Olympus', 'America/New York', 'EST5EDT4', 'x'.repeat(100)])('"%s" does not', (zone) => {
    expect(isTimeZone(zone)).toBe(false);
  });

  it.each([
    ['2026-11-15T11:00:00Z', 'Pacific/Kiritimati', '2026-11-16'],
    ['2026-11-15T09:59:59Z', 'Pacific/Kiritimati', '2026-11-15'],
    ['2026-11-15T09:59:59Z', 'Pacific/Honolulu', '2026-11-14'],
    ['2026-11-15T10:00:00Z', 'Pacific/Honolulu', '2026-11-15'],
    ['2026-11-15T18:15:00Z', 'Asia/Kathmandu', '2026-11-16'],
  ])('at %s in %s the wall shows %s', (instant, zone, date) => {
    expect(dateInZone(Date.parse(instant), zone)).toBe(date);
  });
});

/** Instants at which a day begins, also where clocks skip or repeat midnight itself. */
describe('a day begins', () => {
  it.each([
    ['America/New_York', '2026-11-15', '2026-11-15T05:00:00.000Z'],
    ['America/New_York', '2026-07-01', '2026-07-01T04:00:00.000Z'],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['America/New_York', '2026-03-09', '2026-03-09T04:00:00.000Z'],
    ['America/New_York', '2028-02-29', '2028-02-29T05:00:00.000Z'],
    // Clocks jump from 24:00 to 01:00: the day begins at one.
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
    ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z'],
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
    // Clocks fall back from 24:00 to 23:00: the day waits for the second midnight.
    ['America/Santiago', '2026-04-05', '2026-04-05T04:00:00.000Z'],
    ['Asia/Beirut', '2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['Africa/Cairo', '2026-10-30', '2026-10-29T22:00:00.000Z'],
    // Samoa never had December 30, 2011: whoever waits for it gets the 31st.
    ['Pacific/Apia', '2011-12-29', '2011-12-29T10:00:00.000Z'],
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z'],
    ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-15', '2026-11-14T10:00:00.000Z'],
    ['Etc/GMT+12', '2026-11-15', '2026-11-15T12:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-15', '2026-11-14T18:15:00.000Z'],
  ])('in %s on %s at %s', (zone, date, instant) => {
    const startMs = dayStartInZone(date, zone);
    expect(iso(startMs)).toBe(instant);
    expect(dateInZone(startMs, zone) >= date).toBe(true);
    expect(dateInZone(startMs - 1, zone) < date).toBe(true);
  });

  it.each([
    ['America/New_York', '2026-11-16T04:59:59.999Z', '2026-11-16T05:00:00.000Z'],
    ['America/New_York', '2026-11-16T05:00:00.000Z', '2026-11-17T05:00:00.000Z'],
    ['America/New_York', '2026-03-08T12:00:00.000Z', '2026-03-09T04:00:00.000Z'],
    ['America/Santiago', '2026-04-05T03:30:00.000Z', '2026-04-05T04:00:00.000Z'],
    ['Asia/Beirut', '2026-10-24T21:30:00.000Z', '2026-10-24T22:00:00.000Z'],
    ['Pacific/Apia', '2011-12-29T12:00:00.000Z', '2011-12-30T10:00:00.000Z'],
  ])('in %s after %s next at %s', (zone, instant, next) => {
    expect(iso(nextMidnightMs(Date.parse(instant), zone))).toBe(next);
  });
});

describe('the latest open date', () => {
  it.each([
    ['2026-11-15T09:59:59.999Z', '2026-11-16'],
    ['2026-11-15T10:00:00.000Z', '2026-11-17'],
    ['2026-12-31T10:00:00.000Z', '2027-01-02'],
    ['2028-02-27T12:00:00.000Z', '2028-02-29'],
  ])('at %s is %s, tomorrow where it is latest', (instant, date) => {
    expect(latestOpenDate(Date.parse(instant))).toBe(date);
  });

  it.each([
    ['2026-11-15T09:59:59.999Z', '2026-11-15T10:00:00.000Z'],
    ['2026-11-15T10:00:00.000Z', '2026-11-16T10:00:00.000Z'],
    ['2028-02-28T23:00:00.000Z', '2028-02-29T10:00:00.000Z'],
  ])('known at %s is the latest one until %s', (instant, next) => {
    const [nowMs, nextMs] = [Date.parse(instant), nextOpeningMs(Date.parse(instant))];
    expect(iso(nextMs)).toBe(next);
    expect(latestOpenDate(nextMs - 1)).toBe(latestOpenDate(nowMs));
    expect(latestOpenDate(nextMs) > latestOpenDate(nowMs)).toBe(true);
  });
});

describe('the calendar of the site', () => {
  it('turns at midnight, and follows a clock that is set back', () => {
    let nowMs = Date.parse('2026-11-16T04:59:59Z');
    const calendar = siteCalendar({ nowMs: () => nowMs }, 'America/New_York');
    const seen = () => [calendar.today(), iso(calendar.nextMidnightMs())];
    expect(seen()).toEqual(['2026-11-15', '2026-11-16T05:00:00.000Z']);
    nowMs += 1_000;
    expect(seen()).toEqual(['2026-11-16', '2026-11-17T05:00:00.000Z']);
    nowMs -= 86_400_000;
    expect(seen()).toEqual(['2026-11-15', '2026-11-16T05:00:00.000Z']);
    nowMs -= 2;
    expect(seen()).toEqual(['2026-11-14', '2026-11-15T05:00:00.000Z']);
  });
});
