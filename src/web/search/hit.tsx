import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SearchResult } from '../../contract/search.ts';
import styles from './hit.module.css';
import { MarkedText } from './marked-text.tsx';
import { OwnTime } from './own-time.tsx';
import { ResultSeal } from './result-seal.tsx';
import { wholeDates } from './whole-dates.ts';

/** Where the words were found; the whole row leads there. */
export function Hit({ result: { href, title, note, text, icon, at } }: { result: SearchResult }): ReactNode {
  return (
    <div className={styles.hit}>
      <ResultSeal icon={icon} className={styles.seal} />
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to={href} className={styles.link}>
            <MarkedText parts={title} />
          </Link>
        </h3>
        {note && (
          <p className={styles.note}>
            {at === null ? wholeDates(note) : <OwnTime text={note} at={at} shows="minute" />}
          </p>
        )}
        {text.length > 0 && (
          <p className={styles.text}>
            <MarkedText parts={text} />
          </p>
        )}
      </div>
    </div>
  );
}
