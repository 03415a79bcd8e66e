import type { ReactNode } from 'react';
import type { YearChapter as Year, YearEvent, YearMonth } from '../../contract/report.ts';
import { shortDay } from '../../domain/calendar/written-date.ts';
import { classes } from '../ui/classes.ts';
import { Chapter, type ChapterPlace } from './chapter.tsx';
import { Passage } from './passage.tsx';
import styles from './year-chapter.module.css';
import { YearTimeline } from './year-timeline.tsx';

const TURNS: Record<YearEvent['turn'], string> = {
  once: '',
  first: ', the first time',
  again: ', again',
  last: ', the last time',
};

/** "Feb 16", "Mar 3 – Mar 9" */
function daysOf({ earliest, latest }: YearEvent): string {
  return earliest === latest ? shortDay(earliest) : `${shortDay(earliest)} – ${shortDay(latest)}`;
}

function Events({ events }: { events: readonly YearEvent[] }): ReactNode {
  if (events.length === 0) return <p className={styles.nothing}>Nothing exact</p>;
  return (
    <ul className={styles.events}>
      {events.map((event) => (
        <li key={`${event.label} ${event.earliest}`} className={classes(styles[event.quality])}>
          <span className={styles.days}>{daysOf(event)}</span>
          <span>
            {event.label}
            {TURNS[event.turn]}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Month({ month }: { month: YearMonth }): ReactNode {
  const note = month.note && <p className={styles.note}>{month.note}</p>;
  return (
    <section className={styles.month} aria-labelledby={month.month}>
      <h3 id={month.month} className={styles.name}>
        {month.name} {month.year}
      </h3>
      <Events events={month.events} />
      {month.noteLeads && note}
      {month.passages.map((passage) => (
        <Passage key={passage.id} passage={passage} />
      ))}
      {!month.noteLeads && note}
    </section>
  );
}

/** The year month by month, after a drawing of all of it. */
export function YearChapter({ chapter, ...place }: { chapter: Year } & ChapterPlace): ReactNode {
  return (
    <Chapter chapter={chapter} {...place}>
      {chapter.overview && <p className={styles.overview}>{chapter.overview}</p>}
      <YearTimeline months={chapter.months} />
      {chapter.months.map((month) => (
        <Month key={month.month} month={month} />
      ))}
    </Chapter>
  );
}
