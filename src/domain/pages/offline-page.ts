import type { PageKind } from './page.ts';

/** Shown by the device itself in place of a page that cannot be reached. */
export const OFFLINE_PAGE = {
  name: 'offline',
  paths: ['/offline'],
  noindex: true,
  title: 'No Connection',
  heading: 'You’re Offline',
  description: 'These are saved on this device, so you can read them without a connection.',
} as const satisfies PageKind;
