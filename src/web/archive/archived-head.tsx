import type { ReactNode } from 'react';
import { calendarMonth, type Archived } from '../../domain/archive/archived.ts';
import { archiveAddress } from '../../domain/archive/calendar.ts';
import { monthLabel, whenOf } from '../../domain/archive/labels.ts';
import { weekdayName } from '../../domain/calendar/written-date.ts';
import { ARCHIVE_PAGE, ARCHIVED_PAGE } from '../../domain/pages/archive-pages.ts';
import { pageText } from '../../domain/pages/page.ts';
import { signOf } from '../../domain/zodiac/signs.ts';
import { Breadcrumbs } from '../shell/breadcrumbs.tsx';
import styles from './archived-head.module.css';

function about({ kind, from }: Archived): string {
  if (kind === 'daily') return `${weekdayName(from)}’s reading, as published`;
  return kind === 'weekly' ? 'The week from Sunday to Saturday, as published' : 'The month, as published';
}

/** A date is not torn apart at the end of a line. */
const unbroken = (date: string): string => date.replaceAll(/ (?=\d)/g, '\u00a0');

export function ArchivedHead({ archived, children }: { archived: Archived; children: ReactNode }): ReactNode {
  const month = calendarMonth(archived);
  const { name } = signOf(archived.sign);
  return (
    <header className={styles.head}>
      <div>
        <Breadcrumbs
          steps={[
            ['Archive', ARCHIVE_PAGE.paths[0]],
            [`${name}, ${monthLabel(month)}`, archiveAddress(archived.sign, month)],
          ]}
          aboutOtherDay
        />
        <h1 className={styles.title}>
          {pageText(ARCHIVED_PAGE, { sign: name, when: unbroken(whenOf(archived)) }).heading}
        </h1>
        <p className={styles.about}>{about(archived)}</p>
      </div>
      {children}
    </header>
  );
}
