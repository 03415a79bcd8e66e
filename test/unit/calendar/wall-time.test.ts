import { describe, expect, it } from 'vitest';
import { wallDate, wallTime } from '../../../src/web/shell/wall-time.ts';
import { formatCount } from '../../../src/web/ui/format-count.ts';

/** Two days of minutes, over a midnight wherever this runs. */
const MINUTES = Array.from({ length: 2880 }, (_, minute) => Date.UTC(2026, 10, 15) + minute * 60_000);

describe.each([
  ['by the own clock', true, undefined],
  ['by UTC', false, 'UTC'],
] as const)('an instant %s', (_, isOwn, timeZone) => {
  it('has the time that the platform writes', () => {
    const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone });
    expect(MINUTES.map((atMs) => wallTime(atMs, isOwn))).toEqual(MINUTES.map((atMs) => clock.format(atMs)));
  });

  it('falls on the date that the platform writes', () => {
    // Swedish dates are written as ours.
    const date = new Intl.DateTimeFormat('sv-SE', { timeZone });
    expect(MINUTES.map((atMs) => wallDate(atMs, isOwn))).toEqual(MINUTES.map((atMs) => date.format(atMs)));
  });
});

it('thousands have the comma that the platform sets', () => {
  for (const total of [0, 7, 999, 1000, 1058, 99_999, 100_000, 1_234_567]) {
    expect(formatCount(total)).toBe(total.toLocaleString('en-US'));
  }
});
