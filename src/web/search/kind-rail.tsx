import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router';
import type { SearchAnswers } from '../../contract/search.ts';
import { archivedTotal } from '../../domain/search/archived-count.ts';
import { searchAddress, type AskedSearch, type ResultKind } from '../../domain/pages/search-address.ts';
import { formatCount } from '../ui/format-count.ts';
import { KIND_NAMES, resultCount } from './kind-words.ts';
import styles from './kind-rail.module.css';

interface KindRailProps {
  asked: AskedSearch;
  answers: Pick<SearchAnswers, 'counts' | 'total' | 'archived' | 'readAs'>;
}

/** How much of the chip after it is to be seen. */
const PEEK_PX = 48;

/** On a phone the chip of a kind may lie beyond the edge. */
function useCurrentInView(row: RefObject<HTMLElement | null>, current: ResultKind | null): void {
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !chip) return;
    row.current.scrollLeft = chip.offsetLeft + chip.offsetWidth + PEEK_PX - row.current.clientWidth;
  }, [row, current]);
}

/** How much there is of every kind, and the way to it: chips on phones, a rail with a pointer on desks. */
export function KindRail({ asked: { q, kind: current }, answers }: KindRailProps): ReactNode {
  const { counts, total, archived, readAs } = answers;
  const list = useRef<HTMLUListElement>(null);
  useCurrentInView(list, current);
  const row = (kind: ResultKind | null, name: string, count: number): ReactNode => (
    <li key={name}>
      <Link
        to={searchAddress({ q, kind })}
        aria-current={kind === current ? 'page' : undefined}
        className={styles.kind}
      >
        <span>{name}</span> <b>{formatCount(count)}</b>
      </Link>
    </li>
  );
  return (
    <div className={styles.rail}>
      <nav aria-label="Kinds of results">
        <p className={styles.total}>{resultCount(total)}</p>
        <ul ref={list} className={styles.kinds}>
          {row(null, 'Everything', total)}
          {counts.map(({ kind, total: count }) => row(kind, KIND_NAMES[kind], count))}
          {current === 'archive' && row('archive', KIND_NAMES.archive, archivedTotal(archived))}
        </ul>
      </nav>
      {readAs !== null && <p className={styles.readAs}>{readAs}</p>}
    </div>
  );
}
