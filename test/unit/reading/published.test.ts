import { expect, it } from 'vitest';
import { hashMonths, type PublishedMonths } from '../../../scripts/published-months.ts';
import published from '../../golden/published-months.json' with { type: 'json' };
import { almanac } from './bank.ts';

it('no word of a published month has changed', () => {
  const months = Object.keys(published);
  expect(months.length).toBeGreaterThanOrEqual(10);
  expect(hashMonths(almanac, '2026-10-31')).toEqual(published as PublishedMonths);
});
