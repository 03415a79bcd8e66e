import type { ReactNode } from 'react';
import { litPart } from '../../art/drawing/moon-phase.ts';
import { classes } from '../ui/classes.ts';
import styles from './moon.module.css';

const CENTER = { x: 13, y: 13 };
const RADIUS = 12;

/** The Moon as it is lit, a small disc beside the day. */
export function Moon({ elongation, className }: { elongation: number; className?: string }): ReactNode {
  return (
    <svg className={classes(styles.moon, className)} viewBox="0 0 26 26" aria-hidden="true" focusable="false">
      <circle className={styles.dark} cx={CENTER.x} cy={CENTER.y} r={RADIUS} />
      <path className={styles.lit} d={litPart(elongation, CENTER, RADIUS)} />
      <circle className={styles.rim} cx={CENTER.x} cy={CENTER.y} r={RADIUS} />
    </svg>
  );
}
