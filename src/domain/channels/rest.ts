import { addDays, daysBetween, referenceDayStartMs, type CivilDate } from '../calendar/civil-date.ts';
import { instantShowing } from '../calendar/instant-showing.ts';
import { wallClockMs } from '../calendar/wall-clock.ts';
import { dateInZone } from '../calendar/zones.ts';

/** No channel shows the same words, or the same cat in the same setting, within so many days. */
export const REST_DAYS = 60;
/** There are twelve scenes, and a verse every day: the same scene, but never the same verse. */
export const SCENE_REST_DAYS = 7;

export const isScene = (art: string): boolean => art.startsWith('scene:');
export const restDaysOf = (art: string): number => (isScene(art) ? SCENE_REST_DAYS : REST_DAYS);

/** The first day from `date` on that is far enough from each of these. */
export function firstFreeDay(date: CivilDate, taken: readonly CivilDate[], restDays: number): CivilDate {
  const clash = taken.filter((day) => Math.abs(daysBetween(day, date)) < restDays).sort();
  return clash.length === 0 ? date : firstFreeDay(addDays(clash.at(-1)!, restDays), taken, restDays);
}

const DAY_MS = 86_400_000;

/** The same time of day on another date, by the clocks of the zone. */
export function sameTimeOn(date: CivilDate, atMs: number, timeZone: string): number {
  const timeOfDayMs = wallClockMs(atMs, timeZone) % DAY_MS;
  const dayStartMs = referenceDayStartMs(date);
  return instantShowing(dayStartMs + timeOfDayMs, timeZone) ?? dayStartMs + DAY_MS;
}

/** Of posts, those that are too near to the date. */
export function tooNear<T extends { atMs: number }>(
  posts: readonly T[],
  atMs: number,
  timeZone: string,
  restDays: number,
): T[] {
  const date = dateInZone(atMs, timeZone);
  const roughly = posts.filter((post) => Math.abs(post.atMs - atMs) < (restDays + 1) * DAY_MS);
  return roughly.filter((post) => Math.abs(daysBetween(dateInZone(post.atMs, timeZone), date)) < restDays);
}
