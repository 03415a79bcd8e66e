import type { ReactNode } from 'react';
import type { ChartDay, ChartTransit } from '../../contract/chart.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { monthDay, shortDay } from '../../domain/calendar/written-date.ts';
import { transitText } from '../../domain/report/margin-words.ts';
import { wallDate, wallTime } from '../shell/wall-time.ts';
import styles from './day-for-chart.module.css';
import { MeetingPlate } from './meeting-plate.tsx';

const HOUR_MS = 3_600_000;

/** Whether the instant is known to the minute, or only to the day. */
export function isToTheMinute({ earliest, latest }: { earliest: string; latest: string }): boolean {
  return Date.parse(latest) - Date.parse(earliest) < HOUR_MS;
}

/** "exact 10:36 PM", "exact Nov 17", "was exact Oct 30", "closest December 12" */
function whenText({ pass, closest }: ChartTransit, today: CivilDate): string {
  if (!pass) return `closest ${monthDay(wallDate(closest, true))}`;
  const date = wallDate(pass.at, true);
  if (date !== today) return `${date < today ? 'was exact' : 'exact'} ${shortDay(date)}`;
  return isToTheMinute(pass) ? `exact ${wallTime(pass.at, true)}` : 'exact about today';
}

function Transit({ transit, today }: { transit: ChartTransit; today: CivilDate }): ReactNode {
  const { body, aspect, point, title, text, orb } = transit;
  return (
    <article className={styles.transit}>
      <div className={styles.head}>
        <MeetingPlate one={body} aspect={aspect} other={point} />
        <div>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.fact}>
            {transitText(body, aspect, point)} · <span>{whenText(transit, today)}</span> ·{' '}
            <span>{orb.toFixed(1)}° off at noon</span>
          </p>
        </div>
      </div>
      <p className={styles.text}>{text}</p>
    </article>
  );
}

/** The strongest transits of one day; or that there are none. */
export function DayForChart({ day, most = Infinity }: { day: ChartDay; most?: number }): ReactNode {
  if (day.quiet !== null) return <p className={styles.text}>{day.quiet}</p>;
  return (
    <div className={styles.transits}>
      {day.transits.slice(0, most).map((transit) => (
        <Transit
          key={`${transit.body} ${transit.point} ${transit.aspect}`}
          transit={transit}
          today={day.date}
        />
      ))}
    </div>
  );
}
