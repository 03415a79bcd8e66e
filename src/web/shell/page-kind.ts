import { useLocation, useMatches } from 'react-router';
import { NOT_FOUND_PAGE } from '../../domain/pages/not-found-page.ts';
import type { NavigationSection, PageKind } from '../../domain/pages/page.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { isSignKey, type SignKey } from '../../domain/zodiac/signs.ts';

/** What every page's route module exports as `handle`; a function where one module serves several pages. */
export interface PageHandle {
  page: PageKind | ((pathname: string) => PageKind);
}

interface Match {
  pathname: string;
  handle: unknown;
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'page' in handle;
}

/** The page a visitor is on; the innermost route that names one decides. */
export function pageOf(matches: readonly Match[]): PageKind {
  const match = matches.findLast(({ handle }) => isPageHandle(handle));
  if (!match) return NOT_FOUND_PAGE;
  const { page } = match.handle as PageHandle;
  return typeof page === 'function' ? page(match.pathname) : page;
}

export interface CurrentPage {
  kind: PageKind;
  section: NavigationSection | undefined;
  /** The sign the page is about, if any. */
  sign: SignKey | undefined;
  /** The day the page is about, if that is not today. */
  date: CivilDate | undefined;
  /** What was searched for, on the page that answers it. */
  q: string | undefined;
}

/** What a page may say of itself in its data, where the address does not. */
interface PageData {
  sign?: SignKey;
  date?: CivilDate;
  q?: string;
}

/** The path wins over the query, as the readings themselves do. */
function signOfAddress(pathname: string, search: string): SignKey | undefined {
  const inPath = /^\/(?:horoscope|compatibility)\/([a-z]+)/.exec(pathname)?.[1];
  const named = inPath ?? (pathname === '/' ? new URLSearchParams(search).get('sign') : null);
  return isSignKey(named) ? named : undefined;
}

export function useCurrentPage(): CurrentPage {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const kind = pageOf(matches);
  const { sign, date, q } = (matches.at(-1)?.loaderData ?? {}) as PageData;
  // The page that does not exist is the same under every address, whatever the address speaks of.
  const named = kind === NOT_FOUND_PAGE ? undefined : signOfAddress(pathname, search);
  return { kind, section: kind.section, sign: named ?? sign, date, q };
}
