import { useEffect, useState, type ReactNode } from 'react';
import type { OrderAnswer } from '../../contract/orders.ts';
import { makingSeconds } from './making-seconds.ts';
import styles from './progress-dial.module.css';

const TICKS = 60;

/** All steps together, and what has passed since the answer came. */
function useSeconds(order: OrderAnswer): number {
  const known = makingSeconds(order.steps);
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const since = performance.now();
    setPassed(0);
    const timer = setInterval(() => setPassed((performance.now() - since) / 1000), 250);
    return () => clearInterval(timer);
  }, [order]);
  return Math.floor(known + passed);
}

function Tick({ index, isPassed }: { index: number; isPassed: boolean }): ReactNode {
  const isLong = index % 5 === 0;
  return (
    <line
      className={isPassed ? styles.passed : styles.tick}
      x1="112"
      x2="112"
      y1={isPassed || isLong ? 8 : 10}
      y2={isLong ? 26 : 21}
      transform={`rotate(${index * 6} 112 112)`}
    />
  );
}

/** Where it usually ends, with its number upright inside the ring. */
function UsualEnd({ seconds }: { seconds: number }): ReactNode {
  const turn = (seconds / TICKS) * 2 * Math.PI;
  return (
    <>
      <line
        className={styles.usual}
        x1="112"
        x2="112"
        y1="6"
        y2="34"
        transform={`rotate(${seconds * 6} 112 112)`}
      />
      <text className={styles.usualSeconds} x={112 + 54 * Math.sin(turn)} y={116 - 54 * Math.cos(turn)}>
        {seconds}
      </text>
    </>
  );
}

interface ProgressDialProps {
  order: OrderAnswer;
  usualSeconds: number;
}

/** A dial of one minute: the seconds that have passed, and where it usually ends. */
export function ProgressDial({ order, usualSeconds }: ProgressDialProps): ReactNode {
  const seconds = useSeconds(order);
  return (
    <svg className={styles.dial} viewBox="0 0 224 224" role="img" aria-label={`${seconds} seconds so far`}>
      <circle className={styles.outer} cx="112" cy="112" r="111" />
      <circle className={styles.limb} cx="112" cy="112" r="106" />
      <circle className={styles.outer} cx="112" cy="112" r="80" />
      {Array.from({ length: TICKS }, (_, index) => (
        <Tick key={index} index={index} isPassed={index < seconds} />
      ))}
      <UsualEnd seconds={usualSeconds} />
      <path
        className={styles.hand}
        d="M112 46l-7 -12h14z"
        transform={`rotate(${(seconds % TICKS) * 6} 112 112)`}
      />
      <text className={styles.seconds} x="112" y="126">
        {seconds}
      </text>
      <text className={styles.unit} x="112" y="150">
        {seconds === 1 ? 'second' : 'seconds'}
      </text>
    </svg>
  );
}
