import type { PageKind } from './page.ts';

export const SEARCH_PAGE = {
  name: 'search',
  paths: ['/search'],
  opening: true,
  title: 'Search',
  heading: 'Search',
  description: 'One search over signs, readings, cards, quotes and articles.',
} as const satisfies PageKind;

export const ABOUT_PAGE = {
  name: 'about',
  paths: ['/about'],
  opening: true,
  title: 'About Zodiary',
  heading: 'About',
  description: 'How our readings are made, how true our sky is, and who is behind it.',
} as const satisfies PageKind;

export const LOGOS_PAGE = {
  name: 'logos',
  paths: ['/logos'],
  opening: true,
  title: 'Logos and Pictures',
  heading: 'Logos',
  description: 'Our mark and the twelve sign pictures, to use when you write about us.',
} as const satisfies PageKind;

export const REPORT_PAGE = {
  name: 'report',
  paths: ['/personal-destiny-report'],
  opening: true,
  title: 'Personal Destiny Report',
  heading: 'Personal Destiny Report',
  description: 'A report drawn from the sky at the minute and place of your birth.',
} as const satisfies PageKind;

export const ORDER_SUCCESS_PAGE = {
  name: 'orderSuccess',
  paths: ['/order-success'],
  opening: true,
  withoutFooter: true,
  title: 'Order Received',
  heading: 'Orders',
  description: 'Where a finished order will be confirmed.',
} as const satisfies PageKind;

export const FAILED_ORDER_PAGE = {
  name: 'failedOrder',
  paths: ['/failed-order'],
  opening: true,
  withoutFooter: true,
  title: 'Order Not Completed',
  heading: 'Orders Not Completed',
  description: 'Where an order that did not go through will be explained.',
} as const satisfies PageKind;

export const PRIVACY_PAGE = {
  name: 'privacy',
  paths: ['/privacy-policy'],
  opening: true,
  withoutFooter: true,
  title: 'Privacy Policy',
  heading: 'Privacy Policy',
  description: 'What this site stores about you, why, for how long, and how to take it back.',
} as const satisfies PageKind;

export const TERMS_PAGE = {
  name: 'terms',
  paths: ['/terms-of-service'],
  opening: true,
  withoutFooter: true,
  title: 'Terms of Service',
  heading: 'Terms of Service',
  description: 'The terms under which you may use this site.',
} as const satisfies PageKind;

export const ADMIN_PAGE = {
  name: 'admin',
  paths: [
    '/admin',
    '/admin/facebook-cats',
    '/admin/facebook-religion',
    '/admin/pinterest-cat',
    '/admin/pinterest-religion',
    '/admin/youtube',
  ],
  opening: true,
  withoutFooter: true,
  noindex: true,
  title: 'Admin',
  heading: 'Admin',
  description: 'The owner’s room. It opens later.',
} as const satisfies PageKind;
