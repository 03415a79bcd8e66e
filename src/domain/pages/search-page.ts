import type { PageKind } from './page.ts';

export const SEARCH_PAGE = {
  name: 'search',
  paths: ['/search'],
  title: 'Search',
  heading: 'Search',
  description:
    'One search over signs, readings, the sky, cards, quotes and articles. Ask for a date, a pair or a card.',
} as const satisfies PageKind;
