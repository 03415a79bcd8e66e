import { expect, it } from 'vitest';
import { spelledOut } from '../../../src/domain/search/symbols.ts';

it.each([
  ['♌', 'leo'],
  ['♌\uFE0F', 'leo'],
  ['♌\uFE0E', 'leo'],
  ['♌❤️♒', 'leo love aquarius'],
  ['☿ retrograde', 'mercury retrograde'],
  ['next 🌕', 'next full moon'],
  ['leo tomorrow', 'leo tomorrow'],
  ['✨', '✨'],
  ['', ''],
])('“%s” asks what “%s” asks', (question, words) => {
  expect(spelledOut(question)).toBe(words);
});
