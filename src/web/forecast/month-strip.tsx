import type { ReactNode } from 'react';
import { addDays, weekdayIndex } from '../../domain/calendar/civil-date.ts';
import { scaleTicks } from '../../art/drawing/strip.ts';
import { classes } from '../ui/classes.ts';
import { EventMarkers, heightWithMarkers } from './event-markers.tsx';
import { MoonDisc } from './event-marker.tsx';
import { labelChanges, STRIP_WIDTH } from './label-changes.ts';
import styles from './strip.module.css';
import type { StripProps } from './strip-props.ts';

const START = 4;
const END = STRIP_WIDTH - 4;
const LINE_Y = 78;

/** The month as a horizontal scale: a tick each quarter of a day, a long one where a week begins. */
export function MonthStrip({ from, days, today, now, changes, moon }: StripProps): ReactNode {
  const day = (END - START) / days;
  const xOf = (place: number): number => START + place * day;
  const firstSunday = (7 - weekdayIndex(from)) % 7;
  const lengthOf = (index: number): number =>
    index % 4 !== 0 ? 5 : (index / 4) % 7 === firstSunday ? 58 : 26;
  const labeled = labelChanges(changes, xOf);
  return (
    <svg
      className={styles.wide}
      viewBox={`0 0 ${STRIP_WIDTH} ${heightWithMarkers(LINE_Y, labeled.changes)}`}
      fill="none"
      aria-hidden="true"
    >
      {moon.days.map(({ date, elongation }, index) => (
        <g key={date}>
          {date === today && (
            <rect className={styles.today} x={xOf(index)} y={0} width={day} height={LINE_Y} />
          )}
          <MoonDisc elongation={elongation} x={xOf(index + 0.5)} y={16} r={9.5} />
          <text
            className={classes(styles.small, weekdayIndex(addDays(from, index)) === 0 && styles.sunday)}
            x={xOf(index + 0.5)}
            y={58}
          >
            {index + 1}
          </text>
        </g>
      ))}
      <path className={styles.ticks} d={scaleTicks(days * 4, (index) => xOf(index / 4), LINE_Y, lengthOf)} />
      <path className={styles.line} d={`M${START} ${LINE_Y}H${END}`} />
      {now !== null && <path className={styles.pointer} d={`M${xOf(now) - 6} ${LINE_Y - 10}h12l-6 10z`} />}
      <EventMarkers {...labeled} top={LINE_Y} foot={LINE_Y + 2} />
    </svg>
  );
}
