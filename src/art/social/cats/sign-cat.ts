import { SIGN_KEYS, type SignKey } from '../../../domain/zodiac/signs.ts';
import type { CatDrawing } from './drawing.ts';
import { signSetting } from './settings.ts';
import { figureInCat, starFigure, type Placing } from './stars.ts';

export const SEATED_FLOOR = 612;
export const LYING_FLOOR = 534;

/** A sign's cat: the stars come first, the cat is drawn around them. */
export interface SignCat {
  floor: number;
  stars: Placing;
  cat: () => string;
}

export function signCat(sign: SignKey, { floor, stars, cat }: SignCat): CatDrawing {
  return {
    measure: { divisions: 12, group: 3, at: SIGN_KEYS.indexOf(sign) },
    draw: (setting) =>
      [signSetting(sign, setting, floor), cat(), starFigure(figureInCat(sign, stars))].join(''),
  };
}
