import { useId, type ReactNode } from 'react';
import styles from './tick-ring.module.css';

interface TickRingProps {
  /** Side of the square the ring is drawn in; its middle is the ring's. */
  box: number;
  /** Outer radius of the ticks. */
  radius: number;
  /** Length of a long tick; four short ones stand between two. */
  length: number;
  count: number;
}

const SHORT = 0.6;
/** Share of the room between two short ticks that a tick fills, long or short. */
const TICK_SHARE = 0.36;

interface TicksProps extends TickRingProps {
  share: number;
  className?: string;
}

/** A dashed circle: every dash is a tick. */
function Ticks({ box, radius, length, count, share, className }: TicksProps): ReactNode {
  return (
    <circle
      className={className}
      cx={box / 2}
      cy={box / 2}
      r={radius - length / 2}
      strokeWidth={length}
      pathLength={count}
      strokeDasharray={`${share} ${1 - share}`}
      strokeDashoffset={share / 2}
    />
  );
}

function Scale({ className, ...ring }: TickRingProps & { className?: string }): ReactNode {
  return (
    <>
      <Ticks {...ring} length={ring.length * SHORT} share={TICK_SHARE} className={className} />
      <Ticks {...ring} count={ring.count / 5} share={TICK_SHARE / 5} className={className} />
    </>
  );
}

/**
 * A ring of ticks that fills once in eight seconds and then stays full while its pointer breathes: waiting is
 * measured, not spun. Standing still, without motion, it is three eighths full.
 */
export function TickRing(ring: TickRingProps): ReactNode {
  const mask = useId();
  const { box, radius, length } = ring;
  const middle = box / 2;
  const [tip, foot] = [middle - radius + length * 0.55, middle - radius + length * 1.75];
  const half = length * 0.42;
  return (
    <>
      <g transform={`rotate(-90 ${middle} ${middle})`}>
        <mask id={mask} maskUnits="userSpaceOnUse" x="0" y="0" width={box} height={box}>
          <circle
            className={styles.sweep}
            cx={middle}
            cy={middle}
            r={radius - length / 2}
            strokeWidth={length}
            pathLength={360}
          />
        </mask>
        <Scale {...ring} className={styles.rest} />
        <g mask={`url(#${mask})`}>
          <Scale {...ring} className={styles.done} />
        </g>
      </g>
      <g className={styles.turn}>
        <path
          className={styles.pointer}
          d={`M${middle} ${tip}L${middle + half} ${foot}L${middle - half} ${foot}Z`}
        />
      </g>
    </>
  );
}
