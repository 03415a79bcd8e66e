import { describe, expect, it } from 'vitest';
import { catFactsAt, TURNING, type CatFact } from '../../../src/domain/channels/cat-sky.ts';
import { CATS } from '../../../src/domain/channels/cats.ts';
import { eventsBetween } from '../../../src/domain/sky/events.ts';
import type { SkyEvent } from '../../../src/domain/sky/sky.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const at = (utc: string): number => Date.parse(`${utc}Z`);
const keysAt = (utc: string): string[] => catFactsAt(at(utc)).map(({ key }) => key);
const factAt = (atMs: number, start: string): CatFact | undefined =>
  catFactsAt(atMs).find(({ key }) => key.startsWith(start));

describe('the facts of an instant', () => {
  it('have the Moon’s sign of every third hour of a week, and when she leaves it', () => {
    const from = at('2026-11-18T00:00');
    const ingresses = eventsBetween(from - 3 * DAY_MS, from + 11 * DAY_MS).filter(
      (event): event is Extract<SkyEvent, { kind: 'ingress' }> =>
        event.kind === 'ingress' && event.body === 'moon',
    );
    for (let atMs = from; atMs < from + 7 * DAY_MS; atMs += DAY_MS / 8) {
      const inside = ingresses.findLast((event) => event.atMs <= atMs)!;
      const next = ingresses.find((event) => event.atMs > atMs)!;
      const fact = factAt(atMs, 'moon-in:')!;
      expect(fact.key).toBe(`moon-in:${inside.sign}`);
      expect(Math.abs(fact.untilMs! - next.atMs)).toBeLessThan(MINUTE_MS);
    }
  });

  it.each([
    ['2026-02-26', 'turns-retrograde:mercury'],
    ['2026-03-20', 'turns-direct:mercury'],
    ['2026-06-29', 'turns-retrograde:mercury'],
    ['2026-07-23', 'turns-direct:mercury'],
    ['2026-10-24', 'turns-retrograde:mercury'],
    ['2026-11-13', 'turns-direct:mercury'],
    ['2026-10-03', 'turns-retrograde:venus'],
    ['2026-11-14', 'turns-direct:venus'],
  ])('know the stations of 2026: on %s %s', (date, key) => {
    expect(keysAt(`${date}T12:00`)).toContain(key);
    for (const days of [-3, 3]) {
      expect(catFactsAt(at(`${date}T12:00`) + days * DAY_MS).map((fact) => fact.key)).not.toContain(key);
    }
  });

  it('say how long a retrograde lasts, and leave it to its stations near them', () => {
    const fact = factAt(at('2026-11-03T12:00'), 'retrograde:mercury')!;
    expect(new Date(fact.untilMs!).toISOString()).toMatch(/^2026-11-13/);
    expect(factAt(at('2026-11-13T12:00'), 'retrograde:mercury')).toBeUndefined();
    expect(factAt(at('2026-11-20T12:00'), 'retrograde:mercury')).toBeUndefined();
  });

  it.each([
    ['2026-08-12T17:46', 'eclipse:solar'],
    ['2026-08-28T04:13', 'eclipse:lunar'],
    ['2027-02-06T16:00', 'eclipse:solar'],
  ])('put an eclipse first: %s', (utc, key) => {
    const [first, ...others] = keysAt(utc);
    expect(first).toBe(key);
    expect(others).toContain(key === 'eclipse:solar' ? 'moon-phase:new' : 'moon-phase:full');
  });

  it('put news before what lasts', () => {
    expect(keysAt('2026-11-22T12:00')).toEqual([
      'enters:sun:sagittarius',
      'retrograde:saturn',
      'moon-in:taurus',
      'moon-phase:waxing-gibbous',
      'sun-in:sagittarius',
    ]);
    expect(keysAt('2026-11-24T14:53')[0]).toBe('moon-phase:full');
    expect(keysAt('2026-11-26T14:53')).toContain('moon-phase:waning-gibbous');
  });
});

describe('half a year of facts', () => {
  const from = at('2026-09-01T14:00');
  const to = from + 180 * DAY_MS;
  const days = Array.from({ length: 180 }, (_, day) => from + day * DAY_MS);
  const events = eventsBetween(from - 2 * DAY_MS, to + 2 * DAY_MS);
  const factsOfDays = days.map((atMs) => ({ atMs, facts: catFactsAt(atMs) }));

  /** What the search of the whole sky finds so near to an instant, as keys. */
  function newsNear(atMs: number): string[] {
    const near = (reach: number) => events.filter((event) => Math.abs(event.atMs - atMs) <= reach * DAY_MS);
    const turns = near(1).flatMap((event) =>
      event.kind === 'station' && (TURNING as readonly string[]).includes(event.body)
        ? [`turns-${event.direction}:${event.body}`]
        : [],
    );
    const others = near(0.5).flatMap((event) => {
      if (event.kind === 'lunation') return [`moon-phase:${event.phase}`];
      if (event.kind === 'eclipse') return [`eclipse:${event.body === 'sun' ? 'solar' : 'lunar'}`];
      if (event.kind !== 'ingress' || event.body === 'moon' || event.body === 'node') return [];
      return [event.body === 'sun' ? `enters:sun:${event.sign}` : `enters:${event.body}`];
    });
    return [...turns, ...others].sort();
  }

  it('have the news that the whole sky has, no more and no less', () => {
    for (const { atMs, facts } of factsOfDays) {
      const news = facts.filter((fact) => fact.atMs !== null).map(({ key }) => key);
      expect(news.sort(), new Date(atMs).toISOString()).toEqual(newsNear(atMs));
    }
  });

  it('are each told once, by cats that exist, and end after the instant', () => {
    const cats = CATS.map(({ key }) => key);
    for (const { atMs, facts } of factsOfDays) {
      expect(new Set(facts.map(({ key }) => key)).size).toBe(facts.length);
      for (const fact of facts) {
        expect(cats).toEqual(expect.arrayContaining([...fact.cats]));
        expect(fact.why).toMatch(/^[A-Z].*\.$/);
        if (fact.untilMs !== null) expect(fact.untilMs).toBeGreaterThan(atMs);
      }
    }
  });

  it('put no news behind what lasts', () => {
    for (const { facts } of factsOfDays) {
      const lasts = facts.findIndex((fact) => fact.atMs === null);
      expect(facts.slice(lasts).every((fact) => fact.atMs === null)).toBe(true);
    }
  });
});
