import { jokeProblems, type JokeFiles } from '../src/content/jokes.ts';
import type { Joke } from '../src/domain/jokes/jokes.ts';
import { sharedRuns, slips, toneHits, overusedOpenings } from '../src/domain/horoscope/prose-rules.ts';
import { readJokeFiles } from './compile-content.ts';

/** Two jokes that share so many words in a row have the same set-up. */
const RUN_LENGTH = 6;

/** A question put to the reader, with its answer after it; what somebody asks in quotes is a scene. */
const RIDDLE = /^[^“.!?]+\? /;

function tooManyRiddles(jokes: readonly Joke[]): string[] {
  const most = Math.floor(jokes.length * 0.1);
  const count = jokes.filter(({ text }) => RIDDLE.test(text)).length;
  return count > most ? [`${count} are question and answer, may be ${most}`] : [];
}

/** What no single joke can be blamed for. */
export function sameness(jokes: readonly Joke[]): string[] {
  return [
    ...sharedRuns(jokes, RUN_LENGTH),
    ...overusedOpenings(jokes, Math.floor(jokes.length * 0.02)),
    ...tooManyRiddles(jokes),
  ];
}

/** Every fault of the jokes' words, shape first; none means they may be published. */
export function jokeFaults(): string[] {
  const files = readJokeFiles();
  const problems = jokeProblems(files);
  if (problems.length > 0) return problems;
  const single = Object.entries(files as JokeFiles).flatMap(([file, jokes]) =>
    jokes.flatMap(({ id, text }) =>
      [...slips(text), ...toneHits(text).map((hit) => `says ${hit}`)].map(
        (fault) => `${file}: ${id}: text: ${fault}`,
      ),
    ),
  );
  const all = Object.values(files as JokeFiles).flat();
  return [...single, ...sameness(all).map((fault) => `jokes: ${fault}`)];
}
