import { backSvg } from './back.ts';
import { cardSvg } from './card.ts';
import { PICTURES } from './cards/index.ts';
import type { CardSlug } from '../../domain/tarot/card-names.ts';

export const DRAWN = Object.keys(PICTURES) as CardSlug[];

/** The picture of a card, or of the back they share. */
export function drawCard(slug: CardSlug | 'back', way: 'upright' | 'reversed' = 'upright'): string {
  if (slug === 'back') return backSvg();
  const picture = PICTURES[slug];
  if (!picture) throw new Error(`The card ${slug} has not been drawn.`);
  return cardSvg(slug, picture, way);
}
