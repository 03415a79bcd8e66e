import { jokeProblems, type JokeFiles } from '../src/content/jokes.ts';
import { sameness } from '../src/domain/jokes/sameness.ts';
import { proseFaults } from '../src/domain/horoscope/prose-rules.ts';
import { readJokeFiles } from './compile-content.ts';

/** Every fault of the jokes' words, shape first; none means they may be published. */
export function jokeFaults(): string[] {
  const files = readJokeFiles();
  const problems = jokeProblems(files);
  if (problems.length > 0) return problems;
  const single = Object.entries(files as JokeFiles).flatMap(([file, jokes]) =>
    jokes.flatMap(({ id, text }) => proseFaults(text).map((fault) => `${file}: ${id}: text: ${fault}`)),
  );
  const all = Object.values(files as JokeFiles).flat();
  return [...single, ...sameness(all).map((fault) => `jokes: ${fault}`)];
}
