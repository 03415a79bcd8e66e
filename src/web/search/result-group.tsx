import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { SearchGroup } from '../../contract/search.ts';
import { searchAddress, type AskedSearch } from '../../domain/pages/search-address.ts';
import { formatCount } from '../ui/format-count.ts';
import { SectionHead } from '../ui/section-head.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { Hit } from './hit.tsx';
import { KIND_NAMES, moreWords } from './kind-words.ts';
import styles from './result-group.module.css';

/** The best of one kind, or a page of it. */
export function ResultGroup({ asked, group }: { asked: AskedSearch; group: SearchGroup }): ReactNode {
  const { kind, total, results } = group;
  const headId = useId();
  if (results.length === 0) return null;
  const note = (
    <>
      {formatCount(total)}
      <VisuallyHidden> {total === 1 ? 'result' : 'results'}</VisuallyHidden>
    </>
  );
  return (
    <section aria-labelledby={headId}>
      <SectionHead id={headId} note={note} className={styles.head}>
        {KIND_NAMES[kind]}
      </SectionHead>
      <ul className={styles.hits}>
        {results.map((result) => (
          <li key={result.href}>
            <Hit result={result} />
          </li>
        ))}
      </ul>
      {asked.kind === null && total > results.length && (
        <p className={styles.more}>
          <Link to={searchAddress({ q: asked.q, kind })}>{moreWords(kind, results.length, total)}</Link>
        </p>
      )}
    </section>
  );
}
