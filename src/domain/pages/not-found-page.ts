import type { PageKind } from './page.ts';

export const NOT_FOUND_PAGE = {
  name: 'notFound',
  paths: [],
  noindex: true,
  title: 'Page Not Found',
  heading: 'Past the End of the Scale',
  description:
    'There are 360 degrees in the circle and nothing at this one. The address may have a letter wrong, or the page has set and not risen again.',
} as const satisfies PageKind;
