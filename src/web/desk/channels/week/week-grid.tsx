import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DeskWeek } from '../../../../contract/desk-channel-week.ts';
import { monthDay, weekdayName } from '../../../../domain/calendar/written-date.ts';
import { classes } from '../../../ui/classes.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { StateMark, type MarkState } from '../../ui/state-mark.tsx';
import { useNow } from '../../use-now.ts';
import { channelPage } from '../calls.ts';
import { channelState, slotWords } from '../channel-words.ts';
import { AddChannelButton } from './channel-list.tsx';
import { WeekCell } from './week-cell.tsx';
import { cellsOn, daysOf, type ChannelWeek } from './week-days.ts';
import styles from './week-grid.module.css';

const MARKS: readonly (readonly [MarkState, string])[] = [
  ['none', 'Empty'],
  ['draft', 'Draft'],
  ['ready', 'Ready, waits for its slot'],
  ['look', 'Waits for you'],
  ['good', 'Sent'],
  ['bad', 'Failed, with a reason'],
];

function Legend(): ReactNode {
  return (
    <ul className={styles.legend} aria-label="What the marks mean">
      {MARKS.map(([mark, words]) => (
        <li key={mark}>
          <StateMark state={mark} word="" />
          {words}
        </li>
      ))}
    </ul>
  );
}

function Head({ week }: { week: DeskWeek }): ReactNode {
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.month}>
          {monthDay(week.from).split(' ')[0]}
        </th>
        {daysOf(week).map((date) => (
          <th
            key={date}
            scope="col"
            className={classes(date === week.today && styles.today)}
            {...(date === week.today && { 'aria-current': 'date' as const })}
          >
            <span>{weekdayName(date, 'short')}</span> <b>{Number(date.slice(8))}</b>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Inside its cell, which is named by it. */
function RowName({ channel }: Pick<ChannelWeek, 'channel'>): ReactNode {
  const { mark, said } = channelState(channel);
  return (
    <Link to={channelPage(channel.key)} className={styles.channel}>
      <b>{channel.name}</b>
      <span className={classes(mark === 'bad' && said !== null && styles.bad)}>
        {said ?? slotWords(channel)}
      </span>
    </Link>
  );
}

/** The week as a calendar: channels down, days across, today's column lit. */
export function WeekGrid({ week, rows }: { week: DeskWeek; rows: readonly ChannelWeek[] }): ReactNode {
  const nowMs = useNow();
  const zone = week.timeZone;
  return (
    <>
      <table className={styles.week}>
        <caption>
          <VisuallyHidden>Every slot of the week, by channel and day</VisuallyHidden>
        </caption>
        <colgroup>
          <col className={styles.first} />
        </colgroup>
        <Head week={week} />
        <tbody>
          {rows.map(({ channel, cells }) => (
            <tr key={channel.key}>
              <th scope="row" aria-label={channel.name}>
                <RowName channel={channel} />
              </th>
              {daysOf(week).map((date) => (
                <td key={date} className={classes(date === week.today && styles.today)}>
                  {cellsOn(cells, date, zone).map((cell) => (
                    <WeekCell
                      key={cell.post?.id ?? cell.at}
                      cell={cell}
                      channel={channel.key}
                      zone={zone}
                      nowMs={nowMs}
                    />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.under}>
        <Legend />
        <AddChannelButton kind="text" />
      </div>
    </>
  );
}
