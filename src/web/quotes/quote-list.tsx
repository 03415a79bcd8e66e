import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { QuoteEntry } from '../../contract/quotes.ts';
import type { QuoteTopic } from '../../domain/quotes/topics.ts';
import { authorAddress, inMarks, quoteAddress, workAndPlace } from '../../domain/quotes/wording.ts';
import { classes } from '../ui/classes.ts';
import styles from './quote-list.module.css';

interface QuoteListProps {
  quotes: readonly QuoteEntry[];
  /** The topic the reader came by; without it, each quote's own. */
  topic?: QuoteTopic;
  /** On a page of theirs the name need not be said twenty times. */
  withoutAuthor?: boolean;
  /** Two or three beside something larger. */
  small?: boolean;
  /** Stands at the end of each. */
  action?: (quote: QuoteEntry) => ReactNode;
}

/** Quotes one beneath the other; each leads to its own page. */
export function QuoteList({ quotes, topic, withoutAuthor, small, action }: QuoteListProps): ReactNode {
  return (
    <ul className={classes(styles.list, small && styles.small)}>
      {quotes.map((quote) => (
        <li key={quote.slug}>
          <p className={styles.words}>
            <Link to={quoteAddress(topic ?? quote.topic, quote.slug)}>{inMarks(quote.text)}</Link>
          </p>
          <p className={styles.by}>
            {!withoutAuthor && (
              <>
                <Link to={authorAddress(quote.author.slug)}>{quote.author.name}</Link>,{' '}
              </>
            )}
            <i>{withoutAuthor ? workAndPlace(quote) : quote.work}</i>
          </p>
          {action?.(quote)}
        </li>
      ))}
    </ul>
  );
}
