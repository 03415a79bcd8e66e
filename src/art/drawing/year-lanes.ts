import { daysBetween, type CivilDate } from '../../domain/calendar/civil-date.ts';
import type { Mover } from '../../domain/natal/mover-tracks.ts';
import { placeLabels } from './label-placer.ts';

export interface LaneEvent {
  body: Mover;
  point: string;
  aspect: string;
  earliest: CivilDate;
}

/** Where on the scale an event is, and where its sign has room. */
interface LaneMark<E extends LaneEvent> {
  event: E;
  at: number;
  shownAt: number;
  /** 0 or 1: what has no room beside its neighbor hangs lower. */
  row: number;
}

/** The events of one planet. */
export interface Lane<E extends LaneEvent> {
  body: Mover;
  marks: readonly LaneMark<E>[];
  rows: 1 | 2;
  /** From the first to the last time that it passes one place: several passes are one story. */
  stories: readonly (readonly [from: number, to: number])[];
}

export interface Scale {
  /** The first day and the one after the last. */
  from: CivilDate;
  to: CivilDate;
  length: number;
  /** How near two signs of one row may come to each other. */
  gap: number;
}

/** Two gaps of half the size are a whole one, whatever arithmetic makes of it. */
const HAIR = 1e-6;

/** Where a day begins on the scale. */
export function placeOf(date: CivilDate, { from, to, length }: Scale): number {
  return (daysBetween(from, date) / daysBetween(from, to)) * length;
}

function storiesOf<E extends LaneEvent>(marks: readonly LaneMark<E>[]): [number, number][] {
  const passes = Map.groupBy(marks, ({ event }) => `${event.point} ${event.aspect}`);
  return [...passes.values()]
    .filter((own) => own.length > 1)
    .map((own) => [own[0]!.at, own.at(-1)!.at] as [number, number]);
}

function laneOf<E extends LaneEvent>(body: Mover, events: readonly E[], scale: Scale): Lane<E> {
  const { gap, length } = scale;
  const places = events.map(({ earliest }) => placeOf(earliest, scale));
  const rows = places.some((place, index) => index > 0 && place - places[index - 1]! < gap) ? 2 : 1;
  const shown = placeLabels(places, gap / rows, gap / 2, length - gap / 2);
  let above = -Infinity;
  const marks = events.map((event, index) => {
    const shownAt = shown[index]!;
    const row = shownAt - above < gap - HAIR ? 1 : 0;
    if (row === 0) above = shownAt;
    return { event, at: places[index]!, shownAt, row };
  });
  return { body, marks, rows, stories: storiesOf(marks) };
}

/** A year as lanes, one for each planet that does something in it; the slowest last. */
export function yearLanes<E extends LaneEvent>(
  events: readonly E[],
  order: readonly Mover[],
  scale: Scale,
): Lane<E>[] {
  const own = Map.groupBy(events, ({ body }) => body);
  return order.filter((body) => own.has(body)).map((body) => laneOf(body, own.get(body)!, scale));
}
