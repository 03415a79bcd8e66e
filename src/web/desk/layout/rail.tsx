import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { pagesOf, type RailGroup } from '../pages.ts';
import { StateMark } from '../ui/state-mark.tsx';
import styles from './rail.module.css';
import { SignOut } from './sign-out.tsx';
import { useEntries, useOpenChannel, type Entry } from './use-entries.ts';

const GROUPS: readonly RailGroup[] = ['Desk', 'Words', 'Channels', 'House'];

function Inside({ label, waiting, mark, aloud }: Entry): ReactNode {
  return (
    <>
      {mark !== null && (
        <span className={styles.mark}>
          <StateMark state={mark} word={aloud} />
        </span>
      )}
      <span className={styles.label}>{label}</span>
      {waiting > 0 && (
        <b className={styles.count}>
          {waiting}
          <VisuallyHidden> waiting</VisuallyHidden>
        </b>
      )}
    </>
  );
}

/** `isAbove`: one of its posts is open. */
function Line({ entry, isAbove }: { entry: Entry; isAbove: boolean }): ReactNode {
  const { path } = entry;
  if (isAbove)
    return (
      <Link to={path} className={styles.entry} aria-current="true">
        <Inside {...entry} />
      </Link>
    );
  return (
    <NavLink to={path} end={path === '/admin'} className={styles.entry}>
      <Inside {...entry} />
    </NavLink>
  );
}

/** The index of the desk, beside the page where there is room for it. */
export function Rail(): ReactNode {
  const entries = useEntries(pagesOf);
  const openChannel = useOpenChannel();
  return (
    <nav aria-label="Desk" className={styles.rail}>
      {GROUPS.map((group) => (
        <div key={group} className={styles.group}>
          <h2 className={styles.head}>{group}</h2>
          <ul>
            {entries(group).map((entry) => (
              <li key={entry.path}>
                <Line entry={entry} isAbove={entry.path === openChannel} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <SignOut className={styles.signOut} />
    </nav>
  );
}
