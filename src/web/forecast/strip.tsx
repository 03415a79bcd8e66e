import type { ReactNode } from 'react';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { daysBetween } from '../../domain/calendar/civil-date.ts';
import { monthDay, shortDay, weekdayName } from '../../domain/calendar/written-date.ts';
import type { Period } from '../../domain/forecast/period.ts';
import { wallDate, wallTime } from '../shell/wall-time.ts';
import { SectionHead } from '../ui/section-head.tsx';
import { MonthStrip } from './month-strip.tsx';
import { EventMarker, type Change } from './event-marker.tsx';
import type { PeriodReading } from './queries.ts';
import styles from './strip.module.css';
import type { StripProps } from './strip-props.ts';
import { UprightWeek } from './upright-week.tsx';
import { daysSince, useNow, useOwnZone, zoneName } from './wall-clock.ts';
import { WeekStrip } from './week-strip.tsx';

/** What comes less than a day after the end still has its marker, beyond the scale. */
const BEYOND_DAYS = { weekly: 0.6, monthly: 0 };

/** From the earliest midnight on Earth to the latest, in days around that of UTC. */
const MIDNIGHTS = { from: -14 / 24, to: 12 / 24 };

/** Whether the period of some zone has an event more or less than that of UTC, which is all a server knows. */
function dependsOnZone({ changes }: PeriodReading, from: CivilDate, days: number): boolean {
  return changes.some(({ at }) =>
    [0, days].some((edge) => {
      const after = daysSince(from, at, false) - edge;
      return after >= MIDNIGHTS.from && after < MIDNIGHTS.to;
    }),
  );
}

function timeText({ at }: Change, isBeyond: boolean, kind: Period['kind'], isOwn: boolean): string {
  const day = shortDay(wallDate(at, isOwn));
  if (kind === 'monthly') return day;
  const time = wallTime(at, isOwn);
  return isBeyond ? `${day}, ${time}` : time;
}

function useStrip({ kind, from, to }: Period, today: CivilDate, reading: PeriodReading) {
  const isOwn = useOwnZone();
  const nowMs = useNow();
  const days = daysBetween(from, to) + 1;
  const placeOf = (at: string): number => daysSince(from, at, isOwn);
  const now = nowMs === null ? null : daysSince(from, nowMs, isOwn);
  const changes = reading.changes
    .map((change) => ({ ...change, place: placeOf(change.at) }))
    .filter(({ place }) => place >= 0 && place < days + BEYOND_DAYS[kind])
    .map((change) => ({ ...change, time: timeText(change, change.place >= days, kind, isOwn) }));
  const props: StripProps = {
    from,
    days,
    today,
    now: now !== null && now >= 0 && now < days ? now : null,
    changes,
    moon: reading.moon,
    placeOf,
  };
  return { props, isOwn, waits: !isOwn && dependsOnZone(reading, from, days) };
}

/** What those hear who do not see the scale: a weekday of this week, or the date of what comes after it. */
function heardTime({ at, place }: StripProps['changes'][number], days: number, isOwn: boolean): string {
  const date = wallDate(at, isOwn);
  const day = place < days ? weekdayName(date) : `${weekdayName(date)}, ${monthDay(date)},`;
  return `${day} ${wallTime(at, isOwn)}`;
}

function ListOfChanges({
  changes,
  days,
  isOwn,
  isSeen,
  waits,
}: Pick<StripProps, 'changes' | 'days'> & { isOwn: boolean; isSeen: boolean; waits: boolean }): ReactNode {
  return (
    <ol className={isSeen ? styles.list : styles.visuallyHidden} data-waits={waits || undefined}>
      {changes.map((change) => (
        <li key={`${change.at} ${change.text}`}>
          <time className={styles.on} dateTime={change.at}>
            {isSeen ? change.time : heardTime(change, days, isOwn)}
          </time>{' '}
          {isSeen && <EventMarker change={change} />}
          <span className={styles.words}>{change.text}</span>
        </li>
      ))}
    </ol>
  );
}

/** "dates in Chicago": where prose published without its instants names other days, it says whose those are. */
function zoneNote(kind: Period['kind'], { changes, times }: PeriodReading, isOwn: boolean): string {
  const own = `${kind === 'weekly' ? 'times' : 'dates'} in ${zoneName(isOwn)}`;
  const differs = isOwn && !times && changes.some(({ at }) => wallDate(at, true) !== wallDate(at, false));
  return differs ? `${own}; in the text, by UTC` : own;
}

/** The dated events of the period on a scale; for those who hear the page, and months on phones, as a list. */
export function Strip({
  period,
  today,
  reading,
}: {
  period: Period;
  today: CivilDate;
  reading: PeriodReading;
}): ReactNode {
  const { props, isOwn, waits } = useStrip(period, today, reading);
  const zone = zoneNote(period.kind, reading, isOwn);
  return (
    <section className={styles.block} aria-labelledby="changes">
      <SectionHead id="changes" className={styles.name} note={zone}>
        Key Dates
      </SectionHead>
      <p className={styles.zoneBelow}>{zone}</p>
      {period.kind === 'weekly' ? (
        <>
          <WeekStrip {...props} />
          <UprightWeek {...props} />
        </>
      ) : (
        <MonthStrip {...props} />
      )}
      <ListOfChanges
        changes={props.changes}
        days={props.days}
        isOwn={isOwn}
        isSeen={period.kind === 'monthly'}
        waits={waits}
      />
    </section>
  );
}
