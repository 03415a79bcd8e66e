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

export function openingTextAt(pathname: string): PageText {
  return pageText(openingPageAt(pathname));
}
