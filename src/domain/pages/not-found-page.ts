import type { PageKind } from './page.ts';

export const NOT_FOUND_PAGE = {
  name: 'notFound',
  paths: [],
  noindex: true,
  title: 'Page Not Found',
  heading: 'Page Not Found',
  description:
    'The zodiac stops at 360 degrees, and there’s nothing past it. There may be a typo in the address, or the page is gone.',
} as const satisfies PageKind;
