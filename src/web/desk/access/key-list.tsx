import type { ReactNode } from 'react';
import styles from './key-list.module.css';

interface KeyLineProps {
  name: string;
  /** What is known of it, in a sentence. */
  note: ReactNode;
  /** What can be done with it. */
  children: ReactNode;
}

export function KeyLine({ name, note, children }: KeyLineProps): ReactNode {
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <b className={styles.name}>{name}</b>
        <p className={styles.note}>{note}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
  );
}

/** Things that open the desk, between double rules. */
export function KeyList({ children }: { children: ReactNode }): ReactNode {
  return <ul className={styles.list}>{children}</ul>;
}
