import type { ReactNode } from 'react';
import type { DeskField } from '../../../contract/desk-content.ts';
import type { Fields } from '../../../domain/content-edits/edit.ts';
import { DiffText } from './diff-text.tsx';
import styles from './field-changes.module.css';
import { differingNames, labelOf, valueText } from './field-values.ts';

interface FieldChangesProps {
  fields: readonly DeskField[];
  before: Fields;
  after: Fields;
  /** Said where nothing differs. */
  same: string;
}

/** Field by field, which words differ between two versions of one text. */
export function FieldChanges({ fields, before, after, same }: FieldChangesProps): ReactNode {
  const names = differingNames(fields, before, after);
  if (names.length === 0) return <p className={styles.same}>{same}</p>;
  return (
    <dl className={styles.changes}>
      {names.map((name) => (
        <div key={name} className={styles.change}>
          <dt className={styles.name}>{labelOf(fields, name)}</dt>
          <dd className={styles.words}>
            <DiffText before={valueText(before[name])} after={valueText(after[name])} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
