import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MisattributionEntry } from '../../contract/quotes.ts';
import { saidByWords } from '../../domain/quotes/misattribution.ts';
import { inMarks, reallySaidAddress } from '../../domain/quotes/wording.ts';
import styles from './misattribution-listing.module.css';

/** Lines under the wrong name, each with the right one as far as it is known. */
export function MisattributionListing({ entries }: { entries: readonly MisattributionEntry[] }): ReactNode {
  return (
    <ul className={styles.list}>
      {entries.map(({ slug, text, falselyTo, saidBy }) => (
        <li key={slug}>
          <p className={styles.words}>
            <Link to={reallySaidAddress(slug)}>{inMarks(text)}</Link>
          </p>
          <p className={styles.by}>
            Not {falselyTo}. {saidByWords(saidBy)}
          </p>
        </li>
      ))}
    </ul>
  );
}
