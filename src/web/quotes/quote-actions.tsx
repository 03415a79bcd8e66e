import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { QuoteEntry } from '../../contract/quotes.ts';
import { FAVORITES_ADDRESS } from '../../domain/quotes/wording.ts';
import { useSite } from '../shell/site.ts';
import { Button, ButtonRow } from '../ui/button.tsx';
import { toast } from '../ui/toasts.tsx';
import { removeFavorite, saveFavorite, useFavorites } from './favorites.ts';
import styles from './quote-actions.module.css';
import { copyQuote, shareQuote } from './share-quote.ts';

function SaveButton({ quote, isSaved }: { quote: QuoteEntry; isSaved: boolean }): ReactNode {
  const change = (): void => {
    if (isSaved) removeFavorite(quote.slug);
    else saveFavorite(quote);
    toast(
      isSaved
        ? { title: 'Removed from your favorites' }
        : { title: 'Saved to your favorites', description: 'They’re kept on this device.' },
    );
  };
  return (
    <Button kind="line" glyph={isSaved ? 'check' : 'star4'} onClick={change}>
      {isSaved ? 'Saved' : 'Save'}
    </Button>
  );
}

/** What can be done with a quote. */
export function QuoteActions({ quote }: { quote: QuoteEntry }): ReactNode {
  const { url } = useSite();
  const isSaved = useFavorites()?.some(({ slug }) => slug === quote.slug) ?? false;
  return (
    <div className={styles.actions}>
      <ButtonRow>
        <Button kind="line" glyph="copy" onClick={() => void copyQuote(quote)}>
          Copy
        </Button>
        <Button kind="line" glyph="share" onClick={() => void shareQuote(quote, url)}>
          Share
        </Button>
        <SaveButton quote={quote} isSaved={isSaved} />
      </ButtonRow>
      {isSaved && (
        <p className={styles.where}>
          <Link to={FAVORITES_ADDRESS}>Your favorites</Link>
        </p>
      )}
    </div>
  );
}
