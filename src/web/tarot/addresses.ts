import type { CardSlug } from '../../domain/tarot/card-names.ts';
import { cardFilterQuery, type CardFilter } from '../../domain/tarot/card-filter.ts';
import { DEFAULT_SPREAD, type SpreadKey } from '../../domain/tarot/spreads.ts';

export const JOURNAL_ADDRESS = '/tarot/journal';
export const CARDS_ADDRESS = '/tarot/cards';

export function tableAddress(spread: SpreadKey = DEFAULT_SPREAD): string {
  return spread === DEFAULT_SPREAD ? '/tarot' : `/tarot?spread=${spread}`;
}

export const cardAddress = (slug: CardSlug): string => `${CARDS_ADDRESS}/${slug}`;
export const readingAddress = (id: string): string => `/tarot/reading/${id}`;

export function cardsAddress(filter: CardFilter, search = ''): string {
  const query = [cardFilterQuery(filter), search && `q=${encodeURIComponent(search)}`]
    .filter(Boolean)
    .join('&');
  return query ? `${CARDS_ADDRESS}?${query}` : CARDS_ADDRESS;
}
