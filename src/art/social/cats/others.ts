import type { CatKey } from '../../../domain/channels/cats.ts';
import type { SignKey } from '../../../domain/zodiac/signs.ts';
import type { CatDrawing } from './drawing.ts';
import { houseRing } from './house-ring.ts';
import { houseRule } from './house-rule.ts';
import { moonFirstQuarter } from './moon-first-quarter.ts';
import { moonFull } from './moon-full.ts';
import { moonLastQuarter } from './moon-last-quarter.ts';
import { moonNew } from './moon-new.ts';
import { tarotStrength } from './tarot-strength.ts';
import { tarotTheFool } from './tarot-the-fool.ts';
import { tarotTheHermit } from './tarot-the-hermit.ts';
import { tarotTheHighPriestess } from './tarot-the-high-priestess.ts';
import { tarotTheMagician } from './tarot-the-magician.ts';
import { tarotTheStar } from './tarot-the-star.ts';
import { otherCat, type OtherCat } from './other-cat.ts';

export type OtherCatKey = Exclude<CatKey, `sign-${SignKey}`>;

/** One file for each. */
const OTHER_CAT_FORMS: Readonly<Record<OtherCatKey, OtherCat>> = {
  'moon-new': moonNew,
  'moon-first-quarter': moonFirstQuarter,
  'moon-full': moonFull,
  'moon-last-quarter': moonLastQuarter,
  'tarot-the-fool': tarotTheFool,
  'tarot-the-magician': tarotTheMagician,
  'tarot-the-high-priestess': tarotTheHighPriestess,
  'tarot-strength': tarotStrength,
  'tarot-the-hermit': tarotTheHermit,
  'tarot-the-star': tarotTheStar,
  'house-ring': houseRing,
  'house-rule': houseRule,
};

/** Moon, tarot and house cats. */
export const OTHER_CATS = Object.fromEntries(
  Object.entries(OTHER_CAT_FORMS).map(([key, form]) => [key, otherCat(form)]),
) as Readonly<Record<OtherCatKey, CatDrawing>>;
