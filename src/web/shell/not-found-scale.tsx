import type { ReactNode } from 'react';
import { SIGN_KEYS } from '../../domain/zodiac/signs.ts';
import { classes } from '../ui/classes.ts';
import { Glyph } from '../ui/glyph.tsx';
import styles from './not-found-scale.module.css';

/** The drawing shows this many degrees, 360 of which exist. */
const SHOWN_DEG = 424;
const LINE_Y = 58;

const at = (degree: number): string => `${((degree / SHOWN_DEG) * 100).toFixed(3)}%`;
const every = (step: number, from: number, to: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

function tickLength(degree: number): number {
  // Beyond the end there are no signs to divide.
  if (degree % 30 === 0 && degree <= 360) return 24;
  return degree % 10 === 0 ? 13 : 7;
}

function Ticks({ from, to, className }: { from: number; to: number; className?: string }): ReactNode {
  return (
    <g className={className}>
      {every(2, from, to).map((degree) => (
        <line
          key={degree}
          className={degree % 10 === 0 ? undefined : styles.fine}
          x1={at(degree)}
          x2={at(degree)}
          y1={LINE_Y}
          y2={LINE_Y - tickLength(degree)}
        />
      ))}
    </g>
  );
}

function Figures(): ReactNode {
  return every(60, 0, 360).map((degree) => (
    <text
      key={degree}
      className={classes(styles.figure, degree % 120 !== 0 && styles.wideOnly)}
      x={at(degree)}
      y={LINE_Y + 26}
      textAnchor={degree === 0 ? 'start' : 'middle'}
    >
      {degree}°
    </text>
  ));
}

/** The pointer stands where the visitor is: at 404°, on a scale that ends at 360. */
function Pointer(): ReactNode {
  return (
    <svg x={at(404)} overflow="visible" className={styles.pointer}>
      <path d={`M0 ${LINE_Y + 2}L8 ${LINE_Y + 16}H-8Z`} />
      <path className={styles.stem} d={`M0 ${LINE_Y + 16}V${LINE_Y + 32}`} />
      <text className={styles.reading} y={LINE_Y + 60} textAnchor="middle">
        404°
      </text>
    </svg>
  );
}

/** The ecliptic rule and what lies beyond its end. Places are percentages: it is redrawn, not shrunk, on phones. */
export function NotFoundScale(): ReactNode {
  return (
    <svg className={styles.scale} width="100%" height="126" fill="none" aria-hidden="true" focusable="false">
      {SIGN_KEYS.map((sign, index) => (
        <svg key={sign} x={at(index * 30 + 15)} overflow="visible" className={styles.sign}>
          <g className={styles.mark}>
            <Glyph name={sign} size={24} />
          </g>
        </svg>
      ))}
      <Ticks from={0} to={360} className={styles.ticks} />
      <Ticks from={362} to={SHOWN_DEG} className={styles.beyond} />
      <line className={styles.line} x1="0" x2={at(360)} y1={LINE_Y} y2={LINE_Y} />
      <line className={styles.end} x1={at(360)} x2={at(360)} y1={LINE_Y - 36} y2={LINE_Y + 8} />
      <Figures />
      <Pointer />
    </svg>
  );
}
