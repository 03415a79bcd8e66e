import type { CardSlug } from '../tarot/card-names.ts';
import { SIGN_KEYS, signOf, type SignKey } from '../zodiac/signs.ts';

export const MOON_CATS = ['new', 'first-quarter', 'full', 'last-quarter'] as const;
export type MoonCat = (typeof MOON_CATS)[number];

export const TAROT_CATS = [
  'the-fool',
  'the-magician',
  'the-high-priestess',
  'strength',
  'the-hermit',
  'the-star',
] as const satisfies readonly CardSlug[];
export type TarotCat = (typeof TAROT_CATS)[number];

export const HOUSE_CATS = ['ring', 'rule'] as const;
export type HouseCat = (typeof HOUSE_CATS)[number];

export type CatKey = `sign-${SignKey}` | `moon-${MoonCat}` | `tarot-${TarotCat}` | `house-${HouseCat}`;

/** What a cat is drawn against, so that it may be seen again before 60 days have passed. */
export const SIGN_CAT_SETTINGS = ['disc', 'window', 'roofs', 'dawn'] as const;
export const OTHER_CAT_SETTINGS = ['night', 'dusk', 'dawn'] as const;
export type CatSetting = (typeof SIGN_CAT_SETTINGS)[number] | (typeof OTHER_CAT_SETTINGS)[number];

export interface Cat {
  key: CatKey;
  /** On its name plate. */
  name: string;
  settings: readonly CatSetting[];
}

const OTHER_NAMES: Readonly<Record<Exclude<CatKey, `sign-${SignKey}`>, string>> = {
  'moon-new': 'New Moon',
  'moon-first-quarter': 'First Quarter',
  'moon-full': 'Full Moon',
  'moon-last-quarter': 'Last Quarter',
  'tarot-the-fool': 'The Fool',
  'tarot-the-magician': 'The Magician',
  'tarot-the-high-priestess': 'The High Priestess',
  'tarot-strength': 'Strength',
  'tarot-the-hermit': 'The Hermit',
  'tarot-the-star': 'The Star',
  'house-ring': 'On the Ring',
  'house-rule': 'On the Rule',
};

export const CATS: readonly Cat[] = [
  ...SIGN_KEYS.map((sign): Cat => ({
    key: `sign-${sign}`,
    name: signOf(sign).name,
    settings: SIGN_CAT_SETTINGS,
  })),
  ...Object.entries(OTHER_NAMES).map(([key, name]): Cat => ({
    key: key as CatKey,
    name,
    settings: OTHER_CAT_SETTINGS,
  })),
];
