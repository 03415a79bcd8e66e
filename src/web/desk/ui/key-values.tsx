import type { ReactNode } from 'react';
import styles from './key-values.module.css';

/** What is known of one thing: names at the left, values at the right, between double rules. */
export function KeyValues({ entries }: { entries: readonly (readonly [string, ReactNode])[] }): ReactNode {
  return (
    <dl className={styles.list}>
      {entries.map(([name, value]) => (
        <div key={name} className={styles.entry}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
