import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MisattributionEntry } from '../../contract/quotes.ts';
import { notSaidByWords, saidByWords } from '../../domain/quotes/misattribution.ts';
import { reallySaidAddress } from '../../domain/quotes/wording.ts';
import { classes } from '../ui/classes.ts';
import styles from './misattribution-listing.module.css';
import { QuoteText } from './quote-text.tsx';

interface ListingProps {
  entries: readonly MisattributionEntry[];
  /** Two beside each other where there is room; a column of its own leaves none. */
  isPaired?: boolean;
}

/** Lines under the wrong name, each with the right one as far as it is known. */
export function MisattributionListing({ entries, isPaired = false }: ListingProps): ReactNode {
  return (
    <ul className={classes(styles.list, isPaired && styles.paired)}>
      {entries.map(({ slug, text, falselyTo, saidBy }) => (
        <li key={slug}>
          <p className={styles.words}>
            <Link to={reallySaidAddress(slug)}>
              <QuoteText text={text} />
            </Link>
          </p>
          <p className={styles.by}>
            {notSaidByWords(falselyTo)}. {saidByWords(saidBy)}
          </p>
        </li>
      ))}
    </ul>
  );
}
