import type { ReactNode } from 'react';
import { useIsOnline } from '../../settings/use-is-online.ts';
import styles from './offline-bar.module.css';

/** Always there, so that it is read aloud when its words come. */
export function OfflineBar(): ReactNode {
  const isOnline = useIsOnline();
  return (
    <div role="status" className={styles.bar}>
      {!isOnline && (
        <p className={styles.words}>
          <b>You’re offline.</b> Nothing is lost; what you see is as it last was, and what you press waits for
          you.
        </p>
      )}
    </div>
  );
}
