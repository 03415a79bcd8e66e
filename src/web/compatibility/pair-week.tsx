import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PairWeekAnswer } from '../../contract/compatibility.ts';
import { shortDay } from '../../domain/calendar/written-date.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import { useLiftDayVeil } from '../shell/day-veil.ts';
import { deviceDate, useToday } from '../shell/today.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { LocalTime } from '../ui/local-time.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './pair-week.module.css';
import { pairWeekQuery } from './queries.ts';

type Note = PairWeekAnswer['notes'][number];

/** Bodies and angle on a small plate, drawn like the event markers of a forecast. */
function FactMarker({ fact: { bodies, aspect, sign } }: Note): ReactNode {
  const [first, second] = bodies;
  return (
    <span className={styles.marker} aria-hidden="true">
      <Glyph name={first!} size={19} />
      {aspect && <Glyph name={aspect} size={15} className={styles.mark} />}
      {second && <Glyph name={second} size={19} />}
      {!second && sign && (
        <>
          <Glyph name="arrow" size={13} className={styles.mark} />
          <Glyph name={sign} size={19} />
        </>
      )}
    </span>
  );
}

/** The instant of an event; where a day's Moon is told the words name the day. */
function Exact({ at }: { at: string }): ReactNode {
  return (
    <span>
      Exact <LocalTime iso={at} day="weekday" />.
    </span>
  );
}

/** "This week for you two": the page's own week first, the visitor's as soon as it is known. */
export function PairWeek({ one, other }: { one: SignKey; other: SignKey }): ReactNode {
  const today = useToday();
  const { data, isPending, isPlaceholderData } = useQuery({
    ...pairWeekQuery(one, other, today),
    placeholderData: (previous: PairWeekAnswer | undefined) => previous,
    retryOnMount: false,
  });
  useLiftDayVeil(!isPending && !isPlaceholderData && today === deviceDate(new Date()));
  if (!data) return null;
  return (
    <section data-dated>
      <SectionHead>This Week for You Two</SectionHead>
      <p className={styles.dates}>
        Sunday, {shortDay(data.from)} to Saturday, {shortDay(data.to)}
      </p>
      <div className={styles.notes}>
        {data.notes.map((note) => (
          <div key={note.text} className={styles.note}>
            <FactMarker {...note} />
            <div>
              <p>{note.text}</p>
              <p className={styles.because}>
                {note.fact.text} {note.fact.exactAt && <Exact at={note.fact.exactAt} />}
              </p>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
