import type { CatKey } from '../../../domain/channels/cats.ts';
import type { SignKey } from '../../../domain/zodiac/signs.ts';
import type { CatDrawing } from './drawing.ts';
import { moonFirstQuarter } from './moon-first-quarter.ts';
import { moonFull } from './moon-full.ts';
import { moonLastQuarter } from './moon-last-quarter.ts';
import { moonNew } from './moon-new.ts';
import { tarotTheHighPriestess } from './tarot-the-high-priestess.ts';
import { tarotTheMagician } from './tarot-the-magician.ts';
import { otherCat, type OtherCat } from './other-cat.ts';

export type OtherCatKey = Exclude<CatKey, `sign-${SignKey}`>;

/** One file for each. */
const OTHER_CAT_FORMS: Readonly<Partial<Record<OtherCatKey, OtherCat>>> = {
  'moon-new': moonNew,
  'moon-first-quarter': moonFirstQuarter,
  'moon-full': moonFull,
  'moon-last-quarter': moonLastQuarter,
  'tarot-the-magician': tarotTheMagician,
  'tarot-the-high-priestess': tarotTheHighPriestess,
};

/** Moon, tarot and house cats. */
export const OTHER_CATS = Object.fromEntries(
  Object.entries(OTHER_CAT_FORMS).map(([key, form]) => [key, otherCat(form)]),
) as Readonly<Record<OtherCatKey, CatDrawing>>;
