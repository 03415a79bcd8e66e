import type { ReactNode } from 'react';
import styles from './scripted.module.css';

interface ScriptedProps {
  children: ReactNode;
  /** What stands there for whoever reads without script. */
  without?: string;
}

/**
 * What does nothing without script, and is left out where there is none. By styles, not once the page is awake: what comes
 * only then pushes down what is already being read.
 */
export function Scripted({ children, without }: ScriptedProps): ReactNode {
  return (
    <>
      <span className={styles.with}>{children}</span>
      {without !== undefined && <span className={styles.without}>{without}</span>}
    </>
  );
}
