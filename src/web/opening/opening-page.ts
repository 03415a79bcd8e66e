import { NOT_FOUND_PAGE } from '../../domain/pages/not-found-page.ts';
import { pageText, type PageKind, type PageText } from '../../domain/pages/page.ts';
import { pageKind } from '../../domain/pages/pages.ts';
import { resolvePage } from '../../domain/pages/resolve.ts';

function withoutTrailingSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
}

/** Which page of the table an address is; what the table does not accept (a topic that is none) is not found. */
export function openingPageAt(pathname: string): PageKind {
  const resolved = resolvePage(withoutTrailingSlash(pathname), '');
  return resolved.kind === 'page' ? pageKind(resolved.name) : NOT_FOUND_PAGE;
}

/** The page's texts; the one slot they have is a topic's name. */
export function openingTextAt(pathname: string): PageText {
  const word = withoutTrailingSlash(pathname).split('/').at(-1) ?? '';
  return pageText(openingPageAt(pathname), { name: word.charAt(0).toUpperCase() + word.slice(1) });
}
