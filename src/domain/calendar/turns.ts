import { fractionOf } from './seed.ts';
import { ARCHIVE_FIRST_DAY } from './archive.ts';
import { daysBetween, type CivilDate } from './civil-date.ts';

/** What decides when something of a day has its turn. */
export interface Turn {
  /** Its name, which alone decides its place. */
  id: string;
  /** Things of one kind come far apart. */
  kind: string;
  /** The first day on which it may come; none is older than our first day. */
  since: CivilDate;
}

/** Shuffled, with those of one kind far apart; their names alone decide. */
export function spread<T>(all: readonly T[], turnOf: (one: T) => Omit<Turn, 'since'>): T[] {
  const places = [...Map.groupBy(all, (one) => turnOf(one).kind)].flatMap(([kind, group]) =>
    group
      .map((one) => ({ one, chance: fractionOf(turnOf(one).id) }))
      .sort((first, second) => first.chance - second.chance)
      .map(({ one }, turn) => ({ one, place: (turn + fractionOf(kind)) / group.length })),
  );
  return places.sort((first, second) => first.place - second.place).map(({ one }) => one);
}

/** The line after so many days, on each of which its first came and went to its end. */
function movedOn<T>(line: readonly T[], days: number): T[] {
  const gone = line.length === 0 ? 0 : days % line.length;
  return [...line.slice(gone), ...line.slice(0, gone)];
}

/**
 * Whose day it is. All stand in one line: who came goes to its end, newcomers go to its front. So each waits until all
 * others came, and what is written later changes no earlier day.
 */
export function ofTheDay<T>(date: CivilDate, all: readonly T[], turnOf: (one: T) => Turn): T {
  const arrivals = Map.groupBy(
    all.filter((one) => turnOf(one).since <= date),
    (one) => turnOf(one).since,
  );
  if (arrivals.size === 0) throw new RangeError(`There is nothing yet on ${date}.`);
  let line: T[] = [];
  let day = ARCHIVE_FIRST_DAY;
  for (const since of [...arrivals.keys()].sort()) {
    line = [...spread(arrivals.get(since)!, turnOf), ...movedOn(line, daysBetween(day, since))];
    day = since;
  }
  return movedOn(line, daysBetween(day, date))[0]!;
}
