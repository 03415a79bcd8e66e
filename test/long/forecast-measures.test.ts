import { expect, it } from 'vitest';
import { measureForecasts } from '../../scripts/measure-forecasts.ts';
import { banks, skyOf } from '../unit/forecast/banks.ts';

it('60 weeks of twelve signs keep every promise of length, variety, truth, ease and tone', () => {
  const { figures, failures } = measureForecasts({ kind: 'weekly', bank: banks.weekly, skyOf, count: 60 });
  expect(figures).toHaveLength(16);
  expect(failures).toEqual([]);
});

it('24 months of twelve signs keep every promise of length, variety, truth, ease and tone', () => {
  const { figures, failures } = measureForecasts({ kind: 'monthly', bank: banks.monthly, skyOf, count: 24 });
  expect(figures).toHaveLength(16);
  expect(failures).toEqual([]);
});
