import type { ReactNode } from 'react';
import styles from './unseen.module.css';

/** Words for screen readers only. */
export function Unseen({ children }: { children: ReactNode }): ReactNode {
  return <span className={styles.unseen}>{children}</span>;
}
