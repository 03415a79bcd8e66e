import { describe, expect, test } from 'vitest';
import { natalChart } from '../../../src/domain/natal/chart.ts';
import { sampleBirth } from '../../../src/domain/report/sample-birth.ts';

/** As published with his birth certificate: Sun 23°30′ Pisces, Moon 14°31′ Sagittarius, 11°38′ Cancer rising. */
const PUBLISHED = { sun: 330 + 23.5, moon: 240 + 14.52, ascendant: 90 + 11.64 };

describe('the sample', () => {
  const { birth, offsetSeconds, year } = sampleBirth();

  test('goes by the Sun of Ulm, as its clocks did', () => {
    expect(offsetSeconds).toBe(2398);
    expect(new Date(birth.time.atMs).toISOString()).toBe('1879-03-14T10:50:02.000Z');
  });

  test('has the sky that others have published', () => {
    const { bodies, ascendant } = natalChart(birth);
    const [sun, moon] = bodies;
    expect(sun!.longitudeDeg).toBeCloseTo(PUBLISHED.sun, 1);
    expect(moon!.longitudeDeg).toBeCloseTo(PUBLISHED.moon, 1);
    expect(ascendant!.longitudeDeg).toBeCloseTo(PUBLISHED.ascendant, 1);
  });

  test('has the twelve months of 1905', () => {
    expect([year.months[0], year.months.at(-1), year.months.length]).toEqual(['1905-01', '1905-12', 12]);
  });
});
