import type { ReactNode } from 'react';
import { placeOf, yearLanes, type Lane, type Scale } from '../../art/drawing/year-lanes.ts';
import type { YearEvent, YearMonth } from '../../contract/report.ts';
import { addDays, monthOf } from '../../domain/calendar/civil-date.ts';
import { YEAR_MOVERS } from '../../domain/natal/year-movers.ts';
import { classes } from '../ui/classes.ts';
import { Glyph } from '../ui/glyph.tsx';
import styles from './year-timeline.module.css';

type Months = readonly Pick<YearMonth, 'month' | 'name' | 'events'>[];

/** One drawing for a wide column, one that stands upright for phones: none is the other one shrunk. */
interface Form {
  length: number;
  /** Room for the planet before the scale, and for the months beside it. */
  margin: number;
  head: number;
  lane: number;
  /** How much lower the second row of a crowded lane hangs. */
  row: number;
  gap: number;
  /** Where time and lanes go on the sheet. */
  point: (along: number, across: number) => [x: number, y: number];
  className: string | undefined;
}

const WIDE: Form = {
  length: 700,
  margin: 48,
  head: 44,
  lane: 62,
  row: 24,
  gap: 26,
  point: (along, across) => [along, across],
  className: styles.wide,
};
const UPRIGHT: Form = {
  length: 760,
  margin: 44,
  head: 56,
  lane: 58,
  row: 30,
  gap: 27,
  point: (along, across) => [across, along],
  className: styles.upright,
};

const GLYPH_SIZE = 20;
const THREAD = 30;
const SHORT_NAMES: Partial<Record<YearEvent['point'], string>> = { ascendant: 'AC', midheaven: 'MC' };

const line = (form: Form, [a, b]: [number, number], [c, d]: [number, number]): string =>
  `M${form.point(a, b).map(Math.round).join(' ')}L${form.point(c, d).map(Math.round).join(' ')}`;

function PointSign({ event, x, y }: { event: YearEvent; x: number; y: number }): ReactNode {
  const letters = SHORT_NAMES[event.point];
  const className = styles[event.quality];
  if (letters)
    return (
      <text x={x} y={y + 5} className={classes(styles.letters, className)}>
        {letters}
      </text>
    );
  const name = event.point as Exclude<YearEvent['point'], 'ascendant' | 'midheaven'>;
  const half = GLYPH_SIZE / 2;
  return <Glyph name={name} size={GLYPH_SIZE} weight={1.7} x={x - half} y={y - half} className={className} />;
}

function LaneDrawing({
  lane,
  across,
  form,
}: {
  lane: Lane<YearEvent>;
  across: number;
  form: Form;
}): ReactNode {
  const at = (along: number): number => along + form.margin;
  const [x, y] = form.point(form.margin / 2 - 4, across);
  const half = GLYPH_SIZE / 2 + 1;
  return (
    <g>
      <path d={line(form, [form.margin, across], [at(form.length), across])} className={styles.rule} />
      {lane.stories.map(([from, to]) => (
        <path
          key={`${from} ${to}`}
          d={line(form, [at(from), across], [at(to), across])}
          className={styles.story}
        />
      ))}
      <Glyph
        name={lane.body}
        size={2 * half}
        weight={1.7}
        x={x - half}
        y={y - half}
        className={styles.mover}
      />
      {lane.marks.map(({ event, at: along, shownAt, row }) => {
        const below = across + THREAD + row * form.row;
        const [dotX, dotY] = form.point(at(along), across);
        const [signX, signY] = form.point(at(shownAt), below);
        return (
          <g key={`${event.label} ${event.earliest}`}>
            <path
              d={`${line(form, [at(along), across], [at(shownAt), across + THREAD - 14])}${line(form, [at(shownAt), across + THREAD - 14], [at(shownAt), below - 13])}`}
              className={styles.thread}
            />
            <circle cx={dotX} cy={dotY} r="3.4" className={classes(styles.dot, styles[event.quality])} />
            <PointSign event={event} x={signX} y={signY} />
          </g>
        );
      })}
    </g>
  );
}

function MonthScale({ months, scale, form, end }: { months: Months; scale: Scale; form: Form; end: number }) {
  return months.map(({ month, name }) => {
    const along = form.margin + placeOf(`${month}-01`, scale);
    const [x, y] = form.point(along + scale.length / 24, form.head / 2);
    return (
      <g key={month}>
        <path d={line(form, [along, form.head - 8], [along, end])} className={styles.month} />
        <text x={x} y={y + 6} className={styles.name}>
          {name.slice(0, 3)}
        </text>
      </g>
    );
  });
}

function Drawing({ months, form }: { months: Months; form: Form }): ReactNode {
  const first = `${months[0]!.month}-01`;
  const last = monthOf(addDays(`${months.at(-1)!.month}-28`, 4));
  const scale: Scale = { from: first, to: `${last}-01`, length: form.length, gap: form.gap };
  const events = months.flatMap((month) => month.events);
  const lanes = yearLanes(events, YEAR_MOVERS, scale);
  const across = (index: number): number =>
    lanes.slice(0, index).reduce((sum, { rows }) => sum + form.lane + (rows - 1) * form.row, form.head + 12);
  const end = across(lanes.length) - 6;
  const [width, height] = form.point(form.margin + form.length + 4, end);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={form.className}
      role="img"
      aria-label="The year as a scale: each planet’s exact days, which the months below list by date"
    >
      <MonthScale months={months} scale={scale} form={form} end={end} />
      {lanes.map((lane, index) => (
        <LaneDrawing key={lane.body} lane={lane} across={across(index)} form={form} />
      ))}
    </svg>
  );
}

/** When the planets of the year come to places of the chart. */
export function YearTimeline({ months }: { months: Months }): ReactNode {
  if (months.every(({ events }) => events.length === 0)) return null;
  return (
    <figure className={styles.timeline}>
      <Drawing months={months} form={WIDE} />
      <Drawing months={months} form={UPRIGHT} />
      <figcaption>
        A line for each planet of the year’s sky, a dot for each exact day, and under it the place in your
        chart that’s met. Where a planet turns back and comes again, the line between is drawn thick.
      </figcaption>
    </figure>
  );
}
