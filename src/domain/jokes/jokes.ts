import type { CivilDate } from '../calendar/civil-date.ts';
import { ofTheDay } from '../calendar/turns.ts';

export interface Joke {
  /** Subject and number: `cat-07`. */
  id: string;
  /** The first day on which it may be told; none is older than our first day. */
  since: CivilDate;
  text: string;
  /** It keeps its place in the line, so that other days keep theirs, but is not told. */
  hidden?: boolean | undefined;
}

/** No joke is told twice within so many days: there must always be one more than these. */
export const REST_DAYS = 200;

export const subjectOf = ({ id }: Pick<Joke, 'id'>): string => id.replace(/-\d+$/, '');

/** The joke of a day: none comes back before all others were told, which takes longer than `REST_DAYS`. */
export function jokeOf(date: CivilDate, jokes: readonly Joke[]): Joke {
  return ofTheDay(date, jokes, (joke) => ({ ...joke, kind: subjectOf(joke) }));
}
