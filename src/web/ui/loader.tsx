import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './loader.module.css';
import { TickRing } from './tick-ring.tsx';

/** A ring of 44 px and what is being waited for. */
export function Loader({ label, className }: { label: string; className?: string }): ReactNode {
  return (
    <div role="status" className={classes(styles.loader, className)}>
      <svg viewBox="0 0 44 44" width="44" height="44" fill="none" aria-hidden="true" focusable="false">
        <circle className={styles.limb} cx="22" cy="22" r="21" />
        <TickRing box={44} radius={19} length={5} count={60} />
        <circle className={styles.inner} cx="22" cy="22" r="11.5" />
      </svg>
      <span>{label}</span>
    </div>
  );
}
