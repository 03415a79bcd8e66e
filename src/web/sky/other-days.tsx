import { useId, type ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { addDays, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { monthDayYear, shortDay } from '../../domain/calendar/written-date.ts';
import { FIRST_SKY_DATE, isSkyDate, LAST_SKY_DATE, skyAddress } from '../../domain/pages/sky-address.ts';
import { Button } from '../ui/button.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './other-days.module.css';
import type { ShownSky } from './shown-sky.ts';

interface DayLinkProps {
  date: CivilDate;
  way: 'prev' | 'next';
  /** Beside the visitor's own day, which follows the page's. */
  isOfToday: boolean;
}

/** Crawlers are kept from walking through two centuries day by day. */
function DayLink({ date, way, isOfToday }: DayLinkProps): ReactNode {
  if (!isSkyDate(date)) return null;
  const isPrevious = way === 'prev';
  return (
    <Link
      to={skyAddress(date)}
      rel={`${way} nofollow`}
      className={styles.day}
      data-dated-text={isOfToday || undefined}
    >
      {isPrevious && <Glyph name="chevron-left" size={17} />}
      <VisuallyHidden>{isPrevious ? 'Previous day: ' : 'Next day: '}</VisuallyHidden>
      <time dateTime={date}>{shortDay(date)}</time>
      {!isPrevious && <Glyph name="chevron-right" size={17} />}
    </Link>
  );
}

/** The day before, the day after, and any day of two centuries: a birthday, say. */
export function OtherDays({ shown: { day, asked } }: { shown: ShownSky }): ReactNode {
  const id = useId();
  return (
    <div className={styles.row}>
      <nav aria-label="Other days" className={styles.neighbors}>
        <DayLink date={addDays(day.date, -1)} way="prev" isOfToday={!asked} />
        {asked && (
          <Link to={skyAddress(null)} className={styles.day}>
            Today
          </Link>
        )}
        <DayLink date={addDays(day.date, 1)} way="next" isOfToday={!asked} />
      </nav>
      {asked && (
        <p className={styles.born}>
          Born on this day?{' '}
          <Link to="/birth-chart" state={{ date: asked }}>
            Draw your birth chart
          </Link>
        </p>
      )}
      <Form key={asked} action="/sky" method="get" className={styles.form}>
        <label htmlFor={id} className={styles.label}>
          Your birthday, or any day since {FIRST_SKY_DATE.slice(0, 4)}
        </label>
        <input
          id={id}
          type="date"
          name="date"
          min={FIRST_SKY_DATE}
          max={LAST_SKY_DATE}
          title={`From ${monthDayYear(FIRST_SKY_DATE)} to ${monthDayYear(LAST_SKY_DATE)}`}
          defaultValue={asked ?? undefined}
          required
          className={styles.field}
        />
        <Button type="submit" kind="line">
          Show its sky
        </Button>
      </Form>
    </div>
  );
}
