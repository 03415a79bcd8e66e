import type { ReactNode } from 'react';
import styles from './initials.module.css';

interface InitialsProps {
  /** What stands under the letters. */
  label: string;
  initials: readonly string[];
  idOf: (initial: string) => string;
  onOpen?: () => void;
}

/** A row of letters, each leading to its group further down the page. */
export function Initials({ label, initials, idOf, onOpen }: InitialsProps): ReactNode {
  return (
    <nav aria-label={label} className={styles.initials}>
      {initials.map((initial) => (
        <a key={initial} href={`#${idOf(initial)}`} onClick={onOpen}>
          {initial}
        </a>
      ))}
    </nav>
  );
}
