import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { signedDeg } from '../../../src/domain/sky/angles.ts';
import { ASPECT_ANGLES } from '../../../src/domain/sky/aspects.ts';
import type { Body } from '../../../src/domain/sky/bodies.ts';
import { eventsBetween } from '../../../src/domain/sky/events.ts';
import { positionAt } from '../../../src/domain/sky/positions.ts';
import type { SkyEvent } from '../../../src/domain/sky/sky.ts';

const DAY_MS = 86_400_000;
// Far enough for the slowest body to move by more than the last digits of its place.
const STEP_MS = 20_000;
const QUARTERS = { new: 0, 'first-quarter': 90, full: 180, 'last-quarter': -90 } as const;

const apart = (one: Body, other: Body, atMs: number) =>
  signedDeg(positionAt(one, atMs).longitudeDeg - positionAt(other, atMs).longitudeDeg);

/** Something that must change its sign, or its name, while the event happens. */
function witness(event: SkyEvent, atMs: number): unknown {
  switch (event.kind) {
    case 'ingress':
      return positionAt(event.body, atMs).sign;
    case 'station':
      return positionAt(event.body, atMs).retrograde;
    case 'lunation':
      return signedDeg(apart('moon', 'sun', atMs) - QUARTERS[event.phase]) > 0;
    case 'aspect': {
      const lead = apart(event.body, event.other, atMs);
      const angle = ASPECT_ANGLES[event.aspect];
      const nearest = Math.abs(signedDeg(lead - angle)) < Math.abs(signedDeg(lead + angle)) ? angle : -angle;
      return signedDeg(lead - nearest) > 0;
    }
    case 'eclipse':
      return Math.abs(positionAt('moon', atMs).latitudeDeg) < 1.7 && atMs > event.atMs;
  }
}

// Weeks of full series: seconds on a busy machine.
describe('eventsBetween', () => {
  test('tells only what is so, on both sides of the instant', () => {
    const start = fc.integer({ min: Date.UTC(1900, 0, 3), max: Date.UTC(2099, 10, 1) });
    fc.assert(
      fc.property(start, (fromMs) => {
        const idle = eventsBetween(fromMs, fromMs + 7 * DAY_MS).filter(
          (event) => witness(event, event.atMs - STEP_MS) === witness(event, event.atMs + STEP_MS),
        );
        expect(idle).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });

  test('misses no change of sign or direction that two glances a day would show', () => {
    const [fromMs, days] = [Date.UTC(2025, 2, 1), 40];
    const events = eventsBetween(fromMs, fromMs + days * DAY_MS);
    for (const body of ['moon', 'mercury', 'venus', 'mars', 'neptune'] as const) {
      const glances = Array.from({ length: days * 2 + 1 }, (_, i) =>
        positionAt(body, fromMs + (i * DAY_MS) / 2),
      );
      const changes = (key: 'sign' | 'retrograde') =>
        glances.filter((glance, i) => i > 0 && glance[key] !== glances[i - 1]![key]).length;
      const count = (kind: SkyEvent['kind']) =>
        events.filter((event) => event.kind === kind && event.body === body).length;
      expect([body, count('ingress'), count('station')]).toEqual([
        body,
        changes('sign'),
        changes('retrograde'),
      ]);
    }
  });

  test('names the sign that a retrograde planet steps back into', () => {
    const events = eventsBetween(Date.UTC(2025, 2, 25), Date.UTC(2025, 3, 1));
    const back = events.filter((event) => event.kind === 'ingress' && event.direction === 'retrograde');
    expect(back.map((event) => [event.body, 'sign' in event && event.sign])).toEqual([
      ['venus', 'pisces'],
      ['mercury', 'pisces'],
    ]);
  });

  test('comes in order and joins without gap or repetition', () => {
    const [a, b, c] = [Date.UTC(2026, 1, 10), Date.UTC(2026, 1, 17, 12, 5), Date.UTC(2026, 1, 24)];
    const whole = eventsBetween(a, c);
    const times = whole.map(({ atMs }) => atMs);
    expect(times).toEqual(times.toSorted((x, y) => x - y));
    const seconds = (events: SkyEvent[]) =>
      events.map((event) => ({ ...event, atMs: Math.round(event.atMs / 1000) }));
    expect(seconds([...eventsBetween(a, b), ...eventsBetween(b, c)])).toEqual(seconds(whole));
  });

  test('gives the eclipses of 2026 beside their lunations', () => {
    const near = (utc: string) =>
      eventsBetween(Date.parse(utc) - DAY_MS, Date.parse(utc) + DAY_MS).filter(
        ({ kind }) => kind === 'eclipse',
      );
    const seen = [
      '2026-02-17T12:12Z',
      '2026-03-03T11:34Z',
      '2026-08-12T17:46Z',
      '2026-08-28T04:13Z',
      '2026-09-11T03:27Z',
    ]
      .flatMap(near)
      .map((event) => [event.body, 'phase' in event && event.phase, 'sign' in event && event.sign]);
    expect(seen).toEqual([
      ['sun', 'annular', 'aquarius'],
      ['moon', 'total', 'virgo'],
      ['sun', 'total', 'leo'],
      ['moon', 'partial', 'pisces'],
    ]);
  });

  test('is empty for an empty span', () => {
    expect(eventsBetween(0, 0)).toEqual([]);
    expect(eventsBetween(1, 0)).toEqual([]);
  });
});
