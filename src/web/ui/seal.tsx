import type { ReactNode } from 'react';
import type { GlyphName } from '../../art/drawing/glyphs.ts';
import { classes } from './classes.ts';
import { Glyph } from './glyph.tsx';
import styles from './seal.module.css';

/** A ring of 60 ticks around a drawing, 72 px: the mark of dialogs, alerts and notes. */
export function Seal({ glyph, className }: { glyph: GlyphName; className?: string }): ReactNode {
  return (
    <span className={classes(styles.seal, className)} aria-hidden="true">
      <svg className={styles.ring} viewBox="0 0 72 72" width="72" height="72" fill="none" focusable="false">
        <circle className={styles.ground} cx="36" cy="36" r="35" />
        <circle className={styles.limb} cx="36" cy="36" r="34.5" />
        <circle className={styles.ticks} cx="36" cy="36" r="31.3" pathLength="60" />
        <circle className={styles.inner} cx="36" cy="36" r="28.6" />
      </svg>
      <Glyph name={glyph} size={32} weight={1.3} />
    </span>
  );
}
