import { expect, it } from 'vitest';
import { measureReadings } from '../../scripts/measure-readings.ts';
import { bank } from '../unit/horoscope/bank.ts';

it('400 days of twelve signs keep every promise of variety, news, ease and tone', () => {
  const { figures, failures } = measureReadings(bank, '2026-01-01', 400);
  expect(figures.length).toBeGreaterThanOrEqual(15);
  expect(failures).toEqual([]);
});
