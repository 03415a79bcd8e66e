import type { ReactNode } from 'react';
import type { Fields } from '../../../domain/content-edits/edit.ts';
import { versionRows } from '../../../domain/content-edits/two-versions.ts';
import styles from './compared.module.css';
import { WordsOf } from './words-of.tsx';

interface ComparedProps {
  before: Fields;
  after: Fields;
  labelOf: (field: string) => string;
}

/** What changed from one text of a unit to another: only the paragraphs that did. */
export function Compared({ before, after, labelOf }: ComparedProps): ReactNode {
  const rows = versionRows(before, after).filter(({ mine, other }) => mine !== other);
  if (rows.length === 0) return <p className={styles.same}>It says what stands in the editor now.</p>;
  return (
    <div className={styles.compared}>
      {rows.map(({ id, field, mine, other }) => (
        <div key={id} className={styles.row}>
          <p className={styles.label}>{labelOf(field)}</p>
          <p className={styles.words}>
            <WordsOf before={mine ?? ''} after={other ?? ''} show="both" />
          </p>
        </div>
      ))}
      <p className={styles.same}>Struck through: what it said then. Marked: what the editor says now.</p>
    </div>
  );
}
