import type { PageKind } from './page.ts';

export const ABOUT_PAGE = {
  name: 'about',
  paths: ['/about'],
  title: 'About Zodiary',
  heading: 'About',
  description: 'How our readings are made, how accurate our sky is, and who’s behind the site.',
} as const satisfies PageKind;
