import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  archivedAddress,
  calendarMonth,
  nextOf,
  previousOf,
  type Archived,
} from '../../domain/archive/archived.ts';
import { archiveAddress } from '../../domain/archive/calendar.ts';
import { monthLabel, shortWhenOf } from '../../domain/archive/labels.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { Glyph } from '../ui/glyph.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './neighbors.module.css';

interface NeighborsProps {
  archived: Archived;
  /** The last open day: what comes after it has no link yet. */
  latest: CivilDate;
  label: string;
  withCalendar?: boolean;
}

/** The readings before and after this one. */
export function Neighbors({ archived, latest, label, withCalendar }: NeighborsProps): ReactNode {
  const [previous, next] = [previousOf(archived), nextOf(archived, latest)];
  const month = calendarMonth(archived);
  return (
    <nav aria-label={label} className={withCalendar ? styles.wide : styles.row}>
      {previous && (
        <Link to={archivedAddress(previous)} rel="prev" className={styles.previous}>
          <Glyph name="chevron-left" size={17} />
          <VisuallyHidden>Previous: </VisuallyHidden>
          {shortWhenOf(previous)}
        </Link>
      )}
      {withCalendar && (
        <Link to={archiveAddress(archived.sign, month)} className={styles.calendar}>
          All of {monthLabel(month)}
        </Link>
      )}
      {next && (
        <Link to={archivedAddress(next)} rel="next" className={styles.next}>
          <VisuallyHidden>Next: </VisuallyHidden>
          {shortWhenOf(next)}
          <Glyph name="chevron-right" size={17} />
        </Link>
      )}
    </nav>
  );
}
