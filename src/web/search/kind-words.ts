import type { SearchKind } from '../../contract/search.ts';
import { formatCount } from '../ui/format-count.ts';

export const KIND_NAMES: Record<SearchKind, string> = {
  horoscopes: 'Horoscopes',
  sky: 'Sky',
  blog: 'Blog',
  quotes: 'Quotes',
  tarot: 'Tarot',
  pages: 'Pages',
};

const NOUNS: Record<SearchKind, string> = {
  horoscopes: 'horoscope results',
  sky: 'sky results',
  blog: 'articles',
  quotes: 'quotes',
  tarot: 'tarot results',
  pages: 'pages',
};

const SMALL_NUMBERS = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** What the link says that leads from the best of a kind to all of it. */
export function moreWords(kind: SearchKind, shown: number, total: number): string {
  const more = total - shown;
  const few = SMALL_NUMBERS[more - 2];
  if (few) return `${few} more ${NOUNS[kind]}`;
  return more === 1 ? `All ${NOUNS[kind]}` : `All ${formatCount(total)} ${NOUNS[kind]}`;
}

export function resultCount(total: number): string {
  return total === 1 ? '1 result' : `${formatCount(total)} results`;
}
