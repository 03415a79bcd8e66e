import type { ReactNode } from 'react';
import type { Action } from '../shell/use-action.ts';
import { Button } from '../ui/button.tsx';
import styles from './settings.module.css';
import type { Saving } from './use-saving.ts';

function Failure({ words, onRetry }: { words: string; onRetry: () => void }): ReactNode {
  return (
    <p role="alert" className={styles.failure}>
      {words}{' '}
      <Button kind="text" onClick={onRetry}>
        Retry
      </Button>
    </p>
  );
}

interface SaveNoteProps<T> {
  saving: Saving<T>;
  /** Explains the setting while nothing else is to be said. */
  children?: ReactNode;
  id?: string;
}

/** The line under a setting. What failed has not changed anything, and the control shows so. */
export function SaveNote<T>({ saving: { state, save }, children, id }: SaveNoteProps<T>): ReactNode {
  if (state.kind === 'failed')
    return <Failure words={`Not saved. ${state.why}`} onRetry={() => save(state.value)} />;
  if (state.kind === 'saving')
    return (
      <p role="status" className={styles.hint}>
        Saving…
      </p>
    );
  return (
    children && (
      <p id={id} className={styles.hint}>
        {children}
      </p>
    )
  );
}

export function ActionNote({ action: { why, run } }: { action: Action }): ReactNode {
  return why && <Failure words={why} onRetry={run} />;
}
