import type { CardSlug } from './card-names.ts';
import { drawCards, sealOf, type DrawnCard } from './draw.ts';

export interface Proof {
  seal: string;
  siteSeed: string;
  ownSeed: string;
  picks: readonly number[];
}

interface ShownDraw {
  reversals: boolean;
  cards: readonly { slug: CardSlug; reversed: boolean }[];
}

/** What comes out when a draw is worked out again. */
export interface CheckedDraw {
  seal: string;
  isSealRight: boolean;
  cards: DrawnCard[];
  areCardsRight: boolean;
}

export function checkedDraw({ seal, siteSeed, ownSeed, picks }: Proof, shown: ShownDraw): CheckedDraw {
  const found = sealOf(siteSeed);
  const cards = drawCards({ site: siteSeed, own: ownSeed }, picks, shown.reversals);
  const areCardsRight =
    cards.length === shown.cards.length &&
    cards.every(({ slug, reversed }, place) => {
      const card = shown.cards[place]!;
      return slug === card.slug && reversed === card.reversed;
    });
  return { seal: found, isSealRight: found === seal, cards, areCardsRight };
}
