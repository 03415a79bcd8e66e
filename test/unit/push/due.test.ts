import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dueMinutes,
  isTooLate,
  MESSAGE_LIFE_MS,
  OVERLAP_MS,
  sweepWindow,
  type DueMinute,
} from '../../../src/domain/push/due.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const at = (text: string): number => Date.parse(text);
const iso = (ms: number): string => new Date(ms).toISOString().replace('.000Z', 'Z');

/** Every zone the runtime knows that moves its clocks in unusual ways, and some plain ones. */
const ZONES = [
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'America/St_Johns',
  'America/Havana',
  'America/Nuuk',
  'Atlantic/Azores',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Beirut',
  'Antarctica/Troll',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'UTC',
];

/** All messages of a zone for one chosen time, from a day before the date to a day after. */
function messages(zone: string, time: string, fromIso: string, toIso: string): DueMinute[] {
  return dueMinutes(zone, { fromMs: at(fromIso), toMs: at(toIso) }).filter((due) => due.time === time);
}

function around(zone: string, day: string): DueMinute[] {
  const noonMs = at(`${day}T12:00:00Z`);
  // A day begins as early as 10:00 UTC of the day before and ends as late as 12:00 UTC of the day after.
  return dueMinutes(zone, { fromMs: noonMs - 27 * HOUR_MS, toMs: noonMs + 25 * HOUR_MS });
}

function dueOn(zone: string, day: string, time: string, found = around(zone, day)): string[] {
  return found.filter((due) => due.day === day && due.time === time).map((due) => iso(due.dueAtMs));
}

/** What the language's own calendar says, which knows nothing of our arithmetic. */
function outsideTruth(zone: string, day: string, time: string): string {
  const wanted = Temporal.PlainDateTime.from(`${day}T${time}`);
  const earlier = wanted.toZonedDateTime(zone, { disambiguation: 'earlier' });
  if (earlier.toPlainDateTime().equals(wanted)) return iso(earlier.epochMilliseconds);
  return iso(earlier.getTimeZoneTransition('next')!.epochMilliseconds);
}

describe('when a message is due', () => {
  it.each([
    ['a plain morning in New York', 'America/New_York', '2026-11-15', '08:00', '2026-11-15T13:00:00Z'],
    ['a zone half an hour off', 'Asia/Kolkata', '2026-11-15', '08:00', '2026-11-15T02:30:00Z'],
    ['a zone a quarter of an hour off', 'Asia/Kathmandu', '2026-11-15', '08:00', '2026-11-15T02:15:00Z'],
    ['the most advanced zone', 'Pacific/Kiritimati', '2026-11-15', '00:00', '2026-11-14T10:00:00Z'],
    ['the last zone of all', 'Pacific/Pago_Pago', '2026-11-15', '23:59', '2026-11-16T10:59:00Z'],
    ['midnight', 'Europe/Berlin', '2026-11-15', '00:00', '2026-11-14T23:00:00Z'],
    ['a zone name in odd case', 'eUROPE/bERLIN', '2026-11-15', '00:00', '2026-11-14T23:00:00Z'],

    ['the minute before the gap', 'America/New_York', '2027-03-14', '01:59', '2027-03-14T06:59:00Z'],
    [
      'a minute that is skipped: when it is over',
      'America/New_York',
      '2027-03-14',
      '02:30',
      '2027-03-14T07:00:00Z',
    ],
    ['the first skipped minute', 'Europe/Berlin', '2027-03-28', '02:00', '2027-03-28T01:00:00Z'],
    ['the last skipped minute', 'Europe/Berlin', '2027-03-28', '02:59', '2027-03-28T01:00:00Z'],
    ['the minute after the gap', 'Europe/Berlin', '2027-03-28', '03:00', '2027-03-28T01:00:00Z'],
    ['half an hour skipped', 'Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:30:00Z'],
    ['two hours skipped', 'Antarctica/Troll', '2027-03-28', '02:30', '2027-03-28T01:00:00Z'],
    ['a skipped midnight', 'Africa/Cairo', '2027-04-30', '00:00', '2027-04-29T22:00:00Z'],
    ['within a skipped midnight', 'Asia/Beirut', '2027-03-28', '00:30', '2027-03-27T22:00:00Z'],
    ['the evening before a skipped midnight', 'Asia/Beirut', '2027-03-27', '23:59', '2027-03-27T21:59:00Z'],
    ['a day without its last hour', 'America/Nuuk', '2027-03-27', '23:30', '2027-03-28T01:00:00Z'],

    [
      'a minute that comes twice: the first',
      'America/New_York',
      '2026-11-01',
      '01:30',
      '2026-11-01T05:30:00Z',
    ],
    ['the first minute that comes twice', 'Europe/Berlin', '2026-10-25', '02:00', '2026-10-25T00:00:00Z'],
    ['the minute after both', 'Europe/Berlin', '2026-10-25', '03:00', '2026-10-25T02:00:00Z'],
    ['half an hour twice', 'Australia/Lord_Howe', '2027-04-04', '01:45', '2027-04-03T14:45:00Z'],
    ['a midnight that comes twice', 'America/Havana', '2026-11-01', '00:00', '2026-11-01T04:00:00Z'],
    ['a last hour that comes twice', 'Africa/Cairo', '2026-10-29', '23:30', '2026-10-29T20:30:00Z'],
    ['a date that comes, goes and comes', 'America/St_Johns', '2010-11-07', '00:00', '2010-11-07T02:30:00Z'],
    [
      'the evening that comes after it again',
      'America/St_Johns',
      '2010-11-06',
      '23:30',
      '2010-11-07T02:00:00Z',
    ],
  ])('%s', (_what, zone, day, time, expected) => {
    expect(dueOn(zone, day, time)).toEqual([expected]);
  });

  it('never comes on a day that a zone skipped', () => {
    expect(dueOn('Pacific/Apia', '2011-12-29', '08:00')).toEqual(['2011-12-29T18:00:00Z']);
    expect(dueOn('Pacific/Apia', '2011-12-30', '08:00')).toEqual([]);
    expect(dueOn('Pacific/Apia', '2011-12-31', '08:00')).toEqual(['2011-12-30T18:00:00Z']);
  });

  it('agrees with an independent calendar at any minute of any day in unusual zones', () => {
    const minutes = fc.integer({ min: 0, max: 1439 });
    const days = fc.integer({ min: 0, max: 730 });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), days, minutes, (zone, dayNumber, minute) => {
        const day = iso(at('2026-01-02T00:00:00Z') + dayNumber * DAY_MS).slice(0, 10);
        const time = iso(minute * MINUTE_MS).slice(11, 16);
        expect(dueOn(zone, day, time)).toEqual([outsideTruth(zone, day, time)]);
      }),
      { numRuns: 100 },
    );
  });

  it('agrees with it on every quarter hour of the days on which clocks move', () => {
    for (const zone of ZONES) {
      let move = Temporal.Instant.from('2026-01-01T00:00Z')
        .toZonedDateTimeISO(zone)
        .getTimeZoneTransition('next');
      for (; move && move.year < 2028; move = move.getTimeZoneTransition('next')) {
        const day = move.subtract({ nanoseconds: 1 }).toPlainDate().toString();
        const found = around(zone, day);
        for (let minute = 0; minute < 1440; minute += 15) {
          const time = iso(minute * MINUTE_MS).slice(11, 16);
          expect([zone, day, time, ...dueOn(zone, day, time, found)]).toEqual([
            zone,
            day,
            time,
            outsideTruth(zone, day, time),
          ]);
        }
      }
    }
  });
});

describe('sweeps one after the other', () => {
  /** For which days each time gets a message over a weekend on which clocks move. */
  function served(zone: string, strides: readonly number[]): Map<string, string[]> {
    const startMs = at('2027-03-12T05:00:00Z');
    const endMs = at('2027-03-16T03:59:00Z');
    const days = new Map<string, string[]>();
    let sweptUntilMs = startMs;
    for (let step = 0, nowMs = startMs; nowMs < endMs; step++) {
      nowMs = Math.min(nowMs + strides[step % strides.length]!, endMs);
      for (const { time, day } of dueMinutes(zone, sweepWindow(sweptUntilMs, nowMs))) {
        // The table keeps one row per visitor and day: what is looked at twice is sent once.
        const before = days.get(time) ?? [];
        if (day !== '2027-03-11' && !before.includes(day)) days.set(time, [...before, day]);
      }
      sweptUntilMs = nowMs;
    }
    return days;
  }

  it.each([
    ['each minute', [MINUTE_MS]],
    ['at uneven moments', [59_000, 61_500, 60_013, 75_000]],
    ['with hours between them', [5 * HOUR_MS]],
  ])('%s serve each day once, in order', (_what, strides) => {
    const days = served('America/New_York', strides);
    expect(days.size).toBe(1440);
    for (const [time, list] of days) {
      expect([time, ...list]).toEqual([time, '2027-03-12', '2027-03-13', '2027-03-14', '2027-03-15']);
    }
  });

  it('look at the minutes just before again, for whoever changed a setting in that moment', () => {
    const nowMs = at('2026-11-15T13:00:20Z');
    const window = sweepWindow(nowMs - MINUTE_MS, nowMs);
    expect(window).toEqual({ fromMs: nowMs - MINUTE_MS - OVERLAP_MS, toMs: nowMs });
    expect(sweepWindow(null, nowMs)).toEqual({ fromMs: nowMs - OVERLAP_MS, toMs: nowMs });
  });

  it('make up for hours without a sweep, but not for more than six', () => {
    const nowMs = at('2026-11-15T13:00:00Z');
    expect(sweepWindow(nowMs - 4 * HOUR_MS, nowMs).fromMs).toBe(nowMs - 4 * HOUR_MS - OVERLAP_MS);
    expect(sweepWindow(nowMs - 20 * HOUR_MS, nowMs).fromMs).toBe(nowMs - MESSAGE_LIFE_MS);
    const caughtUp = sweepWindow(nowMs - 20 * HOUR_MS, nowMs);
    // 08:00 in New York is now; 01:30 is six and a half hours ago; the day after comes in its time.
    const times = dueMinutes('America/New_York', caughtUp).map(({ time }) => time);
    expect([times[0], times.at(-1), times.length]).toEqual(['02:01', '08:00', 360]);
    expect(messages('America/New_York', '01:30', '2026-11-15T13:00:00Z', '2026-11-16T13:00:00Z')).toEqual([
      { day: '2026-11-16', time: '01:30', dueAtMs: at('2026-11-16T06:30:00Z') },
    ]);
  });

  it('go on from where the clock is when it was ahead and is set back', () => {
    const nowMs = at('2026-11-15T13:00:00Z');
    expect(sweepWindow(nowMs + 9 * HOUR_MS, nowMs)).toEqual({ fromMs: nowMs - OVERLAP_MS, toMs: nowMs });
  });

  it('do not lose the new time when it is changed to one still to come', () => {
    const changedMs = at('2026-11-15T13:30:00Z');
    const rest = dueMinutes('America/New_York', { fromMs: changedMs, toMs: at('2026-11-16T04:59:00Z') });
    expect(rest.filter(({ time }) => time === '20:00')).toEqual([
      { day: '2026-11-15', time: '20:00', dueAtMs: at('2026-11-16T01:00:00Z') },
    ]);
  });

  it('name the same day for a traveler, so that a day already served is not served again', () => {
    const [paris] = messages('Europe/Paris', '08:00', '2026-11-15T00:00:00Z', '2026-11-15T12:00:00Z');
    const [newYork] = messages('America/New_York', '08:00', '2026-11-15T12:00:00Z', '2026-11-16T00:00:00Z');
    expect([paris!.day, newYork!.day]).toEqual(['2026-11-15', '2026-11-15']);
  });
});

describe('the life of a message', () => {
  it('is six hours', () => {
    const dueMs = at('2026-11-15T13:00:00Z');
    expect(isTooLate(dueMs, dueMs)).toBe(false);
    expect(isTooLate(dueMs, dueMs - HOUR_MS)).toBe(false);
    expect(isTooLate(dueMs, dueMs + 6 * HOUR_MS - 1)).toBe(false);
    expect(isTooLate(dueMs, dueMs + 6 * HOUR_MS)).toBe(true);
  });
});
