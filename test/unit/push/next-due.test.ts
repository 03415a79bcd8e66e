import { describe, expect, it } from 'vitest';
import { dueMinutes, nextDueMs } from '../../../src/domain/push/due.ts';

const DAY_MS = 86_400_000;
const iso = (instantMs: number): string => new Date(instantMs).toISOString();

describe('when somebody is due next', () => {
  it.each([
    ['later today', 'America/New_York', '20:00', '2026-11-15T17:00:00Z', '2026-11-16T01:00:00.000Z'],
    ['tomorrow, at the very minute', 'America/New_York', '12:00', '2026-11-15T17:00:00Z', '2026-11-16T17:00:00.000Z'],
    ['after the gap of spring', 'America/New_York', '02:30', '2026-03-08T05:00:00Z', '2026-03-08T07:00:00.000Z'],
    ['at the first of two', 'America/New_York', '01:30', '2026-11-01T04:00:00Z', '2026-11-01T05:30:00.000Z'],
    ['after a day that was skipped', 'Pacific/Apia', '08:00', '2011-12-30T06:00:00Z', '2011-12-30T18:00:00.000Z'],
  ])('%s', (_, zone, time, now, due) => {
    expect(iso(nextDueMs(zone, time, Date.parse(now)))).toBe(due);
  });

  it('is when the sweep will find them', () => {
    const fromMs = Date.parse('2026-10-31T12:34:00Z');
    for (const zone of ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Kiritimati'])
      for (const { time, dueAtMs } of dueMinutes(zone, { fromMs, toMs: fromMs + DAY_MS / 2 }))
        expect([zone, time, nextDueMs(zone, time, fromMs)]).toEqual([zone, time, dueAtMs]);
  });
});
