import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Glyph } from '../../ui/glyph.tsx';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  /** A question or a word above the title. */
  above?: ReactNode;
  /** The list that this page is one of. */
  back?: { to: string; label: string };
  /** One or two sentences. */
  children?: ReactNode;
}

/** The head of every page of the desk; its h1 takes the keyboard when the page is opened. */
export function PageHead({ title, above, back, children }: PageHeadProps): ReactNode {
  return (
    <header className={styles.head}>
      {back && (
        <Link to={back.to} className={styles.back}>
          <Glyph name="chevron-left" size={18} weight={1.8} />
          {back.label}
        </Link>
      )}
      {above !== undefined && <p className={styles.above}>{above}</p>}
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {children !== undefined && children !== null && <p className={styles.sub}>{children}</p>}
    </header>
  );
}
