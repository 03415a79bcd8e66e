import type { ReactNode } from 'react';
import { longDate } from '../../domain/calendar/written-date.ts';
import type { PageText } from '../../domain/pages/page.ts';
import { classes } from '../ui/classes.ts';
import styles from './page-head.module.css';
import { useToday } from './today.tsx';

/** Today, written out; the visitor's own day follows the page's without moving anything. */
export function DateLine({ className }: { className?: string }): ReactNode {
  const today = useToday();
  return (
    <p className={classes(styles.date, className)} data-dated-text>
      {today && <time dateTime={today}>{longDate(today)}</time>}
    </p>
  );
}

interface PageHeadProps {
  /** The page's texts with their slots filled. */
  text: PageText;
  /** Stands beneath the description. */
  children?: ReactNode;
  className?: string;
}

/** The date, the page's name and what it is for. */
export function PageHead({ text, children, className }: PageHeadProps): ReactNode {
  return (
    <div className={classes(styles.head, className)}>
      <DateLine />
      <h1 className={styles.title}>{text.heading}</h1>
      <p className={styles.description}>{text.description}</p>
      {children}
    </div>
  );
}
