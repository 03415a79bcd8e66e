import type { PageKind } from './page.ts';

/** Shown by the device itself in place of a page that cannot be reached. */
export const OFFLINE_PAGE = {
  name: 'offline',
  paths: ['/offline'],
  noindex: true,
  title: 'No Connection',
  heading: 'Below the Horizon',
  description: 'You are offline. These were put by on this device and read just as well without a signal.',
} as const satisfies PageKind;
