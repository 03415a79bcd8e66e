import type { DeskWeek } from '../../../../contract/desk-channel-week.ts';
import type { DeskChannels } from '../../../../contract/desk-channels.ts';
import { addDays, type CivilDate } from '../../../../domain/calendar/civil-date.ts';
import { dateIn } from '../channel-times.ts';

type Row = DeskWeek['rows'][number];
export type Cell = Row['cells'][number];
export type ListedChannel = DeskChannels['channels'][number];

export interface ChannelWeek {
  channel: ListedChannel;
  cells: readonly Cell[];
}

/** From Monday to Sunday. */
export function daysOf({ from }: Pick<DeskWeek, 'from'>): CivilDate[] {
  return Array.from({ length: 7 }, (_, index) => addDays(from, index));
}

/** The rows with their channels; one that was taken away meanwhile is left out until the next look. */
export function channelWeeks({ rows }: DeskWeek, channels: readonly ListedChannel[]): ChannelWeek[] {
  return rows.flatMap(({ channel: key, cells }) => {
    const channel = channels.find((one) => one.key === key);
    return channel ? [{ channel, cells }] : [];
  });
}

export function cellsOn(cells: readonly Cell[], date: CivilDate, zone: string): Cell[] {
  return cells.filter(({ at }) => dateIn(zone, at) === date);
}

export interface DayCell extends Cell {
  channel: ListedChannel;
}

/** All of one day in the order of its hours, what failed first. */
export function dayCells(weeks: readonly ChannelWeek[], date: CivilDate, zone: string): DayCell[] {
  const rank = ({ post }: Cell): number => (post?.state === 'failed' ? 0 : 1);
  return weeks
    .flatMap(({ channel, cells }) => cellsOn(cells, date, zone).map((cell) => ({ ...cell, channel })))
    .toSorted((one, other) => rank(one) - rank(other) || one.at.localeCompare(other.at));
}
