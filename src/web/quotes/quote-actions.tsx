import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { QuoteEntry } from '../../contract/quotes.ts';
import { FAVORITES_ADDRESS } from '../../domain/quotes/wording.ts';
import { ShareRow } from '../sharing/share-row.tsx';
import { Button, ButtonRow } from '../ui/button.tsx';
import { copyQuote } from './copy-quote.ts';
import styles from './quote-actions.module.css';
import { sharedQuote } from './shared-quote.ts';
import { useFavorite } from './use-favorite.ts';

/** What can be done with a quote. */
export function QuoteActions({ quote }: { quote: QuoteEntry }): ReactNode {
  const { isSaved, change } = useFavorite(quote);
  return (
    <div className={styles.actions}>
      <ButtonRow>
        <Button kind="line" glyph="copy" onClick={() => void copyQuote(quote)}>
          Copy
        </Button>
        <Button kind="line" glyph={isSaved ? 'check' : 'star4'} onClick={change}>
          {isSaved ? 'Saved' : 'Save'}
        </Button>
      </ButtonRow>
      {isSaved && (
        <p className={styles.where}>
          <Link to={FAVORITES_ADDRESS}>Your favorites</Link>
        </p>
      )}
      <ShareRow shared={sharedQuote(quote)} className={styles.share} />
    </div>
  );
}
