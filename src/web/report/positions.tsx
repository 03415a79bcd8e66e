import type { ReactNode } from 'react';
import type { PositionRow } from '../../contract/report.ts';
import ruled from '../look/ruled-table.module.css';
import styles from './positions.module.css';
import { PointMark } from './fact-note.tsx';

function Row({
  row: { point, label, sign, degree, house, retrograde, dignity },
}: {
  row: PositionRow;
}): ReactNode {
  const facts = [retrograde && 'retrograde', dignity && `in ${dignity}`].filter(Boolean).join(', ');
  return (
    <tr>
      <th scope="row">
        <span className={styles.mark} aria-hidden="true">
          <PointMark point={point} />
        </span>
        {label}
      </th>
      <td>
        {degree} {sign}
        {facts && <small className={styles.facts}> {facts}</small>}
      </td>
      <td className={styles.house}>{house ?? '–'}</td>
    </tr>
  );
}

/** The wheel in words. */
export function Positions({ rows }: { rows: readonly PositionRow[] }): ReactNode {
  return (
    <table className={`${ruled.table} ${styles.positions}`}>
      <caption className={ruled.label}>Positions at birth</caption>
      <thead>
        <tr>
          <th scope="col">Body</th>
          <th scope="col">Place</th>
          <th scope="col" className={styles.house}>
            House
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.point} row={row} />
        ))}
      </tbody>
    </table>
  );
}
