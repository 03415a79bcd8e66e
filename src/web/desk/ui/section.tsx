import { useId, type ReactNode } from 'react';
import { SectionHead } from '../../ui/section-head.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** A count, a date or a word at the far end of the hairline. */
  note?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A part of a page under its name. */
export function Section({ title, note, className, children }: SectionProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes(styles.section, className)}>
      <SectionHead id={id} note={note} className={styles.head}>
        {title}
      </SectionHead>
      {children}
    </section>
  );
}
