import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './wrap.module.css';

/** The page's column: 1120 px at most, with the gutter on both sides. */
export function Wrap({ className, children }: { className?: string; children: ReactNode }): ReactNode {
  return <div className={classes(styles.wrap, className)}>{children}</div>;
}
