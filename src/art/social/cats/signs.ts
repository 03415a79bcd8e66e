import type { SignKey } from '../../../domain/zodiac/signs.ts';
import { aquarius } from './aquarius.ts';
import { aries } from './aries.ts';
import { cancer } from './cancer.ts';
import { capricorn } from './capricorn.ts';
import { gemini } from './gemini.ts';
import { leo } from './leo.ts';
import { libra } from './libra.ts';
import { pisces } from './pisces.ts';
import { sagittarius } from './sagittarius.ts';
import { scorpio } from './scorpio.ts';
import { taurus } from './taurus.ts';
import { virgo } from './virgo.ts';
import type { CatDrawing } from './drawing.ts';
import { signCat, type SignCat } from './sign-cat.ts';

/** One file for each. */
export const SIGN_CAT_FORMS: Readonly<Record<SignKey, SignCat>> = {
  aries,
  taurus,
  gemini,
  cancer,
  leo,
  virgo,
  libra,
  scorpio,
  sagittarius,
  capricorn,
  aquarius,
  pisces,
};

export const SIGN_CATS = Object.fromEntries(
  Object.entries(SIGN_CAT_FORMS).map(([sign, form]) => [`sign-${sign}`, signCat(sign as SignKey, form)]),
) as Readonly<Record<`sign-${SignKey}`, CatDrawing>>;
