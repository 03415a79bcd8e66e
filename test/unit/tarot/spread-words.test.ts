import { expect, it } from 'vitest';
import { SPREAD_KEYS, SPREAD_SIZES } from '../../../src/domain/tarot/spreads.ts';
import { SPREADS } from '../../../src/web/tarot/spread-words.ts';
import { bank } from './woven.ts';

it.each(SPREAD_KEYS)('%s: the table has its places, and calls them as the reading does', (spread) => {
  const { places, names, name } = SPREADS[spread];
  const { positions, ...woven } = bank.weaving.spreads[spread];
  expect([places.length, name]).toEqual([SPREAD_SIZES[spread], woven.name]);
  if (names) expect(names).toEqual(positions.map((position) => position.name));
});
