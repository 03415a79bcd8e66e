import type { JokeAnswer } from '../../contract/jokes.ts';
import { ARCHIVE_FIRST_DAY } from '../../domain/calendar/archive.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { latestOpenDate } from '../../domain/calendar/zones.ts';
import { jokeOf, type Joke } from '../../domain/jokes/jokes.ts';
import type { Clock } from '../clock.ts';
import { NotFound } from '../failures.ts';

export interface JokesService {
  of: (date: CivilDate) => JokeAnswer;
}

export function jokesService(jokes: readonly Joke[], clock: Clock): JokesService {
  return {
    of(date) {
      if (date < ARCHIVE_FIRST_DAY) throw new NotFound(`Our jokes begin on ${ARCHIVE_FIRST_DAY}.`);
      if (date > latestOpenDate(clock.nowMs())) throw new NotFound('The joke of that day is not open yet.');
      return { jokeText: jokeOf(date, jokes).text };
    },
  };
}
