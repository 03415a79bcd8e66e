import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import scale from '../look/scale.module.css';
import { useSlidingPointer } from './sliding-pointer.ts';
import styles from './tabs.module.css';

export interface Tab {
  label: string;
  to: string;
  current: boolean;
}

interface TabsProps {
  items: readonly Tab[];
  /** What the tabs choose between, for screen readers. */
  label: string;
}

/** Sub-pages as an index on a ticked scale; a triangle stands at the current one. */
export function Tabs({ items, label }: TabsProps): ReactNode {
  const row = useRef<HTMLUListElement>(null);
  useSlidingPointer(row, items.find(({ current }) => current)?.label);
  return (
    <nav aria-label={label} className={`${scale.line} ${scale.ticked}`}>
      <ul ref={row} className={styles.row}>
        {items.map((item) => (
          <li key={item.label} className={styles.item}>
            <Link to={item.to} className={styles.tab} aria-current={item.current ? 'page' : undefined}>
              {/* The bold form keeps its room, so that nothing moves when the tab changes. */}
              <span className={styles.label} data-label={item.label}>
                {item.label}
              </span>
            </Link>
            {item.current && (
              <span className={`${scale.pointer} ${styles.pointer}`} data-pointer="" aria-hidden="true" />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
