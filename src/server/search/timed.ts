import type { SearchTime } from '../../contract/search.ts';
import { dayWords } from '../../domain/blog/slots/words.ts';

/** A line that names instants by UTC, and the instants themselves for whoever shows it on another clock. */
export interface Timed {
  text: string;
  times: SearchTime[];
}

interface Instant {
  atMs: number;
  shows: SearchTime['shows'];
}

export const onDate = (atMs: number): Instant => ({ atMs, shows: 'date' });
export const atMinute = (atMs: number): Instant => ({ atMs, shows: 'minute' });
export const atClock = (atMs: number): Instant => ({ atMs, shows: 'clock' });

/** "00:51 UTC": the minute that has begun, as on the page of the sky. */
const clock = (atMs: number): string => `${new Date(atMs).toISOString().slice(11, 16)} UTC`;

const WORDS: Record<SearchTime['shows'], (atMs: number) => string> = {
  date: dayWords,
  minute: (atMs) => `${dayWords(atMs)}, at ${clock(atMs)}`,
  clock,
};

/** "December 9, 2026, at 00:51 UTC" */
export const minuteWords = WORDS.minute;

function timedOf(part: string | Instant | Timed): Timed {
  if (typeof part === 'string') return { text: part, times: [] };
  if ('times' in part) return part;
  const text = WORDS[part.shows](part.atMs);
  return { text, times: [{ text, at: new Date(part.atMs).toISOString(), shows: part.shows }] };
}

/** Parts one after the other: timed`The Sun entered Leo on ${atMinute(ms)}.` */
export function timed(strings: TemplateStringsArray, ...parts: (string | Instant | Timed)[]): Timed {
  const all = strings.flatMap((words, at) => {
    const part = parts[at];
    return part === undefined ? [timedOf(words)] : [timedOf(words), timedOf(part)];
  });
  return { text: all.map(({ text }) => text).join(''), times: all.flatMap(({ times }) => times) };
}

/** A list inside a sentence. */
export function listed(items: readonly Timed[], separator: string): Timed {
  return {
    text: items.map(({ text }) => text).join(separator),
    times: items.flatMap(({ times }) => times),
  };
}
