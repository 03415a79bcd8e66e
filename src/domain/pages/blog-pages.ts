import type { PageKind } from './page.ts';

export const BLOG_PAGE = {
  name: 'blog',
  paths: ['/blog'],
  section: 'blog',
  title: 'The Zodiary Blog',
  heading: 'The Zodiary Blog',
  description:
    'How the sky moves, how our readings are made, and what the words of astrology mean, in plain language.',
} as const satisfies PageKind;

export const BLOG_TAG_PAGE = {
  name: 'blogtag',
  paths: ['/blog/tag/:tag'],
  section: 'blog',
  title: '{name}: Articles',
  heading: '{name}',
  description: '{words}',
} as const satisfies PageKind;

export const BLOGPOST_PAGE = {
  name: 'blogpost',
  paths: ['/blog/:slug'],
  section: 'blog',
  title: '{name}',
  heading: '{name}',
  description: 'An article on the Zodiary blog.',
} as const satisfies PageKind;
