import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ArchiveMonth } from '../../contract/archive.ts';
import { archiveAddress, isOpenMonth, monthsOfYear, yearsOfArchive } from '../../domain/archive/calendar.ts';
import { shortDay } from '../../domain/calendar/written-date.ts';
import scale from '../look/scale.module.css';
import styles from './month-scale.module.css';

type Shown = Pick<ArchiveMonth, 'sign' | 'month' | 'openUntil'>;

function Years({ sign, month, openUntil }: Shown): ReactNode {
  const years = yearsOfArchive(month, openUntil);
  if (years.length === 1) return null;
  return (
    <ul className={styles.years}>
      {years.map(({ year, month: there }) => (
        <li key={year}>
          <Link to={archiveAddress(sign, there)} aria-current={month.startsWith(year) ? 'true' : undefined}>
            {year}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The months of the year on a scale, the pointer at the one that is shown. */
export function MonthScale({ calendar }: { calendar: Shown }): ReactNode {
  const { sign, month: shown, openUntil } = calendar;
  const nameOf = (month: string): string => shortDay(`${month}-01`).split(' ')[0]!;
  return (
    <nav aria-label="Months" className={styles.scale}>
      <Years {...calendar} />
      <ul className={`${scale.line} ${scale.pointed} ${styles.months}`}>
        {monthsOfYear(shown).map((month) => (
          <li key={month}>
            {isOpenMonth(month, openUntil) ? (
              <Link to={archiveAddress(sign, month)} aria-current={month === shown ? 'page' : undefined}>
                {nameOf(month)}
              </Link>
            ) : (
              <span>{nameOf(month)}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
