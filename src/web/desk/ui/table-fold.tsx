import type { ReactNode } from 'react';
import { Fold } from '../../ui/fold.tsx';
import styles from './table-fold.module.css';

interface TableFoldProps {
  summary?: string;
  caption: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
}

/** What a drawing shows, as a real table that opens underneath it. It scrolls inside itself where it is wide. */
export function TableFold({
  summary = 'Show as a table',
  caption,
  columns,
  rows,
}: TableFoldProps): ReactNode {
  return (
    <Fold summary={summary}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard scrolls what has the focus. */}
      <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
        <table className={styles.table}>
          <caption className={styles.caption}>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Fold>
  );
}
