import type { SearchKind } from '../../contract/search.ts';
import { archivedTotal, type ArchivedCount } from '../../domain/search/archived-count.ts';
import { formatCount } from '../ui/format-count.ts';

export const KIND_NAMES: Record<SearchKind, string> = {
  horoscopes: 'Horoscopes',
  sky: 'Sky',
  blog: 'Blog',
  quotes: 'Quotes',
  tarot: 'Tarot',
  pages: 'Pages',
  archive: 'Archive',
};

const NOUNS: Record<SearchKind, string> = {
  horoscopes: 'horoscope results',
  sky: 'sky results',
  blog: 'articles',
  quotes: 'quotes',
  tarot: 'tarot results',
  pages: 'pages',
  archive: 'archived readings',
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

/** "1,200 archived days", and weeks and months where there are any. */
export function archivedWords(archived: ArchivedCount): string {
  const { days, weeksAndMonths } = archived;
  const total = formatCount(archivedTotal(archived));
  if (weeksAndMonths === 0) return `${total} archived ${days === 1 ? 'day' : 'days'}`;
  if (days === 0) return `${total} archived ${weeksAndMonths === 1 ? 'week or month' : 'weeks and months'}`;
  return `${total} archived days, weeks and months`;
}
