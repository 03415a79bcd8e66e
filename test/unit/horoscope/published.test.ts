import { expect, it } from 'vitest';
import { hashMonths } from '../../../scripts/published-months.ts';
import published from '../../golden/published-months.json' with { type: 'json' };

// Every day, week and month since the first is planned and written again.
it('no word of a published month has changed', () => {
  const months = Object.keys(published.daily);
  expect(months.length).toBeGreaterThanOrEqual(10);
  expect(Object.keys(published.weekly)).toEqual(months);
  expect(Object.keys(published.monthly)).toEqual(months);
  expect(hashMonths(months.at(-1)!)).toEqual(published);
});
