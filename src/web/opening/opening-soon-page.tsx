import type { ReactNode } from 'react';
import { useLocation, type MetaArgs, type MetaDescriptor } from 'react-router';
import { NOT_FOUND_PAGE } from '../../domain/pages/not-found-page.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import NotFound from '../shell/not-found.tsx';
import { PageHead } from '../shell/page-head.tsx';
import type { PageHandle } from '../shell/page-kind.ts';
import { Ornament } from '../ui/ornament.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { OpeningNote } from './opening-note.tsx';
import { openingPageAt, openingTextAt } from './opening-page.ts';

export { PageError as ErrorBoundary } from '../shell/error-screen.tsx';

export const handle: PageHandle = { page: openingPageAt };

export function meta({ location, matches }: MetaArgs): MetaDescriptor[] {
  const { title, description } = openingTextAt(location.pathname);
  return pageMetadata(
    { title, description, canonicalPath: location.pathname, noindex: true },
    siteOf(matches),
  );
}

/** One module for every page of the table that is still to open. */
export default function OpeningSoonPage(): ReactNode {
  const { pathname } = useLocation();
  const page = openingPageAt(pathname);
  if (page === NOT_FOUND_PAGE) return <NotFound />;
  return (
    <Wrap>
      <PageHead text={openingTextAt(pathname)} />
      <Ornament />
      <OpeningNote page={page.name} />
    </Wrap>
  );
}
