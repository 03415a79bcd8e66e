import type { ReactNode } from 'react';
import { QUOTE_FAVORITES_PAGE } from '../../domain/pages/quote-pages.ts';
import { FAVORITES_ADDRESS } from '../../domain/quotes/wording.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyNote } from '../ui/empty-note.tsx';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/favorites-page';
import { useFavorites } from './favorites.ts';
import { QuoteHead } from './head.tsx';
import { QuoteList } from './quote-list.tsx';
import { QuoteBreadcrumbs } from './breadcrumbs.tsx';

export { PageError as ErrorBoundary } from '../shell/error-screen.tsx';

export const handle = { page: QUOTE_FAVORITES_PAGE };

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = QUOTE_FAVORITES_PAGE;
  return pageMetadata(
    { title, description, canonicalPath: FAVORITES_ADDRESS, noindex: true },
    siteOf(matches),
  );
};

function Empty(): ReactNode {
  return (
    <EmptyNote
      glyph="quote"
      text="When a quote stays with you, choose Save under it and you’ll find it here."
    >
      <ButtonLink to="/quotes">Find your first one</ButtonLink>
    </EmptyNote>
  );
}

export default function FavoritesPage(): ReactNode {
  const favorites = useFavorites();
  const { heading, description } = QUOTE_FAVORITES_PAGE;
  return (
    <Wrap>
      <QuoteBreadcrumbs />
      <QuoteHead heading={heading}>{description}</QuoteHead>
      {favorites?.length ? (
        <QuoteList quotes={favorites} savedLabel="Remove" />
      ) : (
        // The server cannot know: until the device has been asked, the kind word stands here.
        <Empty />
      )}
    </Wrap>
  );
}
