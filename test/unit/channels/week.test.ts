import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayIndex } from '../../../src/domain/calendar/civil-date.ts';
import type { Slot } from '../../../src/domain/channels/channel.ts';
import { slotCount, slotInstants, weekdayOf, weekOf } from '../../../src/domain/channels/week.ts';

const ZONES = [
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'America/Havana',
  'America/Nuuk',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Antarctica/Troll',
  'Pacific/Kiritimati',
  'Pacific/Apia',
  'UTC',
];

const iso = (ms: number): string => new Date(ms).toISOString().replace('.000Z', 'Z');
const at = (timeZone: string, date: string, ...times: string[]): string[] => {
  const slots = times.map((time): Slot => ({ weekday: weekdayOf(date), time, kind: 'verse' }));
  return slotInstants({ slots, timeZone }, date, date).map(({ atMs }) => iso(atMs));
};

describe('a week', () => {
  it('runs from Monday to Sunday', () => {
    expect(weekOf('2026-11-16')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    expect(weekOf('2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    expect(weekOf('2027-01-01')).toEqual({ from: '2026-12-28', to: '2027-01-03' });
  });
});

describe('slots', () => {
  it('are where the clocks of the zone show their time', () => {
    expect(at('America/New_York', '2026-11-18', '09:00')).toEqual(['2026-11-18T14:00:00Z']);
    expect(at('Pacific/Kiritimati', '2026-11-18', '09:00')).toEqual(['2026-11-17T19:00:00Z']);
  });

  it('come at the end of an hour that is skipped, and never two at one instant', () => {
    expect(at('America/New_York', '2027-03-14', '02:30')).toEqual(['2027-03-14T07:00:00Z']);
    expect(at('America/New_York', '2027-03-14', '02:00', '02:30', '03:00', '03:05')).toEqual([
      '2027-03-14T07:00:00Z',
      '2027-03-14T07:01:00Z',
      '2027-03-14T07:02:00Z',
      '2027-03-14T07:05:00Z',
    ]);
  });

  it('come once in an hour that comes twice', () => {
    expect(at('America/New_York', '2026-11-01', '01:30')).toEqual(['2026-11-01T05:30:00Z']);
  });

  it('have none on a day that a zone skips', () => {
    expect(at('Pacific/Apia', '2011-12-30', '09:00')).toEqual([]);
  });

  it('at one time take turns week by week', () => {
    const slots: Slot[] = [
      { weekday: 6, time: '19:00', kind: 'video-card' },
      { weekday: 6, time: '19:00', kind: 'video-quote' },
      { weekday: 2, time: '19:00', kind: 'video-sky' },
    ];
    const kinds = slotInstants({ slots, timeZone: 'UTC' }, '2026-11-16', '2026-12-13').map(
      ({ kind }) => kind,
    );
    const saturdays = kinds.filter((kind) => kind !== 'video-sky');
    expect(kinds).toHaveLength(8);
    expect(new Set(saturdays.slice(0, 2)).size).toBe(2);
    expect(saturdays.slice(2)).toEqual(saturdays.slice(0, 2));
    expect(slotCount(slots)).toBe(2);
  });

  it('agree with an independent calendar in any zone and year', () => {
    const dates = fc.integer({ min: 0, max: 365 * 12 }).map((days) => addDays('2024-01-01', days));
    const minutes = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), dates, minutes, (zone, date, minute) => {
        const time = Temporal.PlainTime.from({ hour: Math.floor(minute / 60), minute: minute % 60 });
        const wanted = Temporal.PlainDate.from(date).toPlainDateTime(time);
        const earlier = wanted.toZonedDateTime(zone, { disambiguation: 'earlier' });
        const isShown = earlier.toPlainDateTime().equals(wanted);
        const truth = isShown ? earlier : earlier.getTimeZoneTransition('next')!;
        expect(at(zone, date, time.toString({ smallestUnit: 'minute' }))).toEqual([
          iso(truth.epochMilliseconds),
        ]);
      }),
      { numRuns: 400 },
    );
  });

  it('are all there in every week, in order, on days of their own', () => {
    const slot = fc.record({
      weekday: fc.integer({ min: 1, max: 7 }),
      time: fc.integer({ min: 0, max: 95 }).map((quarter) => {
        const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15];
        return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
      }),
      kind: fc.constant('verse' as const),
    });
    const mondays = fc.integer({ min: 0, max: 600 }).map((weeks) => addDays('2024-01-01', 7 * weeks));
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        mondays,
        fc.array(slot, { maxLength: 42 }),
        (timeZone, from, slots) => {
          const found = slotInstants({ slots, timeZone }, from, addDays(from, 6));
          expect(found).toHaveLength(slotCount(slots));
          const instants = found.map(({ atMs }) => atMs);
          expect(instants).toEqual([...new Set(instants)].sort((first, second) => first - second));
          for (const { date } of found)
            expect(slots.some(({ weekday }) => weekday === (weekdayIndex(date) || 7))).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });
});
