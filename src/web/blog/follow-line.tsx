import type { ReactNode } from 'react';
import styles from './follow-line.module.css';

/** How to hear of the next article without coming to look. */
export function FollowLine(): ReactNode {
  return (
    <p className={styles.follow}>
      New articles arrive by <a href="/blog-feed.xml">RSS</a>, and so do{' '}
      <a href="/daily-horoscope-feed.xml">the twelve readings of the day</a>.
    </p>
  );
}
