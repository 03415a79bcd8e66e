import type { ReactNode } from 'react';
import styles from './keyhole-ring.module.css';

const INNER = 85.5;

/** Where ticks of a kind end: every 3 degrees, every 15, every 30. */
const OUTER = { short: 91, middle: 94, long: 97.5 };

function tick(degrees: number): string {
  const kind = degrees % 30 === 0 ? 'long' : degrees % 15 === 0 ? 'middle' : 'short';
  const angle = (degrees * Math.PI) / 180;
  const at = (radius: number): string =>
    `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
  return `M${at(INNER)}L${at(OUTER[kind])}`;
}

const TICKS = Array.from({ length: 120 }, (_, index) => tick(index * 3)).join('');

/** The ring of the house, and in it the hole that one key fits. */
export function KeyholeRing(): ReactNode {
  return (
    <svg className={styles.ring} viewBox="-103 -103 206 206" fill="none" aria-hidden="true" focusable="false">
      <circle className={styles.limb} r="100" />
      <path className={styles.ticks} d={TICKS} />
      <circle className={styles.plate} r="82.5" />
      <circle className={styles.inner} r="76.4" />
      <path className={styles.pointer} d="M-7.2-102H7.2L0-89.8Z" />
      <path className={styles.hole} d="M-17 41.4L-10.6-1.2A21.6 21.6 0 1 1 10.6-1.2L17 41.4Z" />
      <path
        className={styles.star}
        d="M0-31Q1.6-21.6 10.8-20Q1.6-18.4 0-9Q-1.6-18.4-10.8-20Q-1.6-21.6 0-31Z"
      />
    </svg>
  );
}
