import { expect, test } from 'vitest';
import { lastNightMs, mayTryAgain } from '../../../src/server/backup/nights.ts';

const lastNight = (now: string, zone = 'America/New_York', time = '03:15'): string =>
  new Date(lastNightMs(Date.parse(now), time, zone)).toISOString();

test.each([
  ['2026-11-17T08:15:00Z', 'America/New_York', '2026-11-17T08:15:00.000Z'],
  ['2026-11-17T08:14:59Z', 'America/New_York', '2026-11-16T08:15:00.000Z'],
  ['2026-11-17T23:00:00Z', 'Pacific/Kiritimati', '2026-11-17T13:15:00.000Z'],
  // The night on which clocks go back, and the one on which they go forward.
  ['2026-11-01T12:00:00Z', 'America/New_York', '2026-11-01T08:15:00.000Z'],
  ['2026-03-08T12:00:00Z', 'America/New_York', '2026-03-08T07:15:00.000Z'],
])('at %s in %s the last night was at %s', (now, zone, night) => {
  expect(lastNight(now, zone)).toBe(night);
});

test('a time that clocks leave out is taken beside it', () => {
  const at = lastNight('2026-03-08T12:00:00Z', 'America/New_York', '02:30');
  expect(['2026-03-08T06:30:00.000Z', '2026-03-08T07:30:00.000Z']).toContain(at);
});

test('after a failure it is tried again later and later, six times at the most', () => {
  const minutes = (failures: number): number =>
    Array.from({ length: 600 }, (_, minute) => minute).findIndex((minute) =>
      mayTryAgain(failures, 0, minute * 60_000),
    );
  expect([0, 1, 2, 3, 4, 5, 6].map(minutes)).toEqual([0, 15, 30, 60, 120, 240, -1]);
});
