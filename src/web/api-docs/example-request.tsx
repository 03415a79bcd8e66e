import type { ReactNode } from 'react';
import { useHydrated } from '../tarot/use-hydrated.ts';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import { Breakable } from './breakable.tsx';
import type { Call } from './description.ts';
import styles from './example-request.module.css';

/** The call as a line for a terminal. Without script it is text to select, and no button promises more. */
export function ExampleRequest({ curl, method, path }: Pick<Call, 'curl' | 'method' | 'path'>): ReactNode {
  const isHydrated = useHydrated();
  return (
    <div>
      <p className={styles.label}>Example request</p>
      <div className={styles.row}>
        <code className={styles.line}>
          <Breakable text={curl} />
        </code>
        {isHydrated && (
          <Button
            kind="line"
            className={styles.copy}
            aria-label={`Copy the example of ${method} ${path}`}
            onClick={() => void copyText(curl, 'Paste it into a terminal.')}
          >
            Copy
          </Button>
        )}
      </div>
    </div>
  );
}
