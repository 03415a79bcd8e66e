import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timeAbout, timeWithin } from '../../../src/domain/natal/birth.ts';
import { natalChart, type NatalChart } from '../../../src/domain/natal/chart.ts';
import { dayTracks, dayTransits, passesBetween } from '../../../src/domain/natal/day-transits.ts';
import { moverTrack, MOVERS, type Mover } from '../../../src/domain/natal/mover-tracks.ts';
import { passesOver } from '../../../src/domain/natal/passes.ts';
import { yearTracks, yearTransits, type Meeting } from '../../../src/domain/natal/transits.ts';
import { signedDeg } from '../../../src/domain/sky/angles.ts';
import { ASPECT_ANGLES } from '../../../src/domain/sky/aspects.ts';
import { positionAt } from '../../../src/domain/sky/positions.ts';
import { SIGN_KEYS, type SignKey } from '../../../src/domain/zodiac/signs.ts';
import events from '../../tables/events.json' with { type: 'json' };

const DAY_MS = 86_400_000;
const YEAR_FROM = Date.UTC(2026, 10, 16);
const YEAR_TO = Date.UTC(2027, 10, 16);
const LYON = { latitudeDeg: 45.764, longitudeDeg: 4.8357 };
const LYON_MS = Date.parse('1991-11-03T05:40:00Z');
const lyon = natalChart({ time: timeAbout(LYON_MS), place: LYON });
const tracks = yearTracks(YEAR_FROM, YEAR_TO);
const year = yearTransits(lyon, tracks);
const isOfYear = ({ atMs }: { atMs: number }): boolean => atMs >= YEAR_FROM && atMs <= YEAR_TO;

const minuteOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, 16);
const natalDeg = (chart: NatalChart, point: string): number =>
  [...chart.bodies, chart.ascendant!, chart.midheaven!].find((one) => one.point === point)!.longitudeDeg;

/** How far the body is from the exact angle, on the nearer side. */
function gapAt(chart: NatalChart, { body, point, aspect }: Meeting, atMs: number): number {
  const apart = signedDeg(positionAt(body, atMs).longitudeDeg - natalDeg(chart, point));
  const gaps = [ASPECT_ANGLES[aspect], -ASPECT_ANGLES[aspect]].map((angle) => signedDeg(apart - angle));
  return gaps.sort((a, b) => Math.abs(a) - Math.abs(b))[0]!;
}

describe('passes', () => {
  const isMover = (body: string): body is Mover => (MOVERS as readonly string[]).includes(body);
  const ingresses = events.events.filter(({ kind, body }) => kind === 'ingress' && isMover(body));

  test('over the border of a sign come when the tables say', () => {
    expect(ingresses.length).toBeGreaterThan(20);
    for (const { body, sign, utc, toleranceSeconds } of ingresses) {
      const wantedMs = Date.parse(utc);
      const track = moverTrack(body as Mover, wantedMs - 40 * DAY_MS, wantedMs + 40 * DAY_MS);
      const startDeg = SIGN_KEYS.indexOf(sign as SignKey) * 30;
      // A planet enters a sign at its beginning, or backwards at its end.
      const passes = [startDeg, (startDeg + 30) % 360].flatMap((border) => passesOver(track, border, 0));
      const nearestSeconds = Math.min(...passes.map(({ atMs }) => Math.abs(atMs - wantedMs) / 1000));
      expect([body, utc, nearestSeconds <= toleranceSeconds]).toEqual([body, utc, true]);
    }
  });

  test('are found where a planet goes on in one direction for more than the whole zodiac', () => {
    const fromMs = Date.UTC(2027, 3, 18);
    const toMs = Date.UTC(2028, 3, 1);
    const { movers } = yearTracks(fromMs, toMs);
    const mars = movers.find(({ body }) => body === 'mars')!;
    const days = (toMs - fromMs) / DAY_MS;
    const daily = Array.from(
      { length: days },
      (_, day) => positionAt('mars', fromMs + day * DAY_MS).longitudeDeg,
    );
    for (let placeDeg = 5; placeDeg < 360; placeDeg += 10) {
      const gaps = daily.map((longitude) => signedDeg(longitude - placeDeg));
      const crossings = gaps.filter((gap, day) => day > 0 && Math.abs(gap) < 5 && gap * gaps[day - 1]! < 0);
      const lastMs = fromMs + (days - 1) * DAY_MS;
      const found = passesOver(mars, placeDeg, 0).filter(({ atMs }) => atMs >= fromMs && atMs <= lastMs);
      expect([placeDeg, found.length]).toEqual([placeDeg, crossings.length]);
    }
  });
});

describe('the year of a chart', () => {
  test('has passes at which the full series stands at the exact angle', () => {
    const passes = year.flatMap((transit) => transit.passes.map((pass) => ({ transit, pass })));
    expect(passes.length).toBeGreaterThan(25);
    for (const { transit, pass } of passes) {
      expect(Math.abs(gapAt(lyon, transit, pass.atMs)) * 3600).toBeLessThan(0.01);
      expect(positionAt(transit.body, pass.atMs).retrograde).toBe(pass.direction === 'retrograde');
    }
  });

  test('misses no pass that a glance every day would show', () => {
    const bodies = ['mars', 'jupiter', 'saturn', 'pluto'] as const;
    const points = ['sun', 'moon', 'mercury', 'venus', 'mars', 'ascendant', 'midheaven'];
    for (const body of bodies) {
      const daily = Array.from(
        { length: 366 },
        (_, day) => positionAt(body, YEAR_FROM + day * DAY_MS).longitudeDeg,
      );
      const crossings = points.flatMap((point) =>
        [0, 60, -60, 90, -90, 120, -120, 180].flatMap((angle) => {
          const gaps = daily.map((longitude) => signedDeg(longitude - natalDeg(lyon, point) - angle));
          return gaps.filter((gap, day) => day > 0 && Math.abs(gap) < 5 && gap * gaps[day - 1]! < 0);
        }),
      );
      const found = year
        .filter((transit) => transit.body === body && points.includes(transit.point))
        .flatMap(({ passes }) => passes.filter(isOfYear));
      expect([body, found.length]).toEqual([body, crossings.length]);
    }
  });

  test('tells several passes of a planet that turns, and those before the year of one that lingers', () => {
    const square = year.find(
      ({ body, point, aspect }) => `${body} ${aspect} ${point}` === 'mars square mercury',
    )!;
    expect(square.passes.map(({ direction }) => direction)).toEqual(['direct', 'retrograde', 'direct']);
    expect(minuteOf(square.passes[0]!.atMs)).toBe('2026-11-21T19:17');
    expect(square.spans).toHaveLength(3);
    const across = year.find(({ body, point }) => body === 'neptune' && point === 'moon')!;
    // Three passes of its visit were before the year, in which it comes near once more.
    expect([across.quality, across.passes.length, across.passes.filter(isOfYear).length]).toEqual([
      'hard',
      3,
      0,
    ]);
  });

  test('leaves out what an unknown hour leaves open, and widens the dates of the rest', () => {
    const day = natalChart({
      time: timeWithin(LYON_MS - 12 * 3_600_000, LYON_MS + 12 * 3_600_000),
      place: LYON,
    });
    const transits = yearTransits(day, tracks);
    expect(new Set(transits.map(({ point }) => point))).toEqual(
      new Set(['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn']),
    );
    const pass = transits.find(
      ({ body, point, aspect }) => `${body} ${aspect} ${point}` === 'mars conjunction sun',
    )!.passes[0]!;
    // Half a degree either way at two thirds of a degree a day.
    expect((pass.latestMs - pass.earliestMs) / DAY_MS).toBeGreaterThan(1);
    expect((pass.latestMs - pass.earliestMs) / DAY_MS).toBeLessThan(2);
    expect(pass.earliestMs).toBeLessThan(pass.atMs);
    expect(pass.latestMs).toBeGreaterThan(pass.atMs);
  });
});

describe('a day of a chart', () => {
  // The evening of 15 November 2026 in New York.
  const atMs = Date.parse('2026-11-15T18:00:00Z');
  const day = { fromMs: Date.parse('2026-11-15T05:00:00Z'), toMs: Date.parse('2026-11-16T05:00:00Z'), atMs };
  const around = dayTracks(atMs);

  test('begins with what is exact on it and tells the nearest instants', () => {
    const [first, ...rest] = dayTransits(lyon, day, around);
    expect(first).toMatchObject({
      body: 'sun',
      aspect: 'sextile',
      point: 'venus',
      quality: 'easy',
      sure: true,
    });
    expect([minuteOf(first!.nearest.atMs), first!.orbDeg.toFixed(1)]).toEqual(['2026-11-16T03:36', '0.4']);
    const across = rest.find(({ body, point }) => body === 'neptune' && point === 'moon')!;
    expect(across.orbDeg.toFixed(1)).toBe('1.0');
    expect(minuteOf(across.nearest.atMs).slice(0, 10)).toBe('2026-12-12');
    expect(across.nearest.orbDeg).toBeGreaterThan(0.5);
  });

  test('has a week of exact meetings after it', () => {
    const week = passesBetween(lyon, { fromMs: day.fromMs, toMs: day.fromMs + 7 * DAY_MS }, around);
    expect(
      week.map(({ body, aspect, point, pass }) => `${body} ${aspect} ${point} ${minuteOf(pass.atMs)}`),
    ).toEqual([
      'sun sextile venus 2026-11-16T03:36',
      'sun conjunction mercury 2026-11-20T14:39',
      'mercury square midheaven 2026-11-21T04:32',
      'mercury sextile jupiter 2026-11-21T14:05',
      'mars square mercury 2026-11-21T19:17',
      'mercury conjunction sun 2026-11-22T01:14',
    ]);
  });

  test('shows only what is near, for any chart and any day', () => {
    const instant = fc.integer({ min: Date.UTC(1930, 0, 1), max: Date.UTC(2020, 0, 1) });
    fc.assert(
      fc.property(instant, fc.double({ min: -80, max: 80, noNaN: true }), (bornMs, latitudeDeg) => {
        const chart = natalChart({ time: timeAbout(bornMs), place: { latitudeDeg, longitudeDeg: 0 } });
        for (const transit of dayTransits(chart, day, around)) {
          expect(Math.abs(gapAt(chart, transit, atMs))).toBeCloseTo(transit.orbDeg, 2);
          const least = Math.abs(gapAt(chart, transit, transit.nearest.atMs));
          expect(least).toBeCloseTo(transit.nearest.orbDeg, 4);
          expect(least).toBeLessThan(transit.orbDeg + 0.001);
        }
      }),
      { numRuns: 25 },
    );
  });
});
