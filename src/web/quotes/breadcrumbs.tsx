import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './breadcrumbs.module.css';

type Step = readonly [name: string, to: string];

/** The quotes, then the pages above this one. */
export function QuoteBreadcrumbs({ steps = [] }: { steps?: readonly Step[] }): ReactNode {
  const all: readonly Step[] = [['Quotes', '/quotes'], ...steps];
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumbs}>
      {all.map(([name, to], index) => (
        <Fragment key={to}>
          {index > 0 && <span aria-hidden="true"> / </span>}
          <Link to={to}>{name}</Link>
        </Fragment>
      ))}
    </nav>
  );
}
