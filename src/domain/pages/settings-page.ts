import type { PageKind } from './page.ts';

export const SETTINGS_PAGE = {
  name: 'settings',
  paths: ['/settings'],
  noindex: true,
  title: 'Settings',
  heading: 'Settings',
  description: 'Kept for this browser only. There is no account, so nobody can look you up.',
} as const satisfies PageKind;
