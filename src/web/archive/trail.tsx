import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ARCHIVE_PAGE } from '../../domain/pages/archive-pages.ts';
import styles from './trail.module.css';

/** The way back to where this page hangs: the archive, then what is given. */
export function Trail({ children }: { children: ReactNode }): ReactNode {
  return (
    <nav aria-label="Breadcrumb" className={styles.trail}>
      <Link to={ARCHIVE_PAGE.paths[0]}>Archive</Link> <span aria-hidden="true">/</span> {children}
    </nav>
  );
}
