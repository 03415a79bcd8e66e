import type { ReactNode } from 'react';
import { Glyph } from '../ui/glyph.tsx';
import styles from './horizon.module.css';

const TICKS = 96;
const HORIZON_Y = 24;
/** The deeper, the fainter and the farther apart. */
const DEPTHS = [30, 37, 46, 59, 76, 98];

function tickTop(index: number): number {
  if (index % 8 === 0) return HORIZON_Y - 18;
  return index % 4 === 0 ? HORIZON_Y - 12 : HORIZON_Y - 7;
}

/** The rule as a horizon, and a star that has set behind it. Places are percentages: it is redrawn on phones. */
export function Horizon(): ReactNode {
  return (
    <svg
      className={styles.horizon}
      width="100%"
      height="104"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <g className={styles.ticks}>
        {Array.from({ length: TICKS + 1 }, (_, index) => (
          <line
            key={index}
            className={index % 4 === 0 ? undefined : styles.fine}
            x1={`${(index / TICKS) * 100}%`}
            x2={`${(index / TICKS) * 100}%`}
            y1={HORIZON_Y}
            y2={tickTop(index)}
          />
        ))}
      </g>
      <line className={styles.line} x1="0" x2="100%" y1={HORIZON_Y} y2={HORIZON_Y} />
      {DEPTHS.map((y, index) => (
        <line
          key={y}
          className={styles.depth}
          x1="0"
          x2="100%"
          y1={y}
          y2={y}
          strokeOpacity={1 - index * 0.15}
        />
      ))}
      <svg x="50%" overflow="visible" className={styles.star}>
        <circle className={styles.disc} cy="66" r="26" />
        <Glyph name="star4" size={34} x={-17} y={49} />
      </svg>
    </svg>
  );
}
