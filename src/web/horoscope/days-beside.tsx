import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ARCHIVE_FIRST_DAY } from '../../domain/calendar/archive.ts';
import { addDays, type CivilDate } from '../../domain/calendar/civil-date.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import { useNow } from '../forecast/wall-clock.ts';
import { deviceDate } from '../shell/today.tsx';
import styles from './days-beside.module.css';

/** Before noon people are still busy with today. */
const TOMORROW_FROM_HOUR = 12;

/** Whether the date is today by the visitor's clock, and half of it is over. */
function useIsAfternoonOf(date: CivilDate): boolean {
  const nowMs = useNow();
  if (nowMs === null) return false;
  const now = new Date(nowMs);
  return deviceDate(now) === date && now.getHours() >= TOMORROW_FROM_HOUR;
}

/** Yesterday's reading and, from noon of the visitor's day on, tomorrow's. */
export function DaysBeside({ sign, date }: { sign: SignKey; date: CivilDate }): ReactNode {
  const isAfternoon = useIsAfternoonOf(date);
  const addressOf = (days: number): string => `/archive/${sign}-${addDays(date, days)}`;
  return (
    <p className={styles.days}>
      {date > ARCHIVE_FIRST_DAY && <Link to={addressOf(-1)}>Yesterday</Link>}
      {isAfternoon && <Link to={addressOf(1)}>Tomorrow</Link>}
    </p>
  );
}
