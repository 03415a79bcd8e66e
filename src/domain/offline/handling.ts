/** Who answers a request: the device's copy first, the network first, or the browser alone. */
export type Handling = 'asset' | 'page' | 'answer' | 'picture' | 'left-alone';

export interface AskedFor {
  method: string;
  /** Path without query. */
  path: string;
  isNavigation: boolean;
}

/** The same for everybody. What is not named here, above all the personal calls, is never put by. */
const PUBLIC_ANSWERS =
  /^\/api\/(?:horoscope|weekly|monthly|compatibility|sky|archive|blog|documents|quotes|tarot\/(?:cards|texts))(?:\/|$)/;

const PICTURES =
  /^\/(?:sky-art|blog-art|blog-pictures|report-art|zodiac-signs|tarot-cards|icons)\/|^\/quote-cards\/.+\.svg$|^\/favicon\.(?:svg|ico)$/;

/** Feeds, calendars, calls opened by hand and the owner's desk: no pages of the site, though they are navigated to. */
const NO_PAGE = /^\/api\/(?!docs$)|^\/admin(?:\/|$)|^\/(?:healthz|readyz)$|\.\w+$/;

export function handlingOf({ method, path, isNavigation }: AskedFor): Handling {
  if (method !== 'GET') return 'left-alone';
  if (isNavigation) return NO_PAGE.test(path) ? 'left-alone' : 'page';
  if (path.startsWith('/assets/')) return 'asset';
  if (PUBLIC_ANSWERS.test(path)) return 'answer';
  return PICTURES.test(path) ? 'picture' : 'left-alone';
}

/**
 * Pages that are about one person, one order, one draft, one drawn reading or one question are read with a connection or not at
 * all; every question would also push out a page that somebody wants to read again.
 */
const PRIVATE_PAGES =
  /^\/(?:checkout|draft|failed-order|gift|offline|order-success|report|search|tarot\/reading)(?:\/|$)/;

export function mayKeepPage(path: string): boolean {
  return handlingOf({ method: 'GET', path, isNavigation: true }) === 'page' && !PRIVATE_PAGES.test(path);
}

/** Parameters that say where somebody came from; the page is the same without them. */
const NOT_OF_THE_PAGE = /^(?:utm_\w+|fbclid|gclid|continue|app|z)$/;

/** Under which a page is put by: its address without what others hang on. */
export function pageKey(address: string): string {
  const [path = '/', search = ''] = address.split('?', 2);
  const kept = search
    .split('&')
    .filter((pair) => pair !== '' && !NOT_OF_THE_PAGE.test(pair.split('=', 1)[0]!));
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
}
