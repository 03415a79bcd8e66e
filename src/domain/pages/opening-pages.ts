import type { PageKind } from './page.ts';

export const ADMIN_PAGE = {
  name: 'admin',
  paths: [
    '/admin',
    '/admin/facebook-cats',
    '/admin/facebook-religion',
    '/admin/pinterest-cat',
    '/admin/pinterest-religion',
    '/admin/youtube',
  ],
  opening: true,
  undisturbed: true,
  withoutFooter: true,
  noindex: true,
  title: 'Admin',
  heading: 'Admin',
  description: 'For the site’s owner. It isn’t open yet.',
} as const satisfies PageKind;
