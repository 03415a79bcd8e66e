import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { SearchGroup } from '../../contract/search.ts';
import { searchAddress, type AskedSearch } from '../../domain/pages/search-address.ts';
import type { ArchivedCount } from '../../domain/search/archived-count.ts';
import { formatCount } from '../ui/format-count.ts';
import { SectionHead } from '../ui/section-head.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { Hit } from './hit.tsx';
import { archivedWords, KIND_NAMES, moreWords } from './kind-words.ts';
import styles from './result-group.module.css';

interface ResultGroupProps {
  asked: AskedSearch;
  group: SearchGroup;
  /** Readings of the past that have the words, if this is their group and there are any. */
  archived: ArchivedCount | null;
}

/** The ways to what is not shown: the rest of the kind, and all readings of the past in one. */
function MoreLine({ asked: { q, kind: current }, group, archived }: ResultGroupProps): ReactNode {
  const { kind, results } = group;
  // Readings of the past are one result, which is never listed with the others.
  const listed = group.total - (archived ? 1 : 0);
  const isMore = current === null && listed > results.length;
  if (!isMore && !archived) return null;
  return (
    <p className={styles.more}>
      {isMore && <Link to={searchAddress({ q, kind })}>{moreWords(kind, results.length, listed)}</Link>}
      {isMore && archived && ' and '}
      {archived && <Link to={searchAddress({ q, kind: 'archive' })}>{archivedWords(archived)}</Link>}
    </p>
  );
}

/** The best of one kind, or a page of it. */
export function ResultGroup(props: ResultGroupProps): ReactNode {
  const { kind, total, results } = props.group;
  const headId = useId();
  if (results.length === 0 && !props.archived) return null;
  // Where there are readings of the past alone, their link says how many: a count of one would contradict it.
  const note = results.length > 0 && (
    <>
      {formatCount(total)}
      <VisuallyHidden> {total === 1 ? 'result' : 'results'}</VisuallyHidden>
    </>
  );
  return (
    <section aria-labelledby={headId}>
      <SectionHead id={headId} note={note || undefined} className={styles.head}>
        {KIND_NAMES[kind]}
      </SectionHead>
      {results.length > 0 && (
        <ul className={styles.hits}>
          {results.map((result) => (
            <li key={result.href}>
              <Hit result={result} />
            </li>
          ))}
        </ul>
      )}
      <MoreLine {...props} />
    </section>
  );
}
