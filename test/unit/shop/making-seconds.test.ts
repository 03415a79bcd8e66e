import { expect, test } from 'vitest';
import type { OrderAnswer } from '../../../src/contract/orders.ts';
import { madeIn, makingSeconds, usualSeconds } from '../../../src/web/shop/making-seconds.ts';

type Step = OrderAnswer['steps'][number];

const step = (name: Step['name'], seconds: number | null, done = true): Step => ({ name, done, seconds });

const PAID = step('payment', 40);
const WRITTEN = [PAID, step('sky', 0.4), step('words', 1.2)];

test('sky and words count together while they are made, then each for itself; paying counts nothing', () => {
  expect(makingSeconds([PAID, step('sky', 1.5, false), step('words', 1.5, false)])).toBe(1.5);
  expect(makingSeconds(WRITTEN)).toBeCloseTo(1.6);
  expect(makingSeconds([...WRITTEN, step('book', 4, false)])).toBeCloseTo(5.6);
});

test.each([
  ['a report without a book', WRITTEN, 'made in 2 seconds'],
  ['a report whose book is still being set', [...WRITTEN, step('book', 300, false)], 'made in 2 seconds'],
  ['a report with its book', [...WRITTEN, step('book', 4)], 'made in 6 seconds'],
  ['one that took no time', [PAID, step('sky', 0), step('words', 0)], 'made in 1 second'],
])('%s', (_, steps, text) => {
  expect(madeIn(steps)).toBe(text);
});

test('a book takes most of the usual time', () => {
  expect(usualSeconds([...WRITTEN, step('book', null, false)])).toBe(10);
  expect(usualSeconds(WRITTEN)).toBe(3);
});
