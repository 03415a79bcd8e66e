import type { PageKind } from './page.ts';

/** Nothing a search engine should keep: what it would find here stands elsewhere. */
export const SEARCH_PAGE = {
  name: 'search',
  paths: ['/search'],
  noindex: true,
  title: 'Search',
  heading: 'Search',
  description: 'One search over signs, readings, the sky, cards, quotes and articles.',
} as const satisfies PageKind;
