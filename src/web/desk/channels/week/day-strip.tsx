import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DeskWeek } from '../../../../contract/desk-channel-week.ts';
import type { CivilDate } from '../../../../domain/calendar/civil-date.ts';
import { weekdayName } from '../../../../domain/calendar/written-date.ts';
import scale from '../../../look/scale.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { StateMark, type MarkState } from '../../ui/state-mark.tsx';
import { POST_MARKS } from '../post-words.ts';
import styles from './day-strip.module.css';
import { dayCells, daysOf, type ChannelWeek, type DayCell } from './week-days.ts';

const ALOUD: readonly (readonly [MarkState, string])[] = [
  ['bad', 'failed'],
  ['look', 'waiting for you'],
  ['draft', 'draft'],
  ['ready', 'ready'],
  ['good', 'sent'],
];

const markOf = ({ post }: DayCell): MarkState => (post ? POST_MARKS[post.state] : 'none');

/** "1 failed, 2 ready, 1 empty"; a free slot whose hour is over has passed, as in the calendar. */
function aloudWords(cells: readonly DayCell[], nowMs: number): string {
  const free = cells.filter(({ post }) => !post);
  const passed = free.filter(({ at }) => Date.parse(at) <= nowMs).length;
  const filled = ALOUD.map(
    ([mark, word]) => [cells.filter((cell) => markOf(cell) === mark).length, word] as const,
  );
  return [...filled, [free.length - passed, 'empty'] as const, [passed, 'passed'] as const]
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ');
}

interface DayStripProps {
  week: DeskWeek;
  rows: readonly ChannelWeek[];
  chosen: CivilDate;
  nowMs: number;
  addressOf: (date: CivilDate) => string;
}

/** Seven days over a rule, each with a mark for every slot; the pointer stands under the one whose posts are listed. */
export function DayStrip({ week, rows, chosen, nowMs, addressOf }: DayStripProps): ReactNode {
  return (
    <nav aria-label="Days" className={`${scale.line} ${scale.ticked} ${scale.pointed} ${styles.strip}`}>
      {daysOf(week).map((date) => {
        const cells = dayCells(rows, date, week.timeZone).toSorted((one, other) =>
          one.at.localeCompare(other.at),
        );
        return (
          <Link
            key={date}
            to={addressOf(date)}
            replace
            className={styles.day}
            {...(date === chosen && { 'aria-current': 'true' as const })}
          >
            {weekdayName(date, 'short')}
            <b>{Number(date.slice(8))}</b>
            <span className={styles.marks} aria-hidden="true">
              {cells.map(markOf).map((mark, index) => (
                <i key={index} className={styles[mark]}>
                  <StateMark state={mark} word="" />
                </i>
              ))}
            </span>
            <VisuallyHidden>, {aloudWords(cells, nowMs)}</VisuallyHidden>
          </Link>
        );
      })}
    </nav>
  );
}
