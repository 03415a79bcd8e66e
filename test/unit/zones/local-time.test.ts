import { describe, expect, it } from 'vitest';
import { offsetMs } from '../../../src/domain/calendar/wall-clock.ts';
import { civilDayMs, resolveLocalTime } from '../../../src/domain/zones/local-time.ts';
import links from '../../../src/domain/zones/data/links.json' with { type: 'json' };
import changes from '../../tables/clock-changes.json' with { type: 'json' };
import { comparedClocks } from '../../tables/compare-clocks.ts';
import cases from '../../tables/zone-cases.json' with { type: 'json' };
import table from '../../../src/domain/zones/data/offsets.json' with { type: 'json' };

const OFFSETS: Record<string, number[]> = table;
const HOUR = 3600;
const iso = (ms: number): string => new Date(ms).toISOString();
/** East or west of Greenwich matters only before standard time. */
const at = (zone: string, longitudeDeg = 0) => ({ zone, longitudeDeg });

describe('clocks before 1970', () => {
  it.each(cases)('of $zone stood on $date at $offsetSeconds s', ({ zone, date, offsetSeconds }) => {
    expect(resolveLocalTime(date, '12:00', at(zone))).toEqual({
      kind: 'once',
      instantMs: Date.parse(`${date}T12:00Z`) - offsetSeconds * 1000,
      offsetSeconds,
    });
  });

  it('in London made two hours of summer in 1943, and left one of them in the winter', () => {
    expect(resolveLocalTime('1943-04-04', '02:30', at('Europe/London'))).toEqual({
      kind: 'skipped',
      before: '1943-04-04T02:00:00',
      after: '1943-04-04T03:00:00',
    });
    expect(resolveLocalTime('1943-08-15', '02:30', at('Europe/London'))).toMatchObject({
      kind: 'repeated',
      choices: [{ offsetSeconds: 2 * HOUR }, { offsetSeconds: HOUR }],
    });
  });

  // As published with their charts in the tests of kerykeion.
  it.each([
    ['1940-10-09', '18:30', 'Europe/London', '1940-10-09T17:30:00.000Z'],
    ['1942-06-18', '15:30', 'Europe/London', '1942-06-18T13:30:00.000Z'],
    ['1963-06-09', '00:00', 'America/Chicago', '1963-06-09T05:00:00.000Z'],
    ['1933-02-18', '10:30', 'Asia/Tokyo', '1933-02-18T01:30:00.000Z'],
    ['1914-07-28', '11:00', 'Europe/Sarajevo', '1914-07-28T10:00:00.000Z'],
  ])('showed %s %s in %s at %s', (date, time, zone, instant) => {
    const resolved = resolveLocalTime(date, time, at(zone));
    expect(resolved.kind === 'once' && iso(resolved.instantMs)).toBe(instant);
  });

  it('have the names of today for zones that were renamed, in any case', () => {
    const asked = ['1943-07-15', '12:00'] as const;
    for (const [old, name] of Object.entries(links))
      expect(resolveLocalTime(...asked, at(old)), old).toEqual(resolveLocalTime(...asked, at(name)));
    expect(resolveLocalTime(...asked, at('europe/LONDON'))).toMatchObject({ offsetSeconds: 2 * HOUR });
  });
});

describe('local mean time', () => {
  // Einstein, March 14, 1879, 11:30 in Ulm, 10° east: 10:50 in Greenwich. Berlin's own noon came 13½ minutes earlier.
  it('is that of the birthplace: Ulm, not Berlin', () => {
    const resolved = resolveLocalTime('1879-03-14', '11:30', at('Europe/Berlin', 10));
    expect(resolved).toEqual({
      kind: 'once',
      instantMs: Date.parse('1879-03-14T10:50:00Z'),
      offsetSeconds: 2400,
    });
    expect(OFFSETS['Europe/Berlin']![0]).toBe(3208);
  });

  it('ends where the zone’s first span ends, with a jump of its own', () => {
    const ulm = at('Europe/Berlin', 10);
    expect(resolveLocalTime('1893-03-31', '23:30', ulm)).toMatchObject({ offsetSeconds: 2400 });
    expect(resolveLocalTime('1893-04-01', '00:00', ulm)).toEqual({
      kind: 'skipped',
      before: '1893-03-31T23:46:32',
      after: '1893-04-01T00:06:32',
    });
    expect(resolveLocalTime('1893-04-01', '00:07', ulm)).toMatchObject({ offsetSeconds: HOUR });
    // West of its meridian the clocks of New York were set back.
    const buffalo = at('America/New_York', -78.878);
    expect(resolveLocalTime('1883-11-18', '12:00', buffalo)).toMatchObject({ offsetSeconds: -5 * HOUR });
    expect(resolveLocalTime('1883-11-18', '11:30', buffalo)).toMatchObject({ offsetSeconds: -18931 });
  });

  it('is unknown to zones that are no places', () => {
    expect(resolveLocalTime('1850-01-01', '12:00', at('UTC', 90))).toMatchObject({ offsetSeconds: 0 });
    expect(resolveLocalTime('1850-01-01', '12:00', at('Etc/GMT+5', 90))).toMatchObject({
      offsetSeconds: -5 * HOUR,
    });
  });
});

describe('days on which clocks were changed', () => {
  it.each(changes)('$place showed $at $shown', ({ place, at: asked, shown }) => {
    const clock = comparedClocks().find((one) => one.place === place && one.at === asked);
    expect(clock?.ours).toBe(shown);
  });

  const newYork = at('America/New_York', -74);

  it('New York in April 2005 has no half past two', () => {
    expect(resolveLocalTime('2005-04-03', '02:30', newYork)).toEqual({
      kind: 'skipped',
      before: '2005-04-03T02:00:00',
      after: '2005-04-03T03:00:00',
    });
    expect(resolveLocalTime('2005-04-03', '01:59', newYork)).toMatchObject({ offsetSeconds: -5 * HOUR });
    expect(resolveLocalTime('2005-04-03', '03:00', newYork)).toMatchObject({ offsetSeconds: -4 * HOUR });
    expect(resolveLocalTime('2005-04-03', '02:30', newYork, 1).kind).toBe('skipped');
  });

  it('New York in October 2005 has half past one twice', () => {
    const first = { instantMs: Date.parse('2005-10-30T05:30:00Z'), offsetSeconds: -4 * HOUR };
    const second = { instantMs: Date.parse('2005-10-30T06:30:00Z'), offsetSeconds: -5 * HOUR };
    expect(resolveLocalTime('2005-10-30', '01:30', newYork)).toEqual({
      kind: 'repeated',
      choices: [first, second],
    });
    expect(resolveLocalTime('2005-10-30', '01:30', newYork, 0)).toEqual({ kind: 'once', ...first });
    expect(resolveLocalTime('2005-10-30', '01:30', newYork, 1)).toEqual({ kind: 'once', ...second });
    expect(resolveLocalTime('2005-10-30', '02:00', newYork).kind).toBe('once');
  });

  it('Samoa left out December 30, 2011', () => {
    const apia = at('Pacific/Apia', -171.8);
    for (const time of ['00:00', '12:00', '23:59'])
      expect(resolveLocalTime('2011-12-30', time, apia)).toEqual({
        kind: 'skipped',
        before: '2011-12-30T00:00:00',
        after: '2011-12-31T00:00:00',
      });
    expect(resolveLocalTime('2011-12-29', '23:59', apia)).toMatchObject({ offsetSeconds: -10 * HOUR });
    expect(civilDayMs('2011-12-30', apia)).toBeNull();
    const [before, after] = [civilDayMs('2011-12-29', apia)!, civilDayMs('2011-12-31', apia)!];
    expect(before.endMs).toBe(after.startMs);
  });

  it('are as long as their clocks ran', () => {
    const hours = (date: string): number => {
      const { startMs, endMs } = civilDayMs(date, newYork)!;
      return (endMs - startMs) / 3_600_000;
    };
    expect(['2005-04-02', '2005-04-03', '2005-10-30', '2040-11-04'].map(hours)).toEqual([24, 23, 25, 25]);
  });

  it('after 2037 are those of the platform', () => {
    expect(resolveLocalTime('2040-03-11', '02:30', newYork)).toEqual({
      kind: 'skipped',
      before: '2040-03-11T02:00:00',
      after: '2040-03-11T03:00:00',
    });
    expect(resolveLocalTime('2040-11-04', '01:30', newYork)).toMatchObject({ kind: 'repeated' });
    expect(resolveLocalTime('2040-07-01', '12:00', newYork)).toEqual({
      kind: 'once',
      instantMs: Date.parse('2040-07-01T16:00:00Z'),
      offsetSeconds: -4 * HOUR,
    });
  });
});

describe('every zone of the table', () => {
  const changesOf = (offsets: number[]) =>
    offsets.flatMap((value, index) =>
      // The first change starts from the birthplace's own time.
      index % 2 === 1 && index > 1
        ? [{ ms: value * 1000, before: offsets[index - 1]!, after: offsets[index + 1]! }]
        : [],
    );

  it('skips and repeats clock times at each of its changes, and no others', () => {
    for (const [zone, offsets] of Object.entries(OFFSETS)) {
      for (const { ms, before, after } of changesOf(offsets)) {
        const asked = (wallMs: number) => {
          const [date, time] = iso(wallMs).slice(0, 19).split('T') as [string, string];
          return resolveLocalTime(date, time, at(zone)).kind;
        };
        const [early, late] = [Math.min(before, after), Math.max(before, after)].map((s) => ms + s * 1000);
        const between = after > before ? 'skipped' : 'repeated';
        if (before === after) continue;
        expect([zone, iso(ms), asked(early!), asked(late! - 1000)]).toEqual([
          zone,
          iso(ms),
          between,
          between,
        ]);
      }
    }
  });

  it('agrees with the platform since 1980, where both know the past', () => {
    const wrong: string[] = [];
    for (const zone of Object.keys(OFFSETS))
      for (let year = 1980; year <= 2025; year += 5)
        for (const date of [`${year}-01-10`, `${year}-07-10`]) {
          const resolved = resolveLocalTime(date, '12:00', at(zone));
          if (resolved.kind !== 'once') throw new Error(`${zone} ${date}: ${resolved.kind}`);
          const ours = resolved.offsetSeconds * 1000;
          if (ours !== offsetMs(resolved.instantMs, zone)) wrong.push(`${zone} ${date}`);
        }
    expect(wrong).toEqual([]);
  });
});
