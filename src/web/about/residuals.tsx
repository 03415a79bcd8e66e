import type { ReactNode } from 'react';
import styles from './residuals.module.css';

/** From the middle of the scale to either end. */
export const SCALE_ARCSEC = 1;
/** Units of the drawing from the middle to an end; it is stretched to whatever width there is. */
const HALF = 100;
const HEIGHT = 26;
const BASE = 22;
const STEPS = 10;

function tickLength(step: number): number {
  if (step % STEPS === 0) return 11;
  return step % 5 === 0 ? 8 : 4;
}

/** A tick each tenth of an arcsecond, longer at the halves, longest at the ends and in the middle. */
const TICKS = Array.from({ length: 2 * STEPS + 1 }, (_, index) => {
  const step = index - STEPS;
  return `M${(step / STEPS) * HALF} ${BASE}v-${tickLength(step)}`;
}).join('');

/** A stroke of no length with round ends is a round dot, however much the drawing is stretched. */
function dots(errorsArcsec: readonly number[]): string {
  return errorsArcsec.map((arcsec) => `M${((arcsec / SCALE_ARCSEC) * HALF).toFixed(1)} 7h0`).join('');
}

/** Differences of one body on a scale around JPL's place. The figures stand beside it, so it is decoration. */
export function Residuals({ errorsArcsec }: { errorsArcsec: readonly number[] }): ReactNode {
  return (
    <svg
      className={styles.scale}
      viewBox={`${-HALF} 0 ${2 * HALF} ${HEIGHT}`}
      preserveAspectRatio="none"
      width="100%"
      height={HEIGHT}
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.middle} d={`M0 0V${BASE}`} />
      <path className={styles.ticks} d={`M${-HALF} ${BASE}H${HALF}${TICKS}`} />
      <path className={styles.dots} d={dots(errorsArcsec)} />
    </svg>
  );
}
