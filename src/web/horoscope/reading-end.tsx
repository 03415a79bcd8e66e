import type { ReactNode } from 'react';
import type { Shared } from '../../domain/sharing/share-text.ts';
import { ShareRow } from '../sharing/share-row.tsx';
import styles from './reading-end.module.css';

/** What stands below every reading: how to pass it on, and how to take it. */
export function ReadingEnd({ shared }: { shared: Shared }): ReactNode {
  return (
    <>
      <ShareRow shared={shared} className={styles.share} />
      <p className={styles.entertainment}>
        For entertainment only. The planets are where we say they are; the rest is up to you.
      </p>
    </>
  );
}
