import type { ReactNode } from 'react';
import { longDate } from '../../domain/calendar/written-date.ts';
import type { PageText } from '../../domain/pages/page.ts';
import { classes } from '../ui/classes.ts';
import styles from './page-head.module.css';
import { useToday } from './today.tsx';

interface DateLineProps {
  className?: string;
  /** Says "Today is": on a page about another day a bare date would be taken for that day's. */
  today?: boolean;
}

/** Today, written out; the visitor's own day follows the page's without moving anything. */
export function DateLine({ className, today: isNamed = false }: DateLineProps): ReactNode {
  const today = useToday();
  return (
    <p className={classes(styles.date, className)} data-dated-text>
      {isNamed && 'Today is '}
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
