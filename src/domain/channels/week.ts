import {
  addDays,
  daysBetween,
  referenceDayStartMs,
  weekdayIndex,
  type CivilDate,
} from '../calendar/civil-date.ts';
import { instantShowing } from '../calendar/instant-showing.ts';
import type { PostKind, Slot } from './channel.ts';

const MINUTE_MS = 60_000;
/** A Monday: from it the weeks are counted in which slots take turns. */
const FIRST_MONDAY = '1970-01-05';

/** 1 is Monday, 7 Sunday. */
export const weekdayOf = (date: CivilDate): number => weekdayIndex(date) || 7;

/** Monday and Sunday of the date's week. */
export function weekOf(date: CivilDate): { from: CivilDate; to: CivilDate } {
  const from = addDays(date, 1 - weekdayOf(date));
  return { from, to: addDays(from, 6) };
}

/** A slot of a certain day. */
export interface SlotInstant {
  atMs: number;
  kind: PostKind;
  /** On the channel's calendar. */
  date: CivilDate;
}

/** Of slots at one time of one weekday, whose week it is. */
function ofTheWeek(slots: readonly Slot[], date: CivilDate): Slot {
  const weeks = Math.floor(daysBetween(FIRST_MONDAY, date) / 7);
  return slots[((weeks % slots.length) + slots.length) % slots.length]!;
}

function slotsOn(slots: readonly Slot[], date: CivilDate): Slot[] {
  const today = slots.filter(({ weekday }) => weekday === weekdayOf(date));
  const times = Map.groupBy(today, ({ time }) => time);
  return [...times.keys()].sort().map((time) => ofTheWeek(times.get(time)!, date));
}

function wallMsOf(date: CivilDate, time: string): number {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return referenceDayStartMs(date) + (hours * 60 + minutes) * MINUTE_MS;
}

function instantsOn(slots: readonly Slot[], timeZone: string, date: CivilDate): SlotInstant[] {
  let lastMs = -Infinity;
  return slotsOn(slots, date).flatMap(({ time, kind }) => {
    const shownMs = instantShowing(wallMsOf(date, time), timeZone);
    if (shownMs === null) return [];
    // Slots within a skipped hour all come at its end: a minute apart, for no two posts of a channel share an instant.
    lastMs = Math.max(shownMs, lastMs + MINUTE_MS);
    return [{ atMs: lastMs, kind, date }];
  });
}

interface SlotsInZone {
  slots: readonly Slot[];
  timeZone: string;
}

/** Every slot from the first date to the last, both included, in order. A day that the zone skips has none. */
export function slotInstants(
  { slots, timeZone }: SlotsInZone,
  from: CivilDate,
  to: CivilDate,
): SlotInstant[] {
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => addDays(from, day));
  return days.flatMap((date) => instantsOn(slots, timeZone, date));
}

/** How many posts a week has: slots that take turns are one. */
export const slotCount = (slots: readonly Slot[]): number =>
  new Set(slots.map(({ weekday, time }) => `${weekday} ${time}`)).size;
