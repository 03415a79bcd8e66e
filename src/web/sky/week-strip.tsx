import type { ReactNode } from 'react';
import { shortDay, weekdayName } from '../../domain/calendar/written-date.ts';
import { signOf } from '../../domain/zodiac/signs.ts';
import { SectionHead } from '../ui/section-head.tsx';
import { SmallMoon } from './event-marker.tsx';
import { EventRows } from './event-rows.tsx';
import type { ShownSky } from './shown-sky.ts';
import { weekDays, type WeekDay } from './week-days.ts';
import styles from './week-strip.module.css';

function Day({ day: { date, moon, events } }: { day: WeekDay }): ReactNode {
  return (
    <li className={styles.day}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <time dateTime={date}>
            <span className={styles.weekday}>{weekdayName(date)}</span>{' '}
            <span className={styles.date}>{shortDay(date)}</span>
          </time>
        </h3>
        <SmallMoon elongation={moon.elongation} size={30} />
        <p className={styles.sign}>
          <span className={styles.prefix}>Moon in </span>
          {signOf(moon.sign).name}
        </p>
      </div>
      <EventRows events={events} />
    </li>
  );
}

/** The days after the shown one: side by side where there is room; on phones the first, the others folded. */
export function WeekStrip({ shown: { day, isZoned, asked } }: { shown: ShownSky }): ReactNode {
  const [, next, ...rest] = weekDays(day, isZoned);
  return (
    <section aria-labelledby="week">
      <SectionHead id="week" className={styles.section} note={isZoned ? 'your time' : 'UTC'}>
        {asked ? 'The Days After' : 'The Week Ahead'}
      </SectionHead>
      <div className={styles.week}>
        <ol>
          <Day day={next!} />
        </ol>
        <details className={styles.rest}>
          <summary className={styles.fold}>
            {weekdayName(rest[0]!.date)} to {weekdayName(rest.at(-1)!.date)}
          </summary>
          <ol className={styles.days}>
            {rest.map((one) => (
              <Day key={one.date} day={one} />
            ))}
          </ol>
        </details>
      </div>
    </section>
  );
}
