import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { QuoteEntry } from '../../contract/quotes.ts';
import type { QuoteTopic } from '../../domain/quotes/topics.ts';
import { authorAddress, quoteAddress, UNCHECKED_NOTE, workAndPlace } from '../../domain/quotes/wording.ts';
import { classes } from '../ui/classes.ts';
import styles from './quote-list.module.css';
import { QuoteText } from './quote-text.tsx';
import { RowActions } from './row-actions.tsx';

interface QuoteListProps {
  quotes: readonly QuoteEntry[];
  /** The topic the reader came by; without it, each quote's own. */
  topic?: QuoteTopic;
  /** On a page of theirs the name need not be said twenty times. */
  withoutAuthor?: boolean;
  /** Two or three beside something larger. */
  small?: boolean;
  /** What a second press on Save is called. */
  savedLabel?: string;
}

/** Quotes one beneath the other; each leads to its own page. */
export function QuoteList({ quotes, topic, withoutAuthor, small, savedLabel }: QuoteListProps): ReactNode {
  return (
    <ul className={classes(styles.list, small && styles.small)}>
      {quotes.map((quote) => (
        <li key={quote.slug}>
          <p className={styles.words}>
            <Link to={quoteAddress(topic ?? quote.topic, quote.slug)}>
              <QuoteText text={quote.text} />
            </Link>
          </p>
          <p className={styles.by}>
            {!withoutAuthor && (
              <>
                <Link to={authorAddress(quote.author.slug)}>{quote.author.name}</Link>,{' '}
              </>
            )}
            <i>{withoutAuthor ? workAndPlace(quote) : quote.work}</i>
            {quote.verified === false && ` (${UNCHECKED_NOTE})`}
          </p>
          <RowActions quote={quote} topic={topic} savedLabel={savedLabel} />
        </li>
      ))}
    </ul>
  );
}
