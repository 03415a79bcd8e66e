import { useId, type ReactNode } from 'react';
import styles from './tick-ring.module.css';

interface TickRingProps {
  /** Box of the drawing in its own units; the middle is half of it. */
  box: number;
  /** Radius of the middle of the ticks. */
  radius: number;
  /** Length of a tick. */
  length: number;
  count: number;
}

/**
 * A ring of ticks that fills once in eight seconds and then stays full while its pointer breathes: waiting is
 * measured, not spun. Standing still, without motion, it is three eighths full.
 */
export function TickRing({ box, radius, length, count }: TickRingProps): ReactNode {
  const mask = useId();
  const middle = box / 2;
  const circle = { cx: middle, cy: middle, r: radius, strokeWidth: length, fill: 'none' };
  const share = 0.36;
  const dashes = { pathLength: count, strokeDasharray: `${share} ${1 - share}`, strokeDashoffset: share / 2 };
  const upright = `rotate(-90 ${middle} ${middle})`;
  const [tip, foot] = [middle - radius + length * 0.5, middle - radius + length * 1.5];
  const half = length * 0.42;
  return (
    <>
      <mask id={mask} maskUnits="userSpaceOnUse" x="0" y="0" width={box} height={box}>
        <circle {...circle} className={styles.sweep} transform={upright} pathLength={360} stroke="#fff" />
      </mask>
      <circle {...circle} {...dashes} className={styles.rest} transform={upright} />
      <circle {...circle} {...dashes} className={styles.done} transform={upright} mask={`url(#${mask})`} />
      <g className={styles.turn}>
        <path
          className={styles.pointer}
          d={`M${middle} ${tip}L${middle + half} ${foot}L${middle - half} ${foot}Z`}
        />
      </g>
    </>
  );
}
