import type { ReactNode } from 'react';
import styles from './bars.module.css';

/** A tick for every two points, longer ones at ten and fifty. */
const TICKS = Array.from({ length: 51 }, (_, index) => {
  const x = Math.min(499.5, Math.max(0.5, index * 10));
  return `M${x} 14v${index % 25 === 0 ? 12 : index % 5 === 0 ? 9 : 5}`;
}).join('');

interface BarProps {
  label: string;
  percent: number;
}

/** Solid brass over a ruler. The figure beside it is the text; the drawing repeats it. */
export function Bar({ label, percent }: BarProps): ReactNode {
  return (
    <div className={styles.bar}>
      <dt>{label}</dt>
      <dd>
        {percent}%
        <svg viewBox="0 0 500 26" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <rect className={styles.empty} width={500} height={11} />
          <rect className={styles.full} width={percent * 5} height={11} />
          <path className={styles.ruler} d={`M0 14H500${TICKS}`} />
        </svg>
      </dd>
    </div>
  );
}

export function Bars({ children }: { children: ReactNode }): ReactNode {
  return <dl className={styles.bars}>{children}</dl>;
}
