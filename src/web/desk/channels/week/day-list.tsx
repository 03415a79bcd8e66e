import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import { timeIn } from '../channel-times.ts';
import { KIND_NAMES } from '../channel-words.ts';
import { PostItem } from '../post-item.tsx';
import { NoThumb } from '../post-thumb.tsx';
import styles from './day-list.module.css';
import { useNewPost } from './use-new-post.ts';
import type { DayCell } from './week-days.ts';

function FreeItem({ cell, zone, nowMs }: { cell: DayCell; zone: string; nowMs: number }): ReactNode {
  const { channel, at, kind } = cell;
  const { isBusy, make } = useNewPost();
  const isToCome = Date.parse(at) > nowMs;
  return (
    <li className={styles.free}>
      <NoThumb shape="whole">
        <Glyph name="star4" size={16} />
      </NoThumb>
      <div>
        <p className={styles.head}>
          <b>{channel.name}</b> · {timeIn(zone, at)}
        </p>
        <p className={styles.kind}>
          <StateMark state="none" word="" />
          {isToCome ? 'Empty' : 'Passed'}. {KIND_NAMES[kind]}.
        </p>
        {isToCome && (
          <Button
            kind="text"
            disabled={isBusy}
            aria-label={`Write it, ${channel.name} ${timeIn(zone, at)}`}
            onClick={() => void make(channel.key, { at, kind })}
          >
            {isBusy ? 'Opening…' : 'Write it'}
          </Button>
        )}
      </div>
    </li>
  );
}

interface DayListProps {
  cells: readonly DayCell[];
  zone: string;
  nowMs: number;
}

/** What the chosen day brings, hour by hour. */
export function DayList({ cells, zone, nowMs }: DayListProps): ReactNode {
  if (cells.length === 0) return <p className={styles.nothing}>No slots on this day.</p>;
  return (
    <ul className={styles.list} aria-label="Posts of the day">
      {cells.map((cell) =>
        cell.post ? (
          <PostItem
            key={cell.post.id}
            post={cell.post}
            zone={zone}
            way={cell.channel.way}
            name={cell.channel.name}
          />
        ) : (
          <FreeItem key={`${cell.channel.key} ${cell.at}`} cell={cell} zone={zone} nowMs={nowMs} />
        ),
      )}
    </ul>
  );
}
