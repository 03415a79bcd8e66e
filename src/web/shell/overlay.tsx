import type { ReactNode } from 'react';
import { signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import { classes } from '../ui/classes.ts';
import { Glyph } from '../ui/glyph.tsx';
import { TickRing } from '../ui/tick-ring.tsx';
import styles from './overlay.module.css';

interface OverlayProps {
  sign?: SignKey;
  shown?: boolean;
}

function Instrument({ sign }: { sign?: SignKey }): ReactNode {
  return (
    <svg
      className={styles.ring}
      viewBox="0 0 220 220"
      width="220"
      height="220"
      fill="none"
      aria-hidden="true"
    >
      <circle className={styles.outer} cx="110" cy="110" r="109" />
      <circle className={styles.limb} cx="110" cy="110" r="104" />
      <circle
        className={classes(styles.disc, sign && styles[signOf(sign).element])}
        cx="110"
        cy="110"
        r="78"
      />
      <TickRing box={220} radius={100} length={12} count={180} />
      <svg x="68" y="68" className={styles.glyph}>
        <Glyph name={sign ?? 'star4'} size={84} weight={1.1} />
      </svg>
    </svg>
  );
}

/**
 * Shown by the page while a newly picked sign's reading is on its way. The status stands in the page before it has
 * anything to say, so that screen readers hear it.
 */
export function ConsultingOverlay({ sign, shown = true }: OverlayProps): ReactNode {
  return (
    <div role="status" aria-live="polite" className={shown ? styles.overlay : undefined}>
      {shown && (
        <>
          <Instrument sign={sign} />
          <p className={styles.label}>Consulting the stars...</p>
        </>
      )}
    </div>
  );
}
