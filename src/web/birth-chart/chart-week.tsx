import type { ReactNode } from 'react';
import type { ChartPass } from '../../contract/chart.ts';
import { addDays, referenceNoonMs, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { shortDay, weekdayName } from '../../domain/calendar/written-date.ts';
import { transitText } from '../../domain/report/margin-words.ts';
import { wallDate, wallTime } from '../shell/wall-time.ts';
import { drawingAddress } from '../sky/drawings.ts';
import { SectionHead } from '../ui/section-head.tsx';
import { classes } from '../ui/classes.ts';
import styles from './chart-week.module.css';
import { isToTheMinute } from './day-for-chart.tsx';
import { MeetingPlate } from './meeting-plate.tsx';

const DAYS = 7;

const moonOn = (date: CivilDate): string => drawingAddress('moon-disc', referenceNoonMs(date));

function Pass({ pass }: { pass: ChartPass }): ReactNode {
  const { body, aspect, point, at } = pass;
  return (
    <li className={styles.pass}>
      <MeetingPlate one={body} aspect={aspect} other={point} />
      <span className={styles.words}>
        <span>{transitText(body, aspect, point)}</span>
        <time dateTime={at}>{isToTheMinute(pass) ? wallTime(at, true) : 'about this day'}</time>
      </span>
    </li>
  );
}

/** How far into its day an instant is, as a place on the day's scale. */
function alongDay(at: string | number): string {
  const moment = new Date(at);
  return `${((moment.getHours() * 60 + moment.getMinutes()) / 14.4).toFixed(1)}%`;
}

interface ScaleProps {
  passes: readonly ChartPass[];
  /** Whether the day is the visitor's own: then the hour is shown too. */
  isToday: boolean;
}

/** A day's stretch of the week: what is exact stands at its hour. Said in words below. */
function Scale({ passes, isToday }: ScaleProps): ReactNode {
  return (
    <svg className={styles.scale} aria-hidden="true" focusable="false">
      {isToday && (
        <svg x={alongDay(Date.now())} overflow="visible">
          <path d="M-5 0H5L0 9Z" />
        </svg>
      )}
      {passes.filter(isToTheMinute).map(({ at, body, point }) => (
        <circle key={`${at} ${body} ${point}`} cx={alongDay(at)} cy="11" r="3" />
      ))}
    </svg>
  );
}

function Day({
  date,
  today,
  passes,
}: {
  date: CivilDate;
  today: CivilDate;
  passes: readonly ChartPass[];
}): ReactNode {
  return (
    <li className={classes(styles.day, date === today && styles.today, passes.length === 0 && styles.empty)}>
      <h3 className={styles.name}>
        <time dateTime={date}>
          <span>{weekdayName(date, 'short')}</span> <b>{shortDay(date)}</b>
        </time>
        <img src={moonOn(date)} width={22} height={22} alt="" />
      </h3>
      <Scale passes={passes} isToday={date === today} />
      {passes.length > 0 && (
        <ul>
          {passes.map((pass) => (
            <Pass key={`${pass.at} ${pass.body} ${pass.point}`} pass={pass} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** The exact meetings of seven days, by the visitor's own calendar. */
export function ChartWeek({ passes, today }: { passes: readonly ChartPass[]; today: CivilDate }): ReactNode {
  const dates = Array.from({ length: DAYS }, (_, index) => addDays(today, index));
  const passesOn = (date: CivilDate) => passes.filter(({ at }) => wallDate(at, true) === date);
  return (
    <section aria-labelledby="chart-week">
      <SectionHead id="chart-week" note="your time">
        This Week
      </SectionHead>
      <ol className={styles.week}>
        {dates.map((date) => (
          <Day key={date} date={date} today={today} passes={passesOn(date)} />
        ))}
      </ol>
    </section>
  );
}
