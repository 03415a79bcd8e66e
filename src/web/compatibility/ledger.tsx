import type { ReactNode } from 'react';
import type { CompatibilityResult } from '../../contract/compatibility.ts';
import styles from './ledger.module.css';

/** Every reason with its points; the sum is the overall percentage. */
export function Ledger({ result }: { result: CompatibilityResult }): ReactNode {
  return (
    <table className={styles.ledger}>
      <tbody>
        {result.reasons.map(({ name, label, gloss, points, outOf }) => (
          <tr key={name}>
            <th scope="row">
              {label}
              <small>{gloss}</small>
            </th>
            <td>
              {points} <small>of {outOf}</small>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Overall</th>
          <td>
            {result.overall_compatibility} <small>of 100</small>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
