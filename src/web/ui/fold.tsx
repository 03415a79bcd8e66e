import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './fold.module.css';

interface FoldProps {
  summary: string;
  /** Opens it, and leaves it to the reader afterwards. */
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** Words that open in place; a plain disclosure, so it opens by keyboard and without script. */
export function Fold({ summary, isOpen, onToggle, className, children }: FoldProps): ReactNode {
  return (
    <details
      open={isOpen}
      className={classes(styles.fold, className)}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
