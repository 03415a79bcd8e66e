import type { ReactNode } from 'react';
import styles from './door.module.css';
import type { Refusal } from './knock.ts';

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Always there, so that it is read aloud when its words come; the seconds that run are not. */
export function Told({ refusal, waitSeconds }: { refusal: Refusal | null; waitSeconds: number }): ReactNode {
  const isLocked = (refusal?.waitSeconds ?? 0) > 0;
  const words = isLocked && waitSeconds === 0 ? 'You can try again now.' : refusal?.message;
  return (
    <div role="alert" className={styles.told}>
      {words}
      {waitSeconds > 0 && (
        <span aria-hidden="true" className={styles.count}>
          {' '}
          {clock(waitSeconds)} left.
        </span>
      )}
    </div>
  );
}
