import { expect, it } from 'vitest';
import { wholeDates } from '../../../src/web/search/whole-dates.ts';

it.each([
  ['October 7, 2027 to October 28, 2027.', 'October~7,~2027 to October~28,~2027.'],
  ['As of November 16', 'As of November~16'],
  ['Libra, April 7, 2026', 'Libra, April~7,~2026'],
  ['December 9, 2026, at 00:51 UTC', 'December~9,~2026, at 00:51 UTC'],
  ['In May 3 of 4 are retrograde, in May 2027 none', 'In May~3 of 4 are retrograde, in May 2027 none'],
  ['Friday, November 13 in all its glory', 'Friday, November~13 in all its glory'],
])('no line ends within a date: %s', (text, whole) => {
  expect(wholeDates(text)).toBe(whole.replaceAll('~', '\u00a0'));
});
