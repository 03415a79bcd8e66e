import { describe, expect, test } from 'vitest';
import { placeOf, yearLanes, type LaneEvent, type Scale } from '../../../src/art/drawing/year-lanes.ts';

const YEAR: Scale = { from: '1905-01-01', to: '1906-01-01', length: 365, gap: 20 };
const event = (body: LaneEvent['body'], point: string, earliest: string): LaneEvent => ({
  body,
  point,
  aspect: 'square',
  earliest,
});

describe('a year as lanes', () => {
  test('has each day at its place', () => {
    expect(placeOf('1905-01-01', YEAR)).toBe(0);
    expect(placeOf('1905-02-01', YEAR)).toBe(31);
    expect(placeOf('1905-12-31', YEAR)).toBe(364);
  });

  test('has a lane for each planet that does something, in the order asked for', () => {
    const events = [event('uranus', 'sun', '1905-03-01'), event('mars', 'moon', '1905-05-01')];
    expect(yearLanes(events, ['mars', 'jupiter', 'uranus'], YEAR).map(({ body }) => body)).toEqual([
      'mars',
      'uranus',
    ]);
  });

  test('keeps signs apart and within the year, and dots where they are', () => {
    const days = ['1905-01-01', '1905-09-12', '1905-09-14', '1905-09-18', '1905-12-31'];
    const [lane] = yearLanes(
      days.map((day, index) => event('mars', `point ${index}`, day)),
      ['mars'],
      YEAR,
    );
    const shown = lane!.marks.map(({ shownAt }) => shownAt);
    expect(lane!.rows).toBe(2);
    for (const row of [0, 1]) {
      const own = lane!.marks.filter((mark) => mark.row === row).map(({ shownAt }) => shownAt);
      for (const [index, at] of own.slice(1).entries())
        expect(at - own[index]!).toBeGreaterThanOrEqual(YEAR.gap - 1e-9);
    }
    expect([shown[0]! >= 10, shown.at(-1)! <= 355]).toEqual([true, true]);
    expect(lane!.marks.map(({ at }) => at)).toEqual(days.map((day) => placeOf(day, YEAR)));
  });

  test('tells several passes over one place as one story', () => {
    const days = ['1905-02-16', '1905-06-01', '1905-12-06'];
    const events = [
      ...days.map((day) => event('uranus', 'mercury', day)),
      event('uranus', 'sun', '1905-07-01'),
    ];
    expect(yearLanes(events, ['uranus'], YEAR)[0]!.stories).toEqual([
      [placeOf(days[0]!, YEAR), placeOf(days[2]!, YEAR)],
    ]);
  });
});
