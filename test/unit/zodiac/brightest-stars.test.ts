import { expect, test } from 'vitest';
import { brightestStar } from '../../../src/art/drawing/brightest-star.ts';
import { BRIGHTEST_STARS } from '../../../src/domain/zodiac/brightest-stars.ts';
import { SIGN_KEYS } from '../../../src/domain/zodiac/signs.ts';

test.each(SIGN_KEYS)('the star named on the ring of %s is the one the drawing flares', (sign) => {
  const { name, labelXPercent, labelYPercent } = brightestStar(sign);
  expect(BRIGHTEST_STARS[sign]).toEqual({ name, xPercent: labelXPercent, yPercent: labelYPercent });
});
