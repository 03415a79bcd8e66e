import { describe, expect, test } from 'vitest';
import { ChartAnswer, ChartRequest } from '../../../src/contract/chart.ts';
import { timeAbout, timeWithin } from '../../../src/domain/natal/birth.ts';
import { natalChart } from '../../../src/domain/natal/chart.ts';
import { chartAnswer } from '../../../src/server/chart/answer.ts';
import charts from '../../tables/natal-charts.json' with { type: 'json' };

const rowOf = (id: string) => charts.charts.find((chart) => chart.id === id)!;
const LYON = rowOf('lyon-1991');
const LYON_MS = Date.parse(LYON.utc);

describe('the answer of a chart', () => {
  test('gives the figures of the table with seven decimals', () => {
    const chart = natalChart({ time: timeAbout(LYON_MS), place: LYON }, 'placidus');
    const answer = ChartAnswer.parse(chartAnswer(chart, 3600));
    expect(answer).toMatchObject({
      instant: '1991-11-03T05:40:00.000Z',
      offsetSeconds: 3600,
      uncertainMinutes: 0,
      rising: 'scorpio',
      houses: 'placidus',
      polar: false,
      ruler: { body: 'mars', house: 1 },
    });
    expect(answer.ascendant).toBeCloseTo(LYON.ascendantDeg, 5);
    expect(answer.midheaven).toBeCloseTo(LYON.midheavenDeg, 5);
    answer.cusps!.forEach((cusp, index) => expect(cusp).toBeCloseTo(LYON.placidusDeg![index]!, 5));
    expect(answer.bodies[0]).toMatchObject({ body: 'sun', sign: 'scorpio', house: 1, retrograde: false });
    expect(answer.bodies[0]!.longitude).toBeCloseTo(LYON.bodies.sun[0]!, 4);
    expect(JSON.stringify(answer)).not.toMatch(/\.\d{8}/);
  });

  test('says nothing that an unknown hour leaves open', () => {
    const time = timeWithin(Date.parse('1991-11-02T23:00:00Z'), Date.parse('1991-11-03T23:00:00Z'));
    const answer = ChartAnswer.parse(chartAnswer(natalChart({ time, place: LYON }), 3600));
    expect(answer).toMatchObject({
      instant: null,
      uncertainMinutes: null,
      ascendant: null,
      rising: null,
      midheaven: null,
      cusps: null,
      ruler: null,
      halves: [],
      emptyQuarters: [],
    });
    expect(answer.bodies[1]).toMatchObject({
      body: 'moon',
      longitude: null,
      sign: null,
      signs: ['virgo', 'libra'],
      degree: null,
      house: null,
    });
    expect(answer.bodies[0]).toMatchObject({ body: 'sun', sign: 'scorpio', house: null });
    expect(answer.bodies[0]!.degree).not.toBeNull();
  });

  test('keeps whole signs beyond the polar circle and says so', () => {
    const tromso = rowOf('tromso-1999');
    const chart = natalChart({ time: timeAbout(Date.parse(tromso.utc)), place: tromso }, 'placidus');
    const answer = chartAnswer(chart, 3600);
    expect([answer.houses, answer.polar, answer.cusps!.every((cusp) => cusp % 30 === 0)]).toEqual([
      'whole',
      true,
      true,
    ]);
  });
});

describe('what a chart is asked with', () => {
  const asked = {
    date: '1991-11-03',
    time: '06:40',
    place: { lat: 45.764, lon: 4.8357, zone: 'Europe/Paris' },
  };

  test('has whole signs unless it says otherwise', () => {
    expect(ChartRequest.parse(asked).houses).toBe('whole');
    expect(ChartRequest.parse({ ...asked, time: null, place: { id: 2996944 } }).time).toBeNull();
  });

  test.each([
    ['date', { date: '1991-02-31' }],
    ['date', { date: '1799-12-31' }],
    ['time', { time: '24:00' }],
    ['time', { time: '6:40' }],
    ['fold', { fold: 2 }],
    ['uncertainMinutes', { uncertainMinutes: -5 }],
    ['houses', { houses: 'koch' }],
    ['place', { place: { lat: 91, lon: 0, zone: 'UTC' } }],
  ])('names the field that is wrong: %s', (field, change) => {
    const { error } = ChartRequest.safeParse({ ...asked, ...change });
    expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });
});
