import { describe, expect, it } from 'vitest';
import { eventsBetween } from '../../../src/domain/sky/events.ts';
import { retrogradeWalk } from '../../../src/domain/sky/retrogrades.ts';

const AT = Date.parse('2026-11-10T12:00:00Z');

describe('a walk backwards', () => {
  it('runs from the station before to the station after, to the minute', () => {
    const walk = retrogradeWalk('mercury', AT)!;
    const stations = eventsBetween(AT - 25 * 86_400_000, AT + 25 * 86_400_000)
      .filter(({ kind, body }) => kind === 'station' && body === 'mercury')
      .map(({ atMs }) => atMs);
    expect(Math.abs(walk.fromMs - stations[0]!)).toBeLessThan(60_000);
    expect(Math.abs(walk.toMs - stations[1]!)).toBeLessThan(60_000);
    expect(walk.fromLongitudeDeg).toBeGreaterThan(walk.toLongitudeDeg);
  });

  it('is not had by what goes forward, nor by the node', () => {
    expect(retrogradeWalk('sun', AT)).toBeNull();
    expect(retrogradeWalk('mars', AT)).toBeNull();
    expect(retrogradeWalk('node', AT)).toBeNull();
  });
});
