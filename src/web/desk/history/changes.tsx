import type { ReactNode } from 'react';
import type { HistoryEntry } from '../../../contract/desk-history.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './changes.module.css';

type Change = HistoryEntry['changes'][number];

/** "price.refundedCents" → "price, refunded cents" */
function spelledOut(name: string): string {
  return name.replaceAll('.', ', ').replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function ChangeLine({ what, before, after }: Change): ReactNode {
  return (
    <div className={styles.change}>
      {what !== '' && <dt className={styles.what}>{spelledOut(what)}</dt>}
      <dd className={styles.values}>
        {before !== null && (
          <del className={styles.before}>
            <VisuallyHidden>before: </VisuallyHidden>
            {before}
          </del>
        )}
        {after !== null && (
          <ins className={styles.after}>
            <VisuallyHidden>after: </VisuallyHidden>
            {after}
          </ins>
        )}
      </dd>
    </div>
  );
}

/** What was, struck through, and what is, marked; value by value. */
export function Changes({ changes }: { changes: readonly Change[] }): ReactNode {
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <ChangeLine key={change.what} {...change} />
      ))}
    </dl>
  );
}
