import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BirthChartAnswer } from '../../src/contract/chart.ts';
import type { SkyAnswer } from '../../src/contract/sky.ts';
import { signedDeg } from '../../src/domain/sky/angles.ts';
import { wholeDatabase } from '../harness/database.ts';
import { startOverheardSite } from '../harness/overheard-site.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { ask, type Answer } from '../harness/wire.ts';
import charts from '../tables/natal-charts.json' with { type: 'json' };

const JSON_TYPE = { 'content-type': 'application/json' };
const LYON = charts.charts.find(({ id }) => id === 'lyon-1991')!;
const LYON_PLACE = { lat: LYON.latitudeDeg, lon: LYON.longitudeDeg, zone: 'Europe/Paris' };
const CLARA = {
  date: '1991-11-03',
  time: '06:40',
  place: LYON_PLACE,
  today: '2026-11-15',
  utcOffsetMinutes: -300,
};
const NEW_YORK = { id: 5128581 };
const APIA = { lat: -13.83, lon: -171.77, zone: 'Pacific/Apia' };
const ANGLES = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 };

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

const call = (body: unknown, headers: Record<string, string> = JSON_TYPE): Promise<Answer> =>
  ask(site.url, '/api/chart', { method: 'POST', headers, body: JSON.stringify(body) });

async function drawn(body: object): Promise<BirthChartAnswer> {
  const { status, text } = await call(body);
  expect(text.slice(0, 200)).not.toContain('"error"');
  expect(status).toBe(200);
  return BirthChartAnswer.parse(JSON.parse(text));
}

const bodyOf = ({ bodies }: BirthChartAnswer, name: string) => bodies.find(({ body }) => body === name)!;

describe('a chart', () => {
  it('has the figures of outside tables, by the clock of its place', async () => {
    const chart = await drawn({ ...CLARA, houses: 'placidus' });
    expect(chart).toMatchObject({
      instant: '1991-11-03T05:40:00.000Z',
      offsetSeconds: 3600,
      rising: 'scorpio',
      houses: 'placidus',
    });
    expect(chart.ascendant).toBeCloseTo(LYON.ascendantDeg, 4);
    expect(chart.midheaven).toBeCloseTo(LYON.midheavenDeg, 4);
    expect(bodyOf(chart, 'moon').longitude).toBeCloseTo(LYON.bodies.moon[0]!, 3);
  });

  it('is found by the number of a place, and has whole signs for houses unless asked otherwise', async () => {
    const chart = await drawn({ date: '1991-11-03', time: '06:40', place: { id: 2996944 } });
    expect(chart).toMatchObject({ rising: 'scorpio', houses: 'whole', instant: '1991-11-03T05:40:00.000Z' });
    expect(chart.cusps![0]).toBe(210);
  });

  it('goes by the clocks of its own time, and of its own longitude before there were zones', async () => {
    const london = { lat: 51.5, lon: -0.12, zone: 'Europe/London' };
    expect((await drawn({ date: '1943-07-15', time: '12:00', place: london })).offsetSeconds).toBe(7200);
    const ulm = { lat: 48.4, lon: 10, zone: 'Europe/Berlin' };
    expect((await drawn({ date: '1879-03-14', time: '11:30', place: ulm })).offsetSeconds).toBe(2400);
  });

  it('says in words what is sure, and nothing of what is not', async () => {
    const { words } = await drawn(CLARA);
    for (const text of [words.sun, words.moon, words.rising, words.elements])
      expect(text).toMatch(/\w{3}.*\.$/);
    const unknown = await drawn({ ...CLARA, time: null });
    expect(unknown).toMatchObject({ instant: null, ascendant: null, rising: null, cusps: null });
    expect(unknown.words).toMatchObject({ sun: words.sun, rising: null });
    const moon = bodyOf(unknown, 'moon');
    expect(moon.signs).toEqual(['virgo', 'libra']);
    expect([moon.sign, moon.longitude, unknown.words.moon]).toEqual([null, null, null]);
  });

  it('of about a time keeps the signs and drops the ascendant’s degree', async () => {
    const about = await drawn({ ...CLARA, time: '06:50', uncertainMinutes: 15 });
    expect(about).toMatchObject({ uncertainMinutes: 15, ascendant: null });
    expect(bodyOf(about, 'sun').degree).toBeCloseTo(10.3, 1);
    const morning = await drawn({ ...CLARA, time: '09:00', uncertainMinutes: 180 });
    expect(morning).toMatchObject({ rising: null, cusps: null, words: { rising: null } });
  });

  it('beyond a polar circle has whole signs, and says so', async () => {
    const place = { lat: 78.22, lon: 15.63, zone: 'Arctic/Longyearbyen' };
    expect(await drawn({ ...CLARA, place, houses: 'placidus' })).toMatchObject({
      polar: true,
      houses: 'whole',
    });
  });
});

describe('today for a chart', () => {
  it('tells the strongest of the day and of seven more, each with its words', async () => {
    const { today, comingDays } = await drawn(CLARA);
    expect(today.date).toBe('2026-11-15');
    expect(comingDays.map(({ date }) => date).at(-1)).toBe('2026-11-22');
    expect(today.transits.map(({ body, aspect, point }) => `${body} ${aspect} ${point}`)).toContain(
      'sun sextile venus',
    );
    expect(today.transits[0], 'exact at 10:36 PM in New York').toMatchObject({
      body: 'sun',
      pass: { at: expect.stringMatching(/^2026-11-16T03:36/) },
    });
    for (const { transits, quiet } of [today, ...comingDays]) {
      expect(transits.length > 0).toBe(quiet === null);
      expect(new Set(transits.map(({ text }) => text)).size).toBe(transits.length);
      for (const { title, text } of transits) expect(`${title}: ${text}`).toMatch(/^[A-Z].*: .*\.$/);
    }
  });

  it('gives instants at which the sky itself agrees', async () => {
    const chart = await drawn(CLARA);
    expect(chart.passes.length).toBeGreaterThan(2);
    for (const { at, body, point, aspect } of chart.passes) {
      const { text } = await ask(site.url, `/api/sky?at=${at.replace(/\.\d+/, '')}`);
      const mover = (JSON.parse(text) as SkyAnswer).bodies.find((one) => one.body === body)!;
      const own = { ascendant: chart.ascendant, midheaven: chart.midheaven }[point as string];
      const apart = Math.abs(signedDeg(mover.longitude - (own ?? bodyOf(chart, point).longitude!)));
      expect(apart, `${body} ${aspect} ${point}`).toBeCloseTo(ANGLES[aspect], 3);
    }
    const instants = chart.passes.map(({ at }) => at);
    expect(instants).toEqual(instants.toSorted());
  });

  it('is of the visitor’s own day, or of the site’s where none is told', async () => {
    expect((await drawn({ ...CLARA, today: '2026-11-16' })).today.date).toBe('2026-11-16');
    expect((await drawn({ ...CLARA, today: undefined })).today.date).toBe('2026-11-15');
    const { status, text } = await call({ ...CLARA, today: '2031-01-01' });
    expect([status, text]).toEqual([400, expect.stringContaining('today')]);
  });

  it('without an hour names no instant more surely than it is', async () => {
    const { passes } = await drawn({ ...CLARA, time: null });
    expect(passes.length).toBeGreaterThan(0);
    for (const { at, earliest, latest, point } of passes) {
      expect(['moon', 'ascendant', 'midheaven']).not.toContain(point);
      expect(earliest <= at && at <= latest).toBe(true);
    }
    expect(passes.some(({ earliest, latest }) => earliest < latest)).toBe(true);
  });
});

describe('clock times that never were, or were twice,', () => {
  it('are told: the clocks went from two to three', async () => {
    const { status, text } = await call({ date: '2005-04-03', time: '02:30', place: NEW_YORK });
    expect(status).toBe(422);
    expect(JSON.parse(text)).toEqual({
      error: {
        code: 'skipped_hour',
        message: 'That clock time did not exist: clocks went from 2:00 AM to 3:00 AM.',
        before: '2005-04-03T02:00:00',
        after: '2005-04-03T03:00:00',
      },
    });
  });

  it('are asked about, with both instants', async () => {
    const born = { date: '2005-10-30', time: '01:30', place: NEW_YORK };
    const { status, text, headers } = await call(born);
    expect([status, headers['cache-control']]).toEqual([409, 'private, no-store']);
    expect(JSON.parse(text)).toEqual({
      error: {
        code: 'repeated_hour',
        message: expect.stringContaining('fold'),
        choices: [
          { fold: 0, instant: '2005-10-30T05:30:00.000Z', offsetSeconds: -14400 },
          { fold: 1, instant: '2005-10-30T06:30:00.000Z', offsetSeconds: -18000 },
        ],
      },
    });
    expect((await drawn({ ...born, fold: 0 })).instant).toBe('2005-10-30T05:30:00.000Z');
    expect((await drawn({ ...born, fold: 1 })).instant).toBe('2005-10-30T06:30:00.000Z');
    const either = await drawn({ ...born, fold: null });
    expect([either.instant, either.uncertainMinutes]).toEqual(['2005-10-30T06:00:00.000Z', 30]);
  });

  it('are told of a whole day that calendars left out', async () => {
    for (const [time, code] of [
      ['12:00', 'skipped_hour'],
      [null, 'skipped_day'],
    ]) {
      const { status, text } = await call({ date: '2011-12-30', time, place: APIA });
      expect([status, (JSON.parse(text) as { error: { code: string } }).error.code]).toEqual([422, code]);
    }
  });
});

describe('what no chart can be drawn of', () => {
  it.each([
    ['a date that is not in the calendar', { date: '1990-02-31' }, 'date'],
    ['a date before the tables begin', { date: '1849-12-31' }, 'date'],
    ['tomorrow', { date: '2026-11-17' }, 'date'],
    ['an hour later today', { date: '2026-11-15', time: '19:00' }, 'date'],
    ['no time at all', { time: undefined }, 'time'],
    ['a time with seconds', { time: '06:40:00' }, 'time'],
    ['an hour that no day has', { time: '24:00' }, 'time'],
    ['more than half a day of doubt', { uncertainMinutes: 721 }, 'uncertainMinutes'],
    ['a third of two', { fold: 2 }, 'fold'],
    ['a clock that nobody keeps', { utcOffsetMinutes: 900 }, 'utcOffsetMinutes'],
    ['no place', { place: undefined }, 'place'],
    ['a place beyond the pole', { place: { ...LYON_PLACE, lat: 91 } }, 'place'],
    ['a zone that nobody keeps', { place: { ...LYON_PLACE, zone: 'Europe/Atlantis' } }, 'place.zone'],
    ['houses of another school', { houses: 'koch' }, 'houses'],
    ['a field that nobody knows', { born: true }, 'born'],
  ])('is refused by its name: %s', async (_what, change, field) => {
    const { status, text, headers } = await call({ ...CLARA, ...change });
    expect(JSON.parse(text)).toEqual({
      error: { code: 'bad_request', message: expect.stringContaining(field) },
    });
    expect([status, headers['cache-control']]).toEqual([400, 'private, no-store']);
  });

  it('is refused where there is no such place', async () => {
    const { status, text } = await call({ ...CLARA, place: { id: 1 } });
    expect(status).toBe(422);
    expect(JSON.parse(text)).toEqual({
      error: { code: 'unknown_place', message: expect.stringContaining('place.id') },
    });
  });

  it('is refused to other sites, and to whoever asks without end', async () => {
    const foreign = await call(CLARA, { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    const strict = await startTestSite({ env: { WRITE_REQUESTS_PER_MINUTE: '2' } });
    try {
      const statuses: number[] = [];
      for (let asked = 0; asked < 3; asked++) {
        const body = JSON.stringify(CLARA);
        const { status } = await ask(strict.url, '/api/chart', { method: 'POST', headers: JSON_TYPE, body });
        statuses.push(status);
      }
      expect(statuses).toEqual([200, 200, 429]);
    } finally {
      await strict.stop();
    }
  });
});

describe('a birth', () => {
  it('stands in no log and in no table, whether its chart was drawn or refused', async () => {
    const heard = await startOverheardSite();
    const place = { lat: 45.764321, lon: 4.835321, zone: 'Europe/Paris' };
    const born = { date: '1971-03-17', time: '04:37', place };
    const bodies = [
      JSON.stringify(born),
      JSON.stringify({ ...born, time: '25:37' }),
      JSON.stringify({ ...born, place: { ...place, zone: 'Europe/Secret' } }),
      `${JSON.stringify(born)}}`,
    ];
    const statuses: number[] = [];
    for (const body of bodies) {
      const answer = await ask(heard.url, '/api/chart', { method: 'POST', headers: JSON_TYPE, body });
      expect(answer.headers['cache-control']).toBe('private, no-store');
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 400, 400, 400]);
    const stored = await wholeDatabase(heard.databaseUrl);
    const log = await heard.stop();
    for (const secret of ['1971-03-17', '04:37', '25:37', '45.764', '4.8353', 'Secret', '1971-03-17T03:37'])
      for (const kept of [log, stored]) expect(kept).not.toContain(secret);
  });
});
