import type { ReactNode } from 'react';
import { Breakable } from './breakable.tsx';
import styles from './call-contents.module.css';
import type { CallGroup } from './description.ts';

/** Every call of the page, each a way to it. */
export function CallContents({ groups }: { groups: readonly CallGroup[] }): ReactNode {
  return (
    <nav className={styles.contents} aria-labelledby="calls">
      <h2 id="calls" className={styles.label}>
        All calls
      </h2>
      <ul className={styles.groups}>
        {groups.map(({ id, name, calls }) => (
          <li key={id} className={styles.group}>
            <a href={`#${id}`} className={styles.name}>
              {name}
            </a>
            <ul>
              {calls.map((call) => (
                <li key={call.id}>
                  <a href={`#${call.id}`} className={styles.call}>
                    <span className={styles.method}>{call.method}</span> <Breakable text={call.path} />
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
