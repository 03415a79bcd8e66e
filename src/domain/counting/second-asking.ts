import { resolvePage } from '../pages/resolve.ts';

const SEARCH_PAGE = /^https?:\/\/[^/]+\/search(\?.*)$/;

/**
 * Whether a page of answers asks once more for what it shows: it does where the visitor's day is not the site's. The
 * search itself was counted with the page.
 */
export function isSecondAsking(referer: string | undefined, q: string): boolean {
  const search = SEARCH_PAGE.exec(referer ?? '')?.[1];
  if (search === undefined) return false;
  const page = resolvePage('/search', search);
  return page.kind === 'page' && page.query.q === q;
}
