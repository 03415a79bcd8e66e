import type { ReactNode } from 'react';
import { addDays } from '../../domain/calendar/civil-date.ts';
import { weekdayName } from '../../domain/calendar/written-date.ts';
import { scaleTicks } from '../../art/drawing/strip.ts';
import { classes } from '../ui/classes.ts';
import { EventMarkers, heightWithMarkers } from './event-markers.tsx';
import { MoonDisc } from './event-marker.tsx';
import { labelChanges, STRIP_WIDTH } from './label-changes.ts';
import { MoonBand } from './moon-band.tsx';
import styles from './strip.module.css';
import type { StripProps } from './strip-props.ts';

/** Days are drawn as wide as the screen has room for; the tail is for what comes just after the week. */
interface Measures {
  width: number;
  day: number;
  /** Of a label's name, as the style sheet has it. */
  nameSize: number;
}
const DESKTOP: Measures = { width: STRIP_WIDTH, day: 149, nameSize: 18 };
const TABLET: Measures = { width: 760, day: 100, nameSize: 16.5 };

const START = 4;
const LINE_Y = 84;
const BAND = { y: LINE_Y + 2, height: 30 };
const FOOT = BAND.y + BAND.height;

type DrawnProps = StripProps & { day: number };

const xOf = (place: number, day: number): number => START + place * day;

function Days({ from, today, moon, day }: DrawnProps): ReactNode {
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(from, index);
    const x = xOf(index, day);
    return (
      <g key={date}>
        {date === today && <rect className={styles.today} x={x} y={0} width={day} height={LINE_Y} />}
        <text className={classes(styles.weekday, date === today && styles.current)} x={x + 10} y={20}>
          {weekdayName(date, 'short')}
        </text>
        <text className={styles.figure} x={x + 10} y={45}>
          {Number(date.slice(8))}
        </text>
        <MoonDisc elongation={moon.days[index]!.elongation} x={x + day - 27} y={35} r={11} />
      </g>
    );
  });
}

function HorizontalWeek({
  strip,
  measures: { width, day, nameSize },
  className,
}: {
  strip: StripProps;
  measures: Measures;
  className: string | undefined;
}): ReactNode {
  const { changes, moon, now, placeOf } = strip;
  const end = xOf(7, day);
  const labeled = labelChanges(changes, (place) => xOf(place, day), width, nameSize);
  const lengthOf = (index: number): number =>
    index % 12 === 0 ? 30 : index % 6 === 0 ? 12 : index % 3 === 0 ? 9 : 5;
  const nowX = now === null ? null : xOf(now, day);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${heightWithMarkers(FOOT, labeled.changes)}`}
      fill="none"
      aria-hidden="true"
    >
      <Days {...strip} day={day} />
      <MoonBand
        signs={moon.signs.map(({ sign, from }) => ({ sign, x: xOf(placeOf(from), day) }))}
        area={{ ...BAND, from: START, to: end }}
        threads={labeled.placed.map(({ trueAt }) => trueAt)}
      />
      <path className={styles.ticks} d={scaleTicks(84, (index) => xOf(index / 12, day), LINE_Y, lengthOf)} />
      <path className={styles.line} d={`M${START} ${LINE_Y}H${end}`} />
      <path className={styles.after} d={`M${end + 6} ${LINE_Y}H${width - 4}`} />
      {nowX !== null && <path className={styles.pointer} d={`M${nowX - 7} ${LINE_Y - 11}h14l-7 11z`} />}
      <EventMarkers {...labeled} top={LINE_Y} foot={FOOT} />
    </svg>
  );
}

/** The week as a horizontal scale: seven days, a tick each two hours, markers of the events below. */
export function WeekStrip(props: StripProps): ReactNode {
  return (
    <>
      <HorizontalWeek strip={props} measures={DESKTOP} className={styles.wide} />
      <HorizontalWeek strip={props} measures={TABLET} className={styles.medium} />
    </>
  );
}
