import type { ReactNode } from 'react';
import styles from './ranked.module.css';

interface RankedProps {
  items: readonly { name: string; count: number }[];
  /** Said by visitors: in quotation marks. */
  isQuoted?: boolean;
}

/** The most frequent first, each with how often. */
export function Ranked({ items, isQuoted }: RankedProps): ReactNode {
  return (
    <ol className={styles.list}>
      {items.map(({ name, count }) => (
        <li key={name} className={styles.item}>
          <span className={styles.count}>
            {count.toLocaleString('en-US')}
            <span aria-hidden="true">×</span>
          </span>
          {isQuoted ? <q className={styles.quoted}>{name}</q> : <span className={styles.name}>{name}</span>}
        </li>
      ))}
    </ol>
  );
}
