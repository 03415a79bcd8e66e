import type { CardSlug } from './card-names.ts';

/** A card's name as it stands on the card: the slug is made from it. */
export function slugName(slug: CardSlug): string {
  return slug
    .split('-')
    .map((word) => (word === 'of' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}
