import type { PageKind } from './page.ts';

export const BLOG_PAGE = {
  name: 'blog',
  paths: ['/blog'],
  section: 'blog',
  title: 'The Zodiary Blog',
  heading: 'From the Observatory',
  description:
    'How the sky moves, how our readings are made, and what the old words mean, in plain language.',
} as const satisfies PageKind;

export const BLOG_TAG_PAGE = {
  name: 'blogtag',
  paths: ['/blog/tag/:tag'],
  section: 'blog',
  title: '{name}: Articles',
  heading: '{name}',
  description: '{count} under “{name}”, the newest of them “{first}”.',
} as const satisfies PageKind;

export const BLOGPOST_PAGE = {
  name: 'blogpost',
  paths: ['/blog/:slug'],
  section: 'blog',
  title: '{name}',
  heading: '{name}',
  description: 'An article of the Zodiary blog.',
} as const satisfies PageKind;
