import type { CardSlug } from './card-names.ts';
import { drawCards, sealOf, type DrawnCard } from './draw.ts';

export interface Proof {
  seal: string;
  siteSeed: string;
  ownSeed: string;
  picks: readonly number[];
}

interface Told {
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

export function checkedDraw({ seal, siteSeed, ownSeed, picks }: Proof, told: Told): CheckedDraw {
  const found = sealOf(siteSeed);
  const cards = drawCards({ site: siteSeed, own: ownSeed }, picks, told.reversals);
  const areCardsRight =
    cards.length === told.cards.length &&
    cards.every(({ slug, reversed }, place) => {
      const shown = told.cards[place]!;
      return slug === shown.slug && reversed === shown.reversed;
    });
  return { seal: found, isSealRight: found === seal, cards, areCardsRight };
}
