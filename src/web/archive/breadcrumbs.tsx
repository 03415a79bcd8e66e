import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ARCHIVE_PAGE } from '../../domain/pages/archive-pages.ts';
import styles from './breadcrumbs.module.css';

/** The archive, then what is given. */
export function ArchiveBreadcrumbs({ children }: { children: ReactNode }): ReactNode {
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumbs}>
      <Link to={ARCHIVE_PAGE.paths[0]}>Archive</Link> <span aria-hidden="true">/</span> {children}
    </nav>
  );
}
