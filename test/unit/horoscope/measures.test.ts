import { expect, it } from 'vitest';
import { measureReadings } from '../../../scripts/measure-readings.ts';
import { bank } from './bank.ts';
import { timeLimit } from '../../harness/time-limits.ts';

it(
  '400 days of twelve signs keep every promise of variety, news, ease and tone',
  { timeout: timeLimit(300_000) },
  () => {
    const { figures, failures } = measureReadings(bank, '2026-01-01', 400);
    expect(figures.length).toBeGreaterThanOrEqual(15);
    expect(failures).toEqual([]);
  },
);
