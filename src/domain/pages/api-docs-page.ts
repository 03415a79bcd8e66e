import type { PageKind } from './page.ts';

export const API_DOCS_PAGE = {
  name: 'apiDocs',
  paths: ['/api/docs'],
  title: 'The Zodiary API',
  heading: 'The API',
  description:
    'Every call in our open API: readings, the sky, the latest article, with parameters and responses.',
} as const satisfies PageKind;
