import type { ReactNode } from 'react';
import { addDays } from '../../domain/calendar/civil-date.ts';
import { weekdayName } from '../../domain/calendar/written-date.ts';
import { clearStretch, placeMarkers, scaleTicks, threadPath } from '../../art/drawing/strip.ts';
import { classes } from '../ui/classes.ts';
import { Glyph } from '../ui/glyph.tsx';
import { EventMarker, MoonDisc } from './event-marker.tsx';
import styles from './strip.module.css';
import type { StripProps } from './strip-props.ts';

const WIDTH = 350;
const DAY = 98;
const TOP = 2;
const END = TOP + 7 * DAY;
const LINE_X = 96;
const BAND = { x: LINE_X + 2, width: 25 };
const PLATE_X = 137;
const WORDS_X = PLATE_X + 71;
const HEIGHT = END + 66;
/** A longer line of words would leave the drawing. */
const LONGEST = 20;

const yOf = (place: number): number => TOP + place * DAY;
const TICKS = scaleTicks(
  84,
  (index) => yOf(index / 12),
  LINE_X,
  (index) => (index % 12 === 0 ? LINE_X : index % 6 === 0 ? 12 : index % 3 === 0 ? 9 : 5),
  true,
);

const RULES = [5, 10, 15, 20].map((x) => `M${BAND.x + x} ${TOP}V${END}`).join('');

function Days({ from, today, moon }: StripProps): ReactNode {
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(from, index);
    const y = yOf(index);
    return (
      <g key={date}>
        {date === today && <rect className={styles.today} x={0} y={y} width={LINE_X} height={DAY} />}
        <text className={classes(styles.weekday, date === today && styles.current)} x={5} y={y + 25}>
          {weekdayName(date, 'short')}
        </text>
        <text className={styles.figure} x={5} y={y + 52}>
          {Number(date.slice(8))}
        </text>
        <MoonDisc elongation={moon.days[index]!.elongation} x={60} y={y + 43} r={11} />
      </g>
    );
  });
}

function MoonBand({
  moon,
  placeOf,
  threads,
}: Pick<StripProps, 'moon' | 'placeOf'> & { threads: number[] }): ReactNode {
  const places = moon.signs.map(({ from }) => yOf(Math.max(0, placeOf(from))));
  return (
    <>
      <rect className={styles.band} x={BAND.x} y={TOP} width={BAND.width} height={END - TOP} />
      <path className={styles.ruled} d={RULES} />
      {moon.signs.map(({ sign, from }, index) => {
        const [start, end] = [places[index]!, Math.min(END, places[index + 1] ?? END)];
        if (end <= start) return null;
        const stretch = clearStretch(start, end, threads);
        return (
          <g key={from}>
            {start > TOP && <path className={styles.border} d={`M${BAND.x} ${start}h${BAND.width}`} />}
            {stretch.width > 20 && (
              <Glyph
                name={sign}
                size={17}
                x={BAND.x + 4}
                y={stretch.middle - 8.5}
                className={styles.moonSign}
              />
            )}
          </g>
        );
      })}
    </>
  );
}

/** The words in one line or two. */
function linesOf(text: string): string[] {
  if (text.length <= LONGEST) return [text];
  const cut = text.lastIndexOf(' ', LONGEST);
  return [text.slice(0, cut), text.slice(cut + 1)];
}

function LabeledMarker({ change, y }: { change: StripProps['changes'][number]; y: number }): ReactNode {
  const lines = [...linesOf(change.text), change.time];
  const first = y + 5 - (lines.length - 1) * 10;
  return (
    <>
      <EventMarker change={change} x={PLATE_X} y={y - 17} />
      {lines.map((line, index) => (
        <text
          key={line}
          className={index === lines.length - 1 ? styles.time : styles.label}
          x={WORDS_X}
          y={first + index * 20}
        >
          {line}
        </text>
      ))}
    </>
  );
}

/** The week as a vertical scale, for phones: 98 px a day, markers of the events to the right. */
export function UprightWeek(props: StripProps): ReactNode {
  const { changes, now } = props;
  const placed = placeMarkers(
    changes.map(({ place }) => yOf(place)),
    { gap: 74, from: 30, to: HEIGHT - 34, rows: 1 },
  );
  const threads = placed.map((one, index) => {
    // A phase is a disc in the middle of its plate.
    const end = changes[index]!.kind === 'lunation' ? PLATE_X + 14 : PLATE_X;
    return threadPath(one, [LINE_X, BAND.x + BAND.width + 3, PLATE_X - 7, end], true);
  });
  return (
    <svg className={styles.upright} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} fill="none" aria-hidden="true">
      <Days {...props} />
      <MoonBand {...props} threads={placed.map(({ trueAt }) => trueAt)} />
      <path className={styles.ticks} d={TICKS} />
      <path className={styles.line} d={`M${LINE_X} ${TOP}V${END}`} />
      <path className={styles.after} d={`M${LINE_X} ${END + 6}V${HEIGHT - 4}`} />
      {now !== null && <path className={styles.pointer} d={`M${LINE_X - 11} ${yOf(now) - 7}v14l11-7z`} />}
      <path className={styles.thread} d={threads.join('')} />
      {changes.map((change, index) => (
        <g key={`${change.at} ${change.text}`}>
          <circle className={styles.dot} cx={LINE_X} cy={placed[index]!.trueAt} r={2.8} />
          <LabeledMarker change={change} y={placed[index]!.shownAt} />
        </g>
      ))}
    </svg>
  );
}
