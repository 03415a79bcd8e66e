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
  /** It keeps its place, so that others keep their days, but another stands in for it. */
  hidden?: boolean | undefined;
}

/** Shuffled, with those of one kind far apart; their names alone decide. */
export function spread<T>(all: readonly T[], turnOf: (one: T) => Pick<Turn, 'id' | 'kind'>): T[] {
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

/** For one that is hidden stands in whose own days are farthest from it: nobody meets it twice in a week. */
function shownOf<T>(line: readonly T[], turnOf: (one: T) => Turn): T {
  const [first] = line;
  if (!turnOf(first!).hidden) return first!;
  const standIn = movedOn(line, Math.ceil(line.length / 2)).find((one) => !turnOf(one).hidden);
  if (standIn === undefined) throw new RangeError('All are hidden.');
  return standIn;
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
  return shownOf(movedOn(line, daysBetween(day, date)), turnOf);
}
