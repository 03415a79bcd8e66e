import type { ReactNode } from 'react';
import { Glyph } from '../../../ui/glyph.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './kit-steps.module.css';

export interface KitStep {
  title: string;
  note: string;
  isDone: boolean;
  /** At its far end: a press that does it again. */
  action?: ReactNode;
}

/** Three steps, each ticked off when it is done. */
export function KitSteps({ steps }: { steps: readonly KitStep[] }): ReactNode {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, note, isDone, action }, index) => (
        <li key={index} className={styles.step} data-done={isDone}>
          <span className={styles.number}>
            {isDone ? (
              <Glyph name="check" size={18} weight={2} />
            ) : (
              <span aria-hidden="true">{index + 1}</span>
            )}
          </span>
          <div>
            <b>
              {isDone && <VisuallyHidden>Done: </VisuallyHidden>}
              {title}
            </b>
            <small>{note}</small>
          </div>
          {action}
        </li>
      ))}
    </ol>
  );
}
