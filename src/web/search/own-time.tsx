import { useEffect, useState, type ReactNode } from 'react';
import type { SearchTime } from '../../contract/search.ts';
import { monthDayYear } from '../../domain/calendar/written-date.ts';
import { wallDate, wallTime } from '../shell/wall-time.ts';
import { wholeDates } from './whole-dates.ts';

const OWN_WORDS: Record<SearchTime['shows'], (at: string) => string> = {
  date: (at) => monthDayYear(wallDate(at, true)),
  minute: (at) => `${monthDayYear(wallDate(at, true))}, at ${wallTime(at, true)}`,
  clock: (at) => wallTime(at, true),
};

/** An instant in the words it came with, which are by UTC, and then on the visitor's own clock. */
export function OwnTime({ text, at, shows }: SearchTime): ReactNode {
  const [words, setWords] = useState(text);
  useEffect(() => setWords(OWN_WORDS[shows](at)), [at, shows]);
  return <time dateTime={at}>{wholeDates(words)}</time>;
}

/** A text whose instants are shown on the visitor's own clock. */
export function TimedText({ text, times }: { text: string; times: readonly SearchTime[] }): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const [index, time] of times.entries()) {
    const start = text.indexOf(time.text, end);
    parts.push(wholeDates(text.slice(end, start)), <OwnTime key={`${index} ${time.at}`} {...time} />);
    end = start + time.text.length;
  }
  return [...parts, wholeDates(text.slice(end))];
}
