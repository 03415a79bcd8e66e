import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { QuoteShelves } from '../../contract/quotes.ts';
import { authorAddress } from '../../domain/quotes/wording.ts';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './author-index.module.css';
import { Initials } from './initials.tsx';

type Authors = QuoteShelves['authors'];

const groupId = (initial: string): string => `authors-${initial.toLowerCase()}`;

function Group({ initial, authors }: { initial: string; authors: Authors }): ReactNode {
  return (
    <section id={groupId(initial)} aria-labelledby={`${groupId(initial)}-name`} className={styles.group}>
      <h3 id={`${groupId(initial)}-name`}>{initial}</h3>
      <ul>
        {authors.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link to={authorAddress(slug)}>{name}</Link> <span>{count}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All authors by their initials; a letter opens the list at its place. */
export function AuthorIndex({ authors }: { authors: Authors }): ReactNode {
  const list = useRef<HTMLDetailsElement>(null);
  const groups = [...Map.groupBy(authors, ({ initial }) => initial)];
  // Browsers that open the list for the address of a letter do so anyway.
  const open = (): void => {
    if (list.current) list.current.open = true;
  };
  return (
    <section aria-labelledby="authors">
      <SectionHead id="authors" note={`${authors.length} authors`}>
        Authors
      </SectionHead>
      <Initials
        label="Authors by initial"
        initials={groups.map(([initial]) => initial)}
        idOf={groupId}
        onOpen={open}
      />
      <details ref={list} className={styles.all}>
        <summary>
          All of them, from {authors[0]!.name} to {authors.at(-1)!.name}
        </summary>
        {groups.map(([initial, group]) => (
          <Group key={initial} initial={initial} authors={group} />
        ))}
      </details>
    </section>
  );
}
