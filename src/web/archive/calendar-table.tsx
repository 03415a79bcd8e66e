import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ArchiveDay, ArchiveMonth } from '../../contract/archive.ts';
import { archivedAddress } from '../../domain/archive/archived.ts';
import { weeksOfMonth, type CalendarWeek } from '../../domain/archive/calendar.ts';
import { monthLabel, weekLabel } from '../../domain/archive/labels.ts';
import { addDays, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { weekdayName } from '../../domain/calendar/written-date.ts';
import { signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import { useToday } from '../shell/today.tsx';
import { classes } from '../ui/classes.ts';
import { Glyph } from '../ui/glyph.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './calendar-table.module.css';
import { EventGlyphs } from './event-glyphs.tsx';
import { Moon } from './moon.tsx';

function Heads({ sunday }: { sunday: CivilDate }): ReactNode {
  return (
    <tr>
      <th scope="col">Week</th>
      {Array.from({ length: 7 }, (_, index) => addDays(sunday, index)).map((date) => (
        <th key={date} scope="col" abbr={weekdayName(date)}>
          {weekdayName(date, 'short')}
        </th>
      ))}
    </tr>
  );
}

function Figure({ date }: { date: CivilDate }): ReactNode {
  return (
    <time className={styles.figure} dateTime={date}>
      {Number(date.slice(8))}
    </time>
  );
}

interface DayProps {
  sign: SignKey;
  day: ArchiveDay;
  isOpen: boolean;
  isToday: boolean;
}

/** Its figure and the reading's name are the link, which covers the cell; a day that is not open has neither. */
function Day({ sign, day: { date, title, moon, event }, isOpen, isToday }: DayProps): ReactNode {
  return (
    <td className={classes(styles.day, !isOpen && styles.later, isToday && styles.today)}>
      {isOpen ? (
        <Link
          to={archivedAddress({ kind: 'daily', sign, from: date })}
          aria-current={isToday ? 'date' : undefined}
        >
          <Figure date={date} /> <span className={styles.title}>{title}</span>
        </Link>
      ) : (
        <Figure date={date} />
      )}
      <Moon elongation={moon.elongation} className={styles.moon} />
      <span className={styles.foot}>
        <Glyph name={moon.sign} size={16} title={`Moon in ${signOf(moon.sign).name}`} />
        {event && <EventGlyphs event={event} />}
      </span>
    </td>
  );
}

function Week({ week, calendar }: { week: CalendarWeek; calendar: ArchiveMonth }): ReactNode {
  const { sign, days, openUntil } = calendar;
  const today = useToday();
  return (
    <tr>
      <th scope="row">
        {week.from <= openUntil ? (
          <Link to={archivedAddress({ kind: 'weekly', sign, from: week.from })}>{weekLabel(week.from)}</Link>
        ) : (
          <span>{weekLabel(week.from)}</span>
        )}
      </th>
      {week.days.map((date, index) => {
        const day = days.find((one) => one.date === date);
        return day ? (
          <Day
            key={index}
            sign={sign}
            day={day}
            isOpen={day.date <= openUntil}
            isToday={day.date === today}
          />
        ) : (
          <td key={index}>{'\u00A0'}</td>
        );
      })}
    </tr>
  );
}

/** One ruled table between double rules: the weeks at left, a cell a day. */
export function CalendarTable({ calendar }: { calendar: ArchiveMonth }): ReactNode {
  const weeks = weeksOfMonth(calendar.month);
  return (
    <table className={styles.calendar}>
      <caption>
        <VisuallyHidden>
          {signOf(calendar.sign).name} readings for {monthLabel(calendar.month)}
        </VisuallyHidden>
      </caption>
      <thead>
        <Heads sunday={weeks[0]!.from} />
      </thead>
      <tbody>
        {weeks.map((week) => (
          <Week key={week.from} week={week} calendar={calendar} />
        ))}
      </tbody>
    </table>
  );
}
