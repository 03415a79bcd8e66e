import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pagedAddress } from '../../domain/quotes/paging.ts';
import { Glyph } from '../ui/glyph.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './pager.module.css';

interface PagerProps {
  path: string;
  page: number;
  pages: number;
}

/** First and last, and those beside this one. */
function shown({ page, pages }: PagerProps): number[] {
  return Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
}

/** Pages that have addresses: each can be sent to somebody. */
export function Pager(props: PagerProps): ReactNode {
  const { path, page, pages } = props;
  if (pages === 1) return null;
  const numbers = shown(props);
  return (
    <nav aria-label="Pages" className={styles.pager}>
      {page > 1 && (
        <Link to={pagedAddress(path, page - 1)} rel="prev" className={styles.step}>
          <Glyph name="chevron-left" size={17} />
          Previous
        </Link>
      )}
      <ol className={styles.numbers}>
        {numbers.map((number, index) => (
          <li key={number} className={number - (numbers[index - 1] ?? 0) > 1 ? styles.gap : undefined}>
            <Link to={pagedAddress(path, number)} aria-current={number === page ? 'page' : undefined}>
              <VisuallyHidden>Page </VisuallyHidden>
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link to={pagedAddress(path, page + 1)} rel="next" className={styles.next}>
          Next
          <Glyph name="chevron-right" size={17} />
        </Link>
      )}
    </nav>
  );
}
