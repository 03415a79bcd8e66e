import type { ReactNode } from 'react';
import type { QuoteEntry } from '../../contract/quotes.ts';
import { cardAddress } from '../../domain/quotes/card-kinds.ts';
import type { QuoteTopic } from '../../domain/quotes/topics.ts';
import { firstWords, inMarks } from '../../domain/quotes/wording.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { copyQuote } from './copy-quote.ts';
import styles from './row-actions.module.css';
import { useFavorite } from './use-favorite.ts';

interface RowActionsProps {
  quote: QuoteEntry;
  /** The topic the reader came by. */
  topic?: QuoteTopic | undefined;
  /** What a second press on Save is called, where everything is saved. */
  savedLabel?: string;
}

/** What can be done with a quote without opening it. */
export function RowActions({ quote, topic, savedLabel = 'Saved' }: RowActionsProps): ReactNode {
  const { isSaved, change } = useFavorite(quote);
  const which = <VisuallyHidden> {inMarks(firstWords(quote.text, 40))}</VisuallyHidden>;
  return (
    <div className={styles.actions}>
      <Button kind="text" glyph={isSaved ? 'check' : 'star4'} onClick={change}>
        <span>
          {isSaved ? savedLabel : 'Save'}
          {which}
        </span>
      </Button>
      <Button kind="text" glyph="copy" onClick={() => void copyQuote(quote)}>
        <span>Copy{which}</span>
      </Button>
      <ButtonLink
        kind="text"
        glyph="download"
        to={cardAddress(topic ?? quote.topic, quote.slug, '1', 'square')}
      >
        <span>Picture{which}</span>
      </ButtonLink>
    </div>
  );
}
