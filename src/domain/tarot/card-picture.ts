import type { CardSlug } from './card-names.ts';

/** The full drawing and one half as wide, in px. */
export const CARD_SIZES = { whole: { width: 670, height: 1170 }, half: { width: 335, height: 585 } } as const;

export type CardSize = keyof typeof CARD_SIZES;

const ending = (size: CardSize): string => (size === 'half' ? '-335.webp' : '.webp');

/** Where a card's picture lies. A reversed one is a drawing of its own: the picture is turned, its letters are not. */
export function cardPicturePath(slug: CardSlug, size: CardSize, reversed = false): string {
  return `/tarot-cards/${slug}${reversed ? '-reversed' : ''}${ending(size)}`;
}

export function backPicturePath(size: CardSize): string {
  return `/tarot-cards/back${ending(size)}`;
}
