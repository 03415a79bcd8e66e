import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { SIGN_ANGLES, signsAt } from '../../domain/compatibility/angles.ts';
import { pairAddress } from '../../domain/compatibility/pairs.ts';
import { signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import { classes } from '../ui/classes.ts';
import { Glyph } from '../ui/glyph.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './angles-table.module.css';

/** Nearest first, the mirror last. */
const ROWS = [...SIGN_ANGLES.slice(1), SIGN_ANGLES[0]!];
const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];

interface AnglesTableProps {
  sign: SignKey;
  /** The pair of the page itself. */
  current?: SignKey;
  /** Beside another table: the gloss stands under the angle's name. */
  narrow?: boolean;
}

/** Every angle from one sign, which doubles as twelve links to its pairs. */
export function AnglesTable({ sign, current, narrow }: AnglesTableProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id}>Angles from {signOf(sign).name}</SectionHead>
      <table className={classes(styles.angles, narrow && styles.narrow)} data-element={signOf(sign).element}>
        <tbody>
          {ROWS.map(({ apart, name, degrees, glyph, gloss }) => (
            <tr key={apart}>
              <th scope="row">
                <Glyph name={glyph} size={19} className={styles.glyph} />
                {name}, {degrees}°{narrow && <small className={styles.gloss}>{gloss}</small>}
              </th>
              <td className={styles.signs}>
                {signsAt(sign, apart).map((other) => (
                  <Link
                    key={other}
                    to={pairAddress(sign, other)}
                    aria-current={other === current ? 'page' : undefined}
                  >
                    <Glyph name={other} size={19} />
                    <span>{signOf(other).name}</span>
                  </Link>
                ))}
              </td>
              {!narrow && (
                <td className={styles.gloss}>{apart === 0 ? gloss : `${NUMBERS[apart]} apart: ${gloss}`}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
