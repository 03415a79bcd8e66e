import type { ReactNode } from 'react';
import { BLANK_WHEEL, BLANK_WHEEL_SIZE } from '../../art/report/blank-wheel.ts';
import styles from './book-cover.module.css';

/** The book as a small picture: whose it is says its cover. */
export function BookCover({ name }: { name: string | null }): ReactNode {
  return (
    <div className={styles.cover} aria-hidden="true">
      <svg
        fill="none"
        viewBox={`0 0 ${BLANK_WHEEL_SIZE} ${BLANK_WHEEL_SIZE}`}
        dangerouslySetInnerHTML={{ __html: BLANK_WHEEL }}
      />
      <span>{name ?? 'Your Sky'}</span>
    </div>
  );
}
