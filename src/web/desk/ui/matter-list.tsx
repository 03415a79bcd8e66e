import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './matter-list.module.css';
import { STATE_WORDS, StateMark, type MarkState } from './state-mark.tsx';

export interface Matter {
  id: string;
  title: string;
  /** In a plain sentence. */
  reason: ReactNode;
  state: MarkState;
  /** When, beside the title. */
  note?: ReactNode;
  /** The buttons that mend it. */
  actions?: ReactNode;
}

function MatterLine({ title, reason, state, note, actions }: Matter): ReactNode {
  return (
    <li className={styles.matter}>
      <span className={styles.mark}>
        <StateMark state={state} word="" />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <VisuallyHidden>{STATE_WORDS[state]}: </VisuallyHidden>
          {title}
          {note !== undefined && (
            <>
              {'\u00a0'}
              <small>·</small> <small>{note}</small>
            </>
          )}
        </h3>
        <p className={styles.reason}>{reason}</p>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}

/** What waits, one note for each: its reason in a plain sentence, and the button that mends it. */
export function MatterList({ matters }: { matters: readonly Matter[] }): ReactNode {
  return (
    <ul className={styles.list}>
      {matters.map((matter) => (
        <MatterLine key={matter.id} {...matter} />
      ))}
    </ul>
  );
}
