import { archiveSlugStart } from './archive-slug.ts';
import type { PageKind } from './page.ts';

export const ARCHIVE_PAGE = {
  name: 'archive',
  paths: ['/archive', '/archive/:slug'],
  section: 'horoscope',
  accepts: (params) => params['slug'] === undefined || archiveSlugStart(params['slug']) !== null,
  opening: true,
  title: 'Horoscope Archive',
  heading: 'The Archive',
  description: 'Every reading we have published, on its day, unchanged.',
} as const satisfies PageKind;
