import { useLocation, useMatches } from 'react-router';
import { pageKind, type NavigationSection, type PageKind, type PageName } from '../../domain/pages/pages.ts';
import { isSignKey, type SignKey } from '../../domain/zodiac/signs.ts';

/** What every page's route module exports as `handle`; a function where one module serves several pages. */
export interface PageHandle {
  page: PageName | ((pathname: string) => PageName);
}

interface Match {
  pathname: string;
  handle: unknown;
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'page' in handle;
}

/** The page a visitor is on; the innermost route that names one decides. */
export function pageNameOf(matches: readonly Match[]): PageName {
  const match = matches.findLast(({ handle }) => isPageHandle(handle));
  if (!match) return 'notFound';
  const { page } = match.handle as PageHandle;
  return typeof page === 'function' ? page(match.pathname) : page;
}

export interface CurrentPage {
  name: PageName;
  kind: PageKind;
  section: NavigationSection | undefined;
  /** The sign the page is about, if any. */
  sign: SignKey | undefined;
}

/** The path wins over the query, as the readings themselves do. */
function signOfAddress(pathname: string, search: string): SignKey | undefined {
  const inPath = /^\/horoscope\/([^/]+)/.exec(pathname)?.[1];
  const named = inPath ?? (pathname === '/' ? new URLSearchParams(search).get('sign') : null);
  return isSignKey(named) ? named : undefined;
}

export function useCurrentPage(): CurrentPage {
  const { pathname, search } = useLocation();
  const name = pageNameOf(useMatches());
  const kind = pageKind(name);
  return { name, kind, section: kind.section, sign: signOfAddress(pathname, search) };
}
