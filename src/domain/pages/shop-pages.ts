import type { PageKind } from './page.ts';

/** About one order or one person: nobody is disturbed there and no machine is invited. */
const PRIVATE = { undisturbed: true, noindex: true } as const;

export const ORDER_SUCCESS_PAGE = {
  ...PRIVATE,
  name: 'orderSuccess',
  paths: ['/order-success'],
  withoutFooter: true,
  title: 'Your Order',
  heading: 'Your Order',
  description: 'How far your report is, and the link that opens it.',
} as const satisfies PageKind;

export const FAILED_ORDER_PAGE = {
  ...PRIVATE,
  name: 'failedOrder',
  paths: ['/failed-order'],
  withoutFooter: true,
  title: 'Order Not Completed',
  heading: 'Order Not Completed',
  description: 'Why an order didn’t go through, and how to try again.',
} as const satisfies PageKind;

export const DEMO_CHECKOUT_PAGE = {
  ...PRIVATE,
  name: 'demoCheckout',
  paths: ['/checkout/demo'],
  title: 'Try the Checkout',
  heading: 'Try the Checkout',
  description: 'A checkout that takes no money.',
} as const satisfies PageKind;

export const BOUGHT_REPORT_PAGE = {
  ...PRIVATE,
  name: 'boughtReport',
  paths: ['/report/:token'],
  accepts: ({ token }) => /^[\w-]{43}$/.test(token!),
  title: 'Your Report',
  heading: 'Your Report',
  description: 'A Personal Destiny Report, for whoever has its link.',
} as const satisfies PageKind;

export const GIFT_PAGE = {
  ...PRIVATE,
  name: 'gift',
  paths: ['/gift'],
  title: 'Open Your Present',
  heading: 'Open Your Present',
  description: 'Somebody gave you your sky as a book. Enter the code on the card.',
} as const satisfies PageKind;
