import type { PageKind } from './page.ts';

/** For whoever was sent the link, and nobody else. */
export const DRAFT_PAGE = {
  name: 'draft',
  paths: ['/draft/:token'],
  section: 'blog',
  accepts: ({ token }) => /^[\w-]{43}$/.test(token!),
  undisturbed: true,
  noindex: true,
  title: 'A Draft',
  heading: 'A Draft',
  description: 'A post before it’s published, for whoever has its link.',
} as const satisfies PageKind;

export const draftPath = (token: string): string => `/draft/${token}`;
