import type { ReactNode } from 'react';
import { aspectsIn } from '../../domain/sky/aspects.ts';
import { aspectLabel } from '../../domain/sky/event-words.ts';
import type { Aspect } from '../../domain/sky/sky.ts';
import { isEasy } from '../../domain/sky/marks.ts';
import ruled from '../look/ruled-table.module.css';
import { Glyph } from '../ui/glyph.tsx';
import type { ShownSky } from './shown-sky.ts';
import styles from './table.module.css';

const ROWS = 10;

function Row({ aspect: { bodies, kind, orbDeg, applying } }: { aspect: Aspect }): ReactNode {
  return (
    <tr>
      <th scope="row">
        <span className={styles.aspect}>
          <span className={styles.roomy}>
            <Glyph name={bodies[0]} size={19} className={styles.glyph} />
            <Glyph
              name={kind}
              size={16}
              className={`${styles.glyph} ${isEasy(kind) ? styles.easy : styles.hard}`}
            />
            <Glyph name={bodies[1]} size={19} className={styles.glyph} />
          </span>
          {aspectLabel(bodies[0], kind, bodies[1])}
        </span>
      </th>
      <td>{orbDeg.toFixed(1)}°</td>
      <td className={styles.quiet}>{applying ? 'building' : 'fading'}</td>
    </tr>
  );
}

/** The angles nearest to exact, closest first. */
export function AnglesTable({ shown: { sky, asked } }: { shown: ShownSky }): ReactNode {
  const aspects = aspectsIn(sky).filter(({ bodies }) => !bodies.includes('node'));
  return (
    <table className={`${ruled.table} ${styles.table}`}>
      <caption className={ruled.label}>{asked ? 'Aspects at noon UTC' : 'Current aspects'}</caption>
      <thead>
        <tr>
          <th scope="col">Aspect</th>
          <th scope="col">Off by</th>
          <th scope="col">{asked ? 'Then' : 'Now'}</th>
        </tr>
      </thead>
      <tbody>
        {aspects.slice(0, ROWS).map((aspect) => (
          <Row key={aspect.bodies.join()} aspect={aspect} />
        ))}
      </tbody>
    </table>
  );
}
