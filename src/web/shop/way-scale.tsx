import type { ReactNode } from 'react';
import { Glyph } from '../ui/glyph.tsx';
import styles from './way-scale.module.css';

const STATIONS = ['Details', 'Checkout', 'Bank', 'Report'] as const;
type Station = (typeof STATIONS)[number];

function stateOf(index: number, stopped: number): 'done' | 'stopped' | 'open' {
  if (index === stopped) return 'stopped';
  return index < stopped ? 'done' : 'open';
}

/** How far the order came. */
export function WayScale({ stoppedAt }: { stoppedAt: Station }): ReactNode {
  const stopped = STATIONS.indexOf(stoppedAt);
  return (
    <ol className={styles.way} aria-label={`It stopped at: ${stoppedAt}`}>
      {STATIONS.map((station, index) => {
        const state = stateOf(index, stopped);
        return (
          <li key={station} className={styles[state]}>
            <span className={styles.mark}>
              {state === 'done' && <Glyph name="check" size={14} weight={2.6} />}
              {state === 'stopped' && <Glyph name="close" size={14} weight={2.4} />}
            </span>
            {station}
          </li>
        );
      })}
    </ol>
  );
}
