import { describe, expect, it } from 'vitest';
import { WindowCounter } from '../../../src/server/storage/window-counter.ts';

const MINUTE_MS = 60_000;
const NOON_MS = Date.parse('2026-11-15T12:00:00Z');

function filled(): WindowCounter {
  const counter = new WindowCounter(MINUTE_MS, 2);
  for (let count = 0; count < 2; count++) counter.add('ann', NOON_MS);
  return counter;
}

describe('a counter', () => {
  it('is full for one key and not for another', () => {
    const counter = filled();
    expect(counter.isFull('ann', NOON_MS + 59_999)).toBe(true);
    expect(counter.isFull('ben', NOON_MS)).toBe(false);
  });

  it('begins anew with the next span, and when the clock is set back', () => {
    expect(filled().isFull('ann', NOON_MS + MINUTE_MS)).toBe(false);
    expect(filled().isFull('ann', NOON_MS - 60 * MINUTE_MS)).toBe(false);
  });

  it('says how long the span still is', () => {
    expect(filled().secondsLeft(NOON_MS)).toBe(60);
    expect(filled().secondsLeft(NOON_MS + 59_999)).toBe(1);
  });

  it('forgets the key asked about longest ago when there are too many', () => {
    const counter = filled();
    for (let index = 0; index < 19_999; index++) counter.add(`stranger ${index}`, NOON_MS);
    expect(counter.isFull('ann', NOON_MS)).toBe(true);
    expect(counter.isFull('stranger 0', NOON_MS)).toBe(false);
    for (let index = 0; index < 19_998; index++) counter.add(`another ${index}`, NOON_MS);
    expect(counter.isFull('ann', NOON_MS)).toBe(true);
    for (let index = 0; index < 20_000; index++) counter.add(`one more ${index}`, NOON_MS);
    expect(counter.isFull('ann', NOON_MS)).toBe(false);
  });
});
