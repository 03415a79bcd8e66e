import type { ReactNode } from 'react';
import styles from './reversed-mark.module.css';

/** Beside the name of a card that lies upside down. */
export function ReversedMark({ reversed }: { reversed: boolean }): ReactNode {
  return reversed && <span className={styles.mark}>reversed</span>;
}
