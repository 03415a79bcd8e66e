import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './breadcrumbs.module.css';
import { DateLine } from './page-head.tsx';

/** A page above this one, or without an address the place of this one. */
type Step = readonly [name: string, to?: string];

interface BreadcrumbsProps {
  steps: readonly Step[];
  /** The page is about another day than today. */
  aboutOtherDay?: boolean;
}

/** Today's date where every page has it, and under it the way here. */
export function Breadcrumbs({ steps, aboutOtherDay = false }: BreadcrumbsProps): ReactNode {
  return (
    <div className={styles.top}>
      <DateLine today={aboutOtherDay} />
      <nav aria-label="Breadcrumb" className={styles.steps}>
        {steps.map(([name, to], index) => (
          <Fragment key={name}>
            {index > 0 && <span aria-hidden="true"> / </span>}
            {to === undefined ? name : <Link to={to}>{name}</Link>}
          </Fragment>
        ))}
      </nav>
    </div>
  );
}
