import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ArchiveDay, ArchiveMonth } from '../../contract/archive.ts';
import { archivedAddress } from '../../domain/archive/archived.ts';
import { weekLabel } from '../../domain/archive/labels.ts';
import { weekStart, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { weekdayName } from '../../domain/calendar/written-date.ts';
import { useToday } from '../shell/today.tsx';
import { classes } from '../ui/classes.ts';
import { Moon } from './moon.tsx';
import styles from './week-list.module.css';

/** The visitor's week where the month has it, else the last one of which something is open. */
function listedWeek({ days, openUntil }: ArchiveMonth, today: CivilDate): [CivilDate, ArchiveDay[]] {
  const open = days.filter(({ date }) => date <= openUntil);
  const ofWeek = (sunday: CivilDate): ArchiveDay[] => open.filter(({ date }) => weekStart(date) === sunday);
  const [own, last] = [weekStart(today), weekStart(open.at(-1)!.date)];
  const listed = ofWeek(own).length > 0 ? own : last;
  return [listed, ofWeek(listed)];
}

/** What phones have no room for in the table: the names of a week's readings, and the week itself. */
export function WeekList({ calendar }: { calendar: ArchiveMonth }): ReactNode {
  const today = useToday();
  const { sign } = calendar;
  const [sunday, days] = listedWeek(calendar, today);
  return (
    <section className={styles.week} aria-label={weekLabel(sunday)}>
      <ul>
        {days.map(({ date, moon, title }) => (
          <li key={date} className={classes(styles.day, date === today && styles.today)}>
            <time dateTime={date}>
              {weekdayName(date, 'short')} {Number(date.slice(8))}
            </time>
            <Moon elongation={moon.elongation} />
            <Link to={archivedAddress({ kind: 'daily', sign, from: date })}>{title}</Link>
          </li>
        ))}
      </ul>
      <p className={styles.whole}>
        <Link to={archivedAddress({ kind: 'weekly', sign, from: sunday })}>Weekly horoscope</Link>
      </p>
    </section>
  );
}
