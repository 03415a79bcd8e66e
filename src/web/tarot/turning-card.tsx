import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import { CardBack } from './card-picture.tsx';
import styles from './turning-card.module.css';

interface TurningCardProps {
  /** Its turn in a row of cards; null where it lies face up already. */
  turn: number | null;
  children: ReactNode;
}

/** Shows its back first and is turned over, one card after another; for those who want no motion it lies face up. */
export function TurningCard({ turn, children }: TurningCardProps): ReactNode {
  if (turn === null) return children;
  return (
    <div className={styles.room}>
      <div className={styles.card} style={{ animationDelay: `${300 + turn * 160}ms` }}>
        <div className={styles.face}>{children}</div>
        <div className={classes(styles.face, styles.back)} aria-hidden="true">
          <CardBack />
        </div>
      </div>
    </div>
  );
}
