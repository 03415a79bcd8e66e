import { expect, it } from 'vitest';
import { waitAfter } from '../../../src/server/access/lockout.ts';

it('five wrong tries make a minute’s wait, every further one twice as much, up to an hour', () => {
  const minutes = [0, 1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 500].map((wrong) => waitAfter(wrong) / 60_000);
  expect(minutes).toEqual([0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
});
