import type { SignKey } from '../../../domain/zodiac/signs.ts';
import type { CatDrawing } from './drawing.ts';
import { signCat } from './sign-cat.ts';
import { scorpio } from './scorpio.ts';

export const SIGN_CATS: Readonly<Partial<Record<`sign-${SignKey}`, CatDrawing>>> = {
  'sign-scorpio': signCat('scorpio', scorpio),
};
