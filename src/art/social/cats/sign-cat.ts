import { SIGN_KEYS, type SignKey } from '../../../domain/zodiac/signs.ts';
import type { Curve } from './curve.ts';
import type { CatDrawing } from './drawing.ts';
import { signSetting } from './settings.ts';
import { figureInCat, starFigure, type Placing } from './stars.ts';

export const SEATED_FLOOR = 612;
export const LYING_FLOOR = 534;

/** A sign's cat: the stars come first, the cat is drawn around them. */
export interface SignCat {
  floor: number;
  stars: Placing;
  /** How wide the figure's line is, where it is a crowded one. */
  line?: number;
  /** Where on the ring the sign's seal sits, if its top is taken: degrees clockwise from the right. */
  seal?: number;
  /** Every silhouette of the cat: all of its stars but one lie in these. */
  body: readonly Curve[];
  draw: () => string;
}

export function signCat(sign: SignKey, { floor, stars, line, seal, draw }: SignCat): CatDrawing {
  let cat: string | undefined;
  /** The same before every light, and fur takes time: drawn once. */
  const drawn = (): string => (cat ??= draw() + starFigure(figureInCat(sign, stars), line));
  return {
    measure: { divisions: 12, group: 3, at: SIGN_KEYS.indexOf(sign) },
    sink: (SEATED_FLOOR - Math.min(floor, SEATED_FLOOR)) / 2,
    draw: (setting) => signSetting(sign, setting, { floor, seal }) + drawn(),
  };
}
