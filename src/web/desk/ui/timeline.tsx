import type { ReactNode } from 'react';
import { StateMark, type MarkState } from './state-mark.tsx';
import styles from './timeline.module.css';

export interface TimelineEvent {
  id: string | number;
  title: string;
  /** When, and a word beside it: "Mon 6:21 PM · confirmed by the bank". */
  note: ReactNode;
  state: MarkState;
  /** More in a sentence. */
  children?: ReactNode;
}

/** What happened, in its order, on a ticked scale. */
export function Timeline({ events }: { events: readonly TimelineEvent[] }): ReactNode {
  return (
    <ol className={styles.timeline}>
      {events.map(({ id, title, note, state, children }) => (
        <li key={id} className={styles.event}>
          <span className={styles.mark}>
            <StateMark state={state} />
          </span>
          <b className={styles.title}>{title}</b>
          <span className={styles.note}>{note}</span>
          {children !== undefined && <div className={styles.words}>{children}</div>}
        </li>
      ))}
    </ol>
  );
}
