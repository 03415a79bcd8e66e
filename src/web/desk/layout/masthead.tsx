import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { monthDay, weekdayName } from '../../../domain/calendar/written-date.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { FindBox } from '../find/find-box.tsx';
import { deskSite } from '../site.ts';
import { dateAt, timeAt } from '../times.ts';
import { useNow } from '../use-now.ts';
import { DayRule } from './day-rule.tsx';
import styles from './masthead.module.css';

/** The seal, where one is, the day and the hour of the site, and its rule of 24 hours. */
export function Masthead(): ReactNode {
  const nowMs = useNow();
  const date = dateAt(nowMs);
  const { name } = deskSite();
  return (
    <header className={styles.masthead}>
      <div className={styles.row}>
        <Link to="/admin" className={styles.brand}>
          <Glyph name="compass" size={34} className={styles.mark} />
          <span className={styles.name}>{name}</span>
          <em className={styles.desk}>Desk</em>
        </Link>
        <FindBox />
        <time className={styles.now} dateTime={new Date(nowMs).toISOString()}>
          <span className={styles.day}>
            {weekdayName(date)}, {monthDay(date)}
            <span aria-hidden="true"> · </span>
          </span>{' '}
          {timeAt(nowMs)}
        </time>
        <a href="/" className={styles.site} aria-label={`See ${name} as readers see it`}>
          <Glyph name="planet" />
        </a>
      </div>
      <DayRule nowMs={nowMs} />
    </header>
  );
}
