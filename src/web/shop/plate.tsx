import type { ReactNode } from 'react';
import styles from './plate.module.css';

interface PlateProps {
  title: string;
  children: ReactNode;
}

/** Something to be remembered, set apart. */
export function Plate({ title, children }: PlateProps): ReactNode {
  return (
    <section className={styles.plate} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

interface BillLineProps {
  name: string;
  note?: string;
  sum: ReactNode;
  isTotal?: boolean;
}

export function BillLine({ name, note, sum, isTotal }: BillLineProps): ReactNode {
  return (
    <div className={isTotal ? styles.total : styles.billLine}>
      <dt>
        {name}
        {note && <span>{note}</span>}
      </dt>
      <dd>{sum}</dd>
    </div>
  );
}

/** What is bought and for how much. */
export function Bill({ children }: { children: ReactNode }): ReactNode {
  return <dl className={styles.bill}>{children}</dl>;
}
