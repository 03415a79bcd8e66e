import type { PageKind } from './page.ts';

export const REPORT_PAGE = {
  name: 'report',
  paths: ['/personal-destiny-report'],
  opening: true,
  title: 'Personal Destiny Report',
  heading: 'Personal Destiny Report',
  description: 'A report based on the sky at the time and place you were born.',
} as const satisfies PageKind;

export const ORDER_SUCCESS_PAGE = {
  name: 'orderSuccess',
  paths: ['/order-success'],
  opening: true,
  withoutFooter: true,
  title: 'Order Received',
  heading: 'Orders',
  description: 'This is where finished orders will be confirmed.',
} as const satisfies PageKind;

export const FAILED_ORDER_PAGE = {
  name: 'failedOrder',
  paths: ['/failed-order'],
  opening: true,
  withoutFooter: true,
  title: 'Order Not Completed',
  heading: 'Order Not Completed',
  description: 'If an order doesn’t go through, this page will say why.',
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
  description: 'For the site’s owner. It isn’t open yet.',
} as const satisfies PageKind;
