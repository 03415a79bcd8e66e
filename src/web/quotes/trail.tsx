import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './trail.module.css';

type Step = readonly [name: string, to: string];

/** The way back: the quotes, then what this page hangs under. */
export function QuoteTrail({ steps = [] }: { steps?: readonly Step[] }): ReactNode {
  const all: readonly Step[] = [['Quotes', '/quotes'], ...steps];
  return (
    <nav aria-label="Breadcrumb" className={styles.trail}>
      {all.map(([name, to], index) => (
        <Fragment key={to}>
          {index > 0 && <span aria-hidden="true"> / </span>}
          <Link to={to}>{name}</Link>
        </Fragment>
      ))}
    </nav>
  );
}
