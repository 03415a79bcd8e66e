import type { PageKind, PageText } from './page.ts';

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

/** Ended, mistyped or published by now. */
export const ENDED_DRAFT: PageText = {
  title: 'This Preview Has Ended',
  heading: 'This Preview Has Ended',
  description:
    'Links to drafts work for a week, and sometimes less. Ask whoever sent it for a new one, or see whether it’s on the blog by now.',
};

export const draftPath = (token: string): string => `/draft/${token}`;
