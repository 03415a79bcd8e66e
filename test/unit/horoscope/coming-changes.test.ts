import { describe, expect, it } from 'vitest';
import { leavesSignAt, staysInSign } from '../../../src/domain/horoscope/coming-changes.ts';

const DAY_MS = 86_400_000;

describe('how long a body stays in its sign', () => {
  it.each([
    ['jupiter', '2026-06-30'],
    ['saturn', '2025-05-26'],
    ['neptune', '2025-03-31'],
    ['uranus', '2025-07-08'],
  ] as const)('%s from %s on is there until it leaves, and not a day longer', (body, date) => {
    const fromMs = Date.parse(date);
    const leavesAtMs = leavesSignAt(body, fromMs);
    expect(staysInSign(body, fromMs, leavesAtMs - DAY_MS)).toBe(true);
    expect(staysInSign(body, fromMs, leavesAtMs + DAY_MS)).toBe(false);
  });

  it('sees a body that has left and is back by then', () => {
    // Saturn enters Aries on May 25, 2025, leaves it backwards in September and is back in February.
    const fromMs = Date.parse('2025-05-26');
    expect(staysInSign('saturn', fromMs, Date.parse('2026-05-26'))).toBe(false);
  });
});
