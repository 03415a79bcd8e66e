import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { pagesOf, type DeskPage, type RailGroup } from '../pages.ts';
import { useWaiting } from '../use-today.ts';
import styles from './rail.module.css';
import { SignOut } from './sign-out.tsx';

const GROUPS: readonly RailGroup[] = ['Desk', 'Words', 'Channels', 'House'];

function Entry({ path, label, waiting }: DeskPage & { waiting: number }): ReactNode {
  return (
    <li>
      <NavLink to={path} end={path === '/admin'} className={styles.entry}>
        <span>{label}</span>
        {waiting > 0 && (
          <b className={styles.count}>
            {waiting}
            <VisuallyHidden> waiting</VisuallyHidden>
          </b>
        )}
      </NavLink>
    </li>
  );
}

/** The index of the desk, beside the page where there is room for it. */
export function Rail(): ReactNode {
  const waiting = useWaiting();
  return (
    <nav aria-label="Desk" className={styles.rail}>
      {GROUPS.map((group) => (
        <div key={group} className={styles.group}>
          <h2 className={styles.head}>{group}</h2>
          <ul>
            {pagesOf(group).map((page) => (
              <Entry key={page.path} {...page} waiting={waiting(page.path)} />
            ))}
          </ul>
        </div>
      ))}
      <SignOut className={styles.signOut} />
    </nav>
  );
}
