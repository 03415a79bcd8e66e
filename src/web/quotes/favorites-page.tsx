import type { ReactNode } from 'react';
import type { QuoteEntry } from '../../contract/quotes.ts';
import { QUOTE_FAVORITES_PAGE } from '../../domain/pages/quote-pages.ts';
import { firstWords, FAVORITES_ADDRESS } from '../../domain/quotes/wording.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/favorites-page';
import { removeFavorite, useFavorites } from './favorites.ts';
import styles from './favorites-page.module.css';
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

function RemoveButton({ quote: { slug, text } }: { quote: QuoteEntry }): ReactNode {
  return (
    <Button kind="text" onClick={() => removeFavorite(slug)}>
      Remove<VisuallyHidden> “{firstWords(text, 40)}”</VisuallyHidden>
    </Button>
  );
}

function Empty(): ReactNode {
  return (
    <div className={styles.empty}>
      <p>Nothing here yet. When a quote stays with you, tap Save under it and you’ll find it here.</p>
      <ButtonLink to="/quotes" glyph="quote">
        Find your first one
      </ButtonLink>
    </div>
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
        <QuoteList quotes={favorites} action={(quote) => <RemoveButton quote={quote} />} />
      ) : (
        // The server cannot know: until the device has been asked, the kind word stands here.
        <Empty />
      )}
    </Wrap>
  );
}
