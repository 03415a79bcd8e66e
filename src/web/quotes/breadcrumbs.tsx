import type { ReactNode } from 'react';
import { Breadcrumbs } from '../shell/breadcrumbs.tsx';
import styles from './breadcrumbs.module.css';

type Step = readonly [name: string, to: string];

/** The quotes, then the pages above this one. */
export function QuoteBreadcrumbs({ steps = [] }: { steps?: readonly Step[] }): ReactNode {
  return (
    <div className={styles.top}>
      <Breadcrumbs steps={[['Quotes', '/quotes'], ...steps]} />
    </div>
  );
}
