import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './contents.module.css';

interface ContentsProps {
  label: string;
  parts: readonly { id: string; text: string }[];
  className?: string | undefined;
}

/** The parts of a long text, each a way to it. */
export function Contents({ label, parts, className }: ContentsProps): ReactNode {
  return (
    <nav className={classes(styles.contents, className)} aria-labelledby="contents-label">
      <p id="contents-label" className={styles.label}>
        {label}
      </p>
      <ol>
        {parts.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
