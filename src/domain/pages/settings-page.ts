import type { PageKind } from './page.ts';

export const SETTINGS_PAGE = {
  name: 'settings',
  paths: ['/settings'],
  noindex: true,
  title: 'Settings',
  heading: 'Settings',
  description:
    'Everything here is for this browser only. There’s no account, so nobody can look you up, and nothing follows you to another phone.',
} as const satisfies PageKind;
