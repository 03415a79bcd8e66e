import type { PageKind } from './page.ts';

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
