import { overusedOpenings, sharedRuns } from '../horoscope/prose-rules.ts';
import type { Joke } from './jokes.ts';

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
