import { expect, test } from 'vitest';
import { addDays } from '../../../src/domain/calendar/civil-date.ts';
import { keptBackups } from '../../../src/server/backup/retention.ts';

/** The newest first, as they are asked for; the number is how many days ago. */
const made = (today: string, daysAgo: readonly number[]) =>
  daysAgo.map((id) => ({ id, date: addDays(today, -id) }));

const kept = (list: ReturnType<typeof made>): number[] => [...keptBackups(list)].sort((a, b) => a - b);

test('of a backup each night, seven days and the last of each of four weeks stay', () => {
  const wednesday = '2026-11-18';
  const list = made(wednesday, Array.from({ length: 40 }, (_, id) => id));
  // Weeks end on Saturday: 4, 11 and 18 days ago; this week's newest is today's.
  expect(kept(list)).toEqual([0, 1, 2, 3, 4, 5, 6, 11, 18]);
});

test('of several on one day the newest stays', () => {
  const list = [3, 2, 1].map((id) => ({ id, date: '2026-11-18' }));
  expect(kept(list)).toEqual([3]);
});

test('a site that stood still keeps what it had', () => {
  expect(kept(made('2026-11-18', [0, 200, 201, 202]))).toEqual([0, 200, 201, 202]);
});

test('nothing is kept of nothing', () => {
  expect(kept([])).toEqual([]);
});
