import type { ReactNode } from 'react';
import styles from './head.module.css';

interface QuoteHeadProps {
  heading: string;
  /** A count, or years and a country. */
  note?: string;
  /** What stands here, in a sentence or three. */
  children: ReactNode;
}

/** The name of a shelf and what it holds. */
export function QuoteHead({ heading, note, children }: QuoteHeadProps): ReactNode {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{heading}</h1>
      {note && <p className={styles.note}>{note}</p>}
      <p className={styles.intro}>{children}</p>
    </header>
  );
}
