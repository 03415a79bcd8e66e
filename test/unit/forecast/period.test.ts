import { describe, expect, it } from 'vitest';
import { clearStretch, placeMarkers } from '../../../src/art/drawing/strip.ts';
import { changesOf } from '../../../src/domain/forecast/changes.ts';
import { periodAt, periodLabel, periodOf } from '../../../src/domain/forecast/period.ts';
import { skyOf } from './banks.ts';

describe('weeks and months', () => {
  it('begin with those that hold the first day', () => {
    expect(periodOf('weekly', '2026-01-01')).toMatchObject({
      index: 0,
      from: '2025-12-28',
      to: '2026-01-03',
    });
    expect(periodOf('monthly', '2026-01-31')).toMatchObject({
      index: 0,
      from: '2026-01-01',
      to: '2026-01-31',
    });
    expect(periodOf('monthly', '2028-02-29')).toMatchObject({ index: 25, to: '2028-02-29' });
    expect(periodAt('monthly', 11)).toMatchObject({ from: '2026-12-01', to: '2026-12-31' });
  });

  it.each([
    ['2026-11-17', 'Nov 15 – Nov 21'],
    ['2026-11-15', 'Nov 15 – Nov 21'],
    ['2026-11-21', 'Nov 15 – Nov 21'],
    ['2026-12-01', 'Nov 29 – Dec 5'],
    ['2027-01-02', 'Dec 27 – Jan 2'],
    ['2028-02-29', 'Feb 27 – Mar 4'],
  ])('the week of %s is labelled %s', (date, label) => {
    expect(periodLabel(periodOf('weekly', date))).toBe(label);
  });

  it('a month is labelled with its long name and year', () => {
    expect(periodLabel(periodOf('monthly', '2026-11-30'))).toBe('November 2026');
  });
});

describe('what changes when', () => {
  it('tells the dated events of the week in order, and those of the hours around it', () => {
    const changes = changesOf(skyOf(periodOf('weekly', '2026-11-17')));
    expect(changes.map(({ text }) => text)).toEqual([
      'Moon meets Pluto',
      'Mars meets Jupiter',
      'First quarter',
      'Sun square Jupiter',
      'Sun square Mars',
      'Moon meets Neptune',
      'Moon meets Saturn',
      'Sun into Sagittarius',
    ]);
    expect(changes.at(-1)!.at.slice(0, 10)).toBe('2026-11-22');
  });

  it('tells an eclipse instead of its new Moon', () => {
    const texts = changesOf(skyOf(periodOf('monthly', '2026-08-12'))).map(({ text }) => text);
    expect(texts).toContain('Solar eclipse in Leo');
    expect(texts).not.toContain('New Moon in Leo');
  });
});

describe('the strip', () => {
  it('places labels in order, never closer than the gap, never beyond the ends', () => {
    const placed = placeMarkers([10, 12, 14, 500, 1118], { gap: 88, from: 88, to: 1032, rows: 2 });
    const shown = placed.map(({ shownAt }) => shownAt);
    expect(Math.min(...shown)).toBeGreaterThanOrEqual(88);
    expect(Math.max(...shown)).toBeLessThanOrEqual(1032);
    for (const [index, at] of shown.entries()) {
      if (index > 0) expect(at - shown[index - 1]!).toBeGreaterThanOrEqual(87.999);
    }
    expect(placed.map(({ row }) => row)).toEqual([0, 1, 0, 1, 0]);
  });

  it('finds the widest stretch that no thread crosses', () => {
    expect(clearStretch(0, 100, [20, 60, 300])).toEqual({ middle: 40, width: 40 });
    expect(clearStretch(0, 100, [])).toEqual({ middle: 50, width: 100 });
  });
});
