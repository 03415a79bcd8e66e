import type { PageKind } from './page.ts';

export const SETTINGS_PAGE = {
  name: 'settings',
  paths: ['/settings'],
  noindex: true,
  title: 'Settings',
  heading: 'Settings',
  description: 'For this browser only. There’s no account, so nobody can look you up.',
} as const satisfies PageKind;
