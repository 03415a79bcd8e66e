import type { ReactNode } from 'react';
import { shortDay, weekdayName } from '../../domain/calendar/written-date.ts';
import { eventLabel } from '../../domain/sky/event-words.ts';
import { signOf } from '../../domain/zodiac/signs.ts';
import { useToday } from '../shell/today.tsx';
import { classes } from '../ui/classes.ts';
import { LocalTime } from '../ui/local-time.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { EventMarker, SmallMoon } from './event-marker.tsx';
import type { ShownSky } from './shown-sky.ts';
import { weekDays, type WeekDay } from './week-days.ts';
import styles from './week-strip.module.css';

/** Where the day is now, on the scale above it. */
function NowPointer({ share }: { share: number }): ReactNode {
  return (
    <svg className={styles.now} width="100%" height="9" aria-hidden="true" focusable="false">
      <svg x={`${(share * 100).toFixed(1)}%`} overflow="visible">
        <path d="M-5.5 0H5.5L0 9Z" />
      </svg>
    </svg>
  );
}

/** How much of the day is over: the visitor's, or UTC's at noon. */
function shareOfDay(atMs: number, isZoned: boolean): number {
  const at = new Date(atMs);
  return isZoned ? (at.getHours() + at.getMinutes() / 60) / 24 : at.getUTCHours() / 24;
}

interface DayProps {
  day: WeekDay;
  /** Of today: how much of it is over. */
  nowShare?: number | undefined;
}

function Day({ day: { date, moon, events }, nowShare }: DayProps): ReactNode {
  const isToday = nowShare !== undefined;
  const weekday = weekdayName(date);
  return (
    <li className={classes(styles.day, isToday && styles.today)} aria-current={isToday ? 'date' : undefined}>
      {isToday && <NowPointer share={nowShare} />}
      <div className={styles.head}>
        <h3 className={styles.name}>
          <time dateTime={date}>
            <span className={styles.weekday}>{weekday}</span>{' '}
            <span className={styles.date}>{shortDay(date)}</span>
          </time>
        </h3>
        <SmallMoon elongation={moon.elongation} size={30} />
        <p className={styles.sign}>
          <span className={styles.prefix}>Moon in </span>
          {signOf(moon.sign).name}
        </p>
      </div>
      <ul className={styles.events}>
        {events.map((event) => (
          <li key={`${event.kind} ${event.at} ${event.body}`} className={styles.event}>
            <span className={styles.time}>
              <LocalTime iso={event.at} />
            </span>
            <EventMarker event={event} />
            <span className={styles.words}>{eventLabel(event)}</span>
          </li>
        ))}
        {events.length === 0 && <li className={styles.quiet}>A quiet day</li>}
      </ul>
    </li>
  );
}

/** Seven days of exact instants: side by side where there is room, else one beneath the other. */
export function WeekStrip({ shown: { sky, day, isZoned, isOwn } }: { shown: ShownSky }): ReactNode {
  const today = useToday();
  return (
    <section aria-labelledby="week">
      <SectionHead id="week" className={styles.section} note={isZoned ? 'your time' : 'UTC'}>
        The Week Ahead
      </SectionHead>
      <ol className={styles.week}>
        {weekDays(day, isZoned).map((one) => (
          <Day
            key={one.date}
            day={one}
            nowShare={one.date === today ? shareOfDay(sky.atMs, isOwn) : undefined}
          />
        ))}
      </ol>
    </section>
  );
}
