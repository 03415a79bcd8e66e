import type { ReactNode } from 'react';
import type { MisattributionList } from '../../contract/quotes.ts';
import { Initials } from './initials.tsx';
import styles from './misattribution-index.module.css';
import { MisattributionListing } from './misattribution-listing.tsx';

const groupId = (initial: string): string => `given-to-${initial.toLowerCase()}`;

/** All lines under a wrong name, by the initials of those names; a letter leads to its place. */
export function MisattributionIndex({
  entries,
}: {
  entries: MisattributionList['misattributions'];
}): ReactNode {
  const groups = [...Map.groupBy(entries, ({ initial }) => initial)];
  return (
    <>
      <div className={styles.initials}>
        <p aria-hidden="true">Whoever gets the credit, by initial</p>
        <Initials
          label="Whoever gets the credit, by initial"
          initials={groups.map(([initial]) => initial)}
          idOf={groupId}
        />
      </div>
      <div className={styles.groups}>
        {groups.map(([initial, group]) => (
          <section
            key={initial}
            id={groupId(initial)}
            aria-labelledby={`${groupId(initial)}-name`}
            className={styles.group}
          >
            <h2 id={`${groupId(initial)}-name`}>{initial}</h2>
            <MisattributionListing entries={group} />
          </section>
        ))}
      </div>
    </>
  );
}
