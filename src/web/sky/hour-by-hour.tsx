import type { ReactNode } from 'react';
import { daysSince, useNow } from '../forecast/wall-clock.ts';
import { SectionHead } from '../ui/section-head.tsx';
import { EventRows } from './event-rows.tsx';
import styles from './hour-by-hour.module.css';
import { HourStrip } from './hour-strip.tsx';
import type { ShownSky } from './shown-sky.ts';
import { weekDays } from './week-days.ts';

/** So few events leave most of the scale empty, and somebody may wonder whether that is all. */
const FEW = 2;

function quietWords(count: number, isToday: boolean): string | null {
  if (count === 0) return 'A quiet day';
  if (count > FEW) return null;
  return isToday ? 'The rest of the day is quiet.' : 'The rest of that day is quiet.';
}

/** The day itself: a scale where there is room for it, a list on phones and for those who hear the page. */
export function HourByHour({ shown }: { shown: ShownSky }): ReactNode {
  const { day, isZoned, asked } = shown;
  const nowMs = useNow();
  const passed = nowMs === null ? null : daysSince(day.date, nowMs, isZoned);
  const now = passed !== null && passed >= 0 && passed < 1 ? passed : null;
  const { events } = weekDays(day, isZoned)[0]!;
  const quiet = quietWords(events.length, asked === null);
  return (
    <section aria-labelledby="hours">
      <SectionHead id="hours" className={styles.section} note={isZoned ? 'your time' : 'UTC'}>
        Hour by Hour
      </SectionHead>
      <HourStrip shown={shown} events={events} now={now} />
      {events.length > 0 && <EventRows events={events} className={styles.list} />}
      {quiet !== null && <p className={styles.quiet}>{quiet}</p>}
    </section>
  );
}
