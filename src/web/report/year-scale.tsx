import type { ReactNode } from 'react';
import { placeOf, type Scale } from '../../art/drawing/year-lanes.ts';
import type { ReportOffer, YearEvent } from '../../contract/report.ts';
import { addDays, daysBetween, monthOf } from '../../domain/calendar/civil-date.ts';
import styles from './year-scale.module.css';

const WIDTH = 264;
const MOST = 4;
const HEAD = 36;
const STEP = 26;
const APART_DAYS = 35;
/** From here on a name stands before its thread. */
const LATE = 0.55 * WIDTH;

/** Of the slow planets' stories a few, with room between them. */
function shownEvents(months: ReportOffer['year']['months']): YearEvent[] {
  const slow = months.flatMap(({ events }) => events).filter(({ body }) => body !== 'mars');
  const shown: YearEvent[] = [];
  for (const event of slow) {
    const isNew = !shown.some(({ label }) => label === event.label);
    const last = shown.at(-1);
    const hasRoom = !last || daysBetween(last.earliest, event.earliest) >= APART_DAYS;
    if (isNew && hasRoom) shown.push(event);
  }
  return shown.slice(0, MOST);
}

/** Twelve months as a ruler; what is exact first hangs lowest, so that no thread crosses a name. */
export function YearScale({ months }: Pick<ReportOffer['year'], 'months'>): ReactNode {
  const events = shownEvents(months);
  const last = monthOf(addDays(`${months.at(-1)!.month}-28`, 4));
  const scale: Scale = { from: `${months[0]!.month}-01`, to: `${last}-01`, length: WIDTH, gap: 0 };
  const height = HEAD + 6 + events.length * STEP;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      className={styles.scale}
      role="img"
      aria-label={`The year as a ruler: ${events.map(({ label }) => label).join(', ')}`}
    >
      <path d={`M0 12H${WIDTH}`} />
      {months.map(({ month, name }) => {
        const x = placeOf(`${month}-01`, scale);
        return (
          <g key={month}>
            <path d={`M${x.toFixed(1)} 6v6`} />
            <text x={x + WIDTH / 24} y="28" className={styles.month}>
              {name.charAt(0)}
            </text>
          </g>
        );
      })}
      {events.map((event, index) => {
        const x = placeOf(event.earliest, scale);
        const y = HEAD + (events.length - index) * STEP - 8;
        return (
          <g key={event.label}>
            <path d={`M${x.toFixed(1)} 12V${y}`} />
            <circle cx={x} cy="12" r="3" />
            <text
              x={x > LATE ? x - 5 : x + 5}
              y={y}
              textAnchor={x > LATE ? 'end' : 'start'}
              className={styles.name}
            >
              {event.label.replace('your ', '')}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
