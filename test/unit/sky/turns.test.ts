import { describe, expect, it } from 'vitest';
import { signedDeg } from '../../../src/domain/sky/angles.ts';
import { BODIES } from '../../../src/domain/sky/bodies.ts';
import { eventsBetween } from '../../../src/domain/sky/events.ts';
import { eclipsesFrom, lunationsFrom } from '../../../src/domain/sky/lunations.ts';
import { meanDegPerDay, ROUND_BODIES, type RoundBody } from '../../../src/domain/sky/periods.ts';
import { positionAt } from '../../../src/domain/sky/positions.ts';
import type { SkyEvent } from '../../../src/domain/sky/sky.ts';
import { turnsFrom } from '../../../src/domain/sky/turns.ts';

const FROM = Date.UTC(2026, 7, 1);
const TO = Date.UTC(2027, 2, 1);
const DAY_MS = 86_400_000;
const whole = eventsBetween(FROM, TO);

function until(found: Iterable<SkyEvent>): SkyEvent[] {
  const events: SkyEvent[] = [];
  for (const event of found) {
    if (event.atMs >= TO) break;
    events.push(event);
  }
  return events;
}

/** Instants to the second: the two searches round differently. */
const toSeconds = (events: readonly SkyEvent[]) =>
  events.map((event) => ({ ...event, atMs: expect.closeTo(event.atMs / 1000, 0) as number }));
const inSeconds = (events: readonly SkyEvent[]) =>
  events.map((event) => ({ ...event, atMs: event.atMs / 1000 }));

describe('events looked for one kind at a time', () => {
  it.each(BODIES.filter((body) => body !== 'node'))('are those of the whole sky: turns of %s', (body) => {
    const wanted = whole.filter(
      ({ kind, body: of }) => of === body && (kind === 'ingress' || kind === 'station'),
    );
    expect(inSeconds(until(turnsFrom(body, FROM)))).toEqual(toSeconds(wanted));
  });

  it('are those of the whole sky: lunations and eclipses', () => {
    const kind = (wanted: SkyEvent['kind']) => whole.filter((event) => event.kind === wanted);
    expect(inSeconds(until(lunationsFrom(FROM)))).toEqual(toSeconds(kind('lunation')));
    expect(inSeconds(until(eclipsesFrom(FROM)))).toEqual(toSeconds(kind('eclipse')));
  });

  it('end with the century', () => {
    expect([...turnsFrom('sun', Date.UTC(2099, 11, 1))].length).toBeLessThanOrEqual(2);
  });
});

describe('mean speeds', () => {
  const [start, end] = [Date.UTC(1950, 0, 1, 12), Date.UTC(2070, 0, 1, 12)];
  const days = (end - start) / DAY_MS;

  // A body is where its mean speed puts it, give or take what it runs ahead or stays behind on one round: inner
  // planets swing about the Sun, Mars's orbit is long and Pluto's longer.
  const SWING_DEG: Partial<Record<RoundBody, number>> = { mercury: 57, venus: 95, mars: 60, pluto: 60 };

  it.each(ROUND_BODIES)('agree with the engine over 120 years: %s', (body) => {
    const gone = positionAt(body, end).longitudeDeg - positionAt(body, start).longitudeDeg;
    const off = signedDeg(gone - meanDegPerDay(body) * days);
    expect(Math.abs(off)).toBeLessThan(SWING_DEG[body] ?? 30);
  });
});
