import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Glyph } from './glyph.tsx';
import styles from './ornament.module.css';

/** A double rule with one four-point star: at most once a page. */
export function Ornament({ className }: { className?: string }): ReactNode {
  return (
    <div className={classes(styles.ornament, className)} aria-hidden="true">
      <Glyph name="star4" size={18} />
    </div>
  );
}
