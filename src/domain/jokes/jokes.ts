import { ARCHIVE_FIRST_DAY } from '../calendar/archive.ts';
import { daysBetween, type CivilDate } from '../calendar/civil-date.ts';
import { fractionOf } from '../reading/seed.ts';

export interface Joke {
  /** Subject and number: `cat-07`. */
  id: string;
  /** The first day on which it may be told; none is older than our first day. */
  since: CivilDate;
  text: string;
}

/** No joke is told twice within so many days: there must always be one more than these. */
export const REST_DAYS = 200;

export const subjectOf = ({ id }: Joke): string => id.replace(/-\d+$/, '');

/** Jokes that came on the same day, shuffled, with those of one subject far apart; their names alone decide. */
function spread(newcomers: readonly Joke[]): Joke[] {
  const places = [...Map.groupBy(newcomers, subjectOf)].flatMap(([subject, group]) =>
    group
      .map((joke) => ({ joke, chance: fractionOf(joke.id) }))
      .sort((one, other) => one.chance - other.chance)
      .map(({ joke }, turn) => ({ joke, place: (turn + fractionOf(subject)) / group.length })),
  );
  return places.sort((one, other) => one.place - other.place).map(({ joke }) => joke);
}

/** The line after so many days, on each of which its first was told and went to its end. */
function movedOn(line: readonly Joke[], days: number): Joke[] {
  const told = line.length === 0 ? 0 : days % line.length;
  return [...line.slice(told), ...line.slice(0, told)];
}

/**
 * The joke of a day. All stand in one line: who was told goes to its end, newcomers go to its front. So each waits
 * until all others were told, which is longer than `REST_DAYS`, and what is written later changes no earlier day.
 */
export function jokeOf(date: CivilDate, jokes: readonly Joke[]): Joke {
  const arrivals = Map.groupBy(
    jokes.filter(({ since }) => since <= date),
    ({ since }) => since,
  );
  if (arrivals.size === 0) throw new RangeError(`There is no joke yet on ${date}.`);
  let line: Joke[] = [];
  let day = ARCHIVE_FIRST_DAY;
  for (const since of [...arrivals.keys()].sort()) {
    line = [...spread(arrivals.get(since)!), ...movedOn(line, daysBetween(day, since))];
    day = since;
  }
  return movedOn(line, daysBetween(day, date))[0]!;
}
