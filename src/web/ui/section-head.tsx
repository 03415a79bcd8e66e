import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './section-head.module.css';

interface SectionHeadProps {
  children: ReactNode;
  /** For `aria-labelledby` of the section. */
  id?: string;
  /** A count or a word at the far end of the hairline. */
  note?: ReactNode;
  level?: 2 | 3;
  className?: string;
}

/** A section's name and the hairline that runs from it to the margin. */
export function SectionHead({ children, id, note, level = 2, className }: SectionHeadProps): ReactNode {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={classes(styles.head, className)}>
      <Heading id={id} className={styles.name}>
        {children}
      </Heading>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </div>
  );
}
