import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { calendarMonth, type Archived } from '../../domain/archive/archived.ts';
import { archiveAddress } from '../../domain/archive/calendar.ts';
import { monthLabel, whenOf } from '../../domain/archive/labels.ts';
import { weekdayName } from '../../domain/calendar/written-date.ts';
import { ARCHIVED_PAGE } from '../../domain/pages/archive-pages.ts';
import { pageText } from '../../domain/pages/page.ts';
import { signOf } from '../../domain/zodiac/signs.ts';
import styles from './archived-head.module.css';
import { ArchiveBreadcrumbs } from './breadcrumbs.tsx';

function about({ kind, from }: Archived): string {
  if (kind === 'daily') return `${weekdayName(from)}’s reading, as published`;
  return kind === 'weekly' ? 'The week from Sunday to Saturday, as published' : 'The month, as published';
}

export function ArchivedHead({ archived, children }: { archived: Archived; children: ReactNode }): ReactNode {
  const month = calendarMonth(archived);
  const { name } = signOf(archived.sign);
  return (
    <header className={styles.head}>
      <div>
        <ArchiveBreadcrumbs>
          <Link to={archiveAddress(archived.sign, month)}>
            {name}, {monthLabel(month)}
          </Link>
        </ArchiveBreadcrumbs>
        <h1 className={styles.title}>
          {pageText(ARCHIVED_PAGE, { sign: name, when: whenOf(archived) }).heading}
        </h1>
        <p className={styles.about}>{about(archived)}</p>
      </div>
      {children}
    </header>
  );
}
