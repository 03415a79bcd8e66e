import { useState } from 'react';
import type { BirthChartAnswer, ChartRequest } from '../../contract/chart.ts';
import { clockTime } from '../../domain/calendar/written-time.ts';
import { failureWords } from '../shell/failure-words.ts';
import { drawChart, refusalIn, type Choices, type Refusal } from './call.ts';
import { requestOf, type ChartValues, type Problems } from './chart-values.ts';

/** What the site says of a birth, with what stood in the form. */
export interface Answered<Answer> {
  values: ChartValues;
  answer: Answer;
}

export type DrawnChart = Answered<BirthChartAnswer>;

export interface Drawing {
  isBusy: boolean;
  /** What the site found wrong, by field. */
  problems: Problems;
  /** That clocks showed the time twice. */
  choices: Choices | null;
  /** Why nothing came of it, where that is no fault of the form. */
  why: string | null;
  draw: (values: ChartValues) => void;
  /** After a change of the form, what was said of it holds no longer. */
  forget: () => void;
}

type Outcome = Pick<Drawing, 'problems' | 'choices' | 'why'>;
const NOTHING: Outcome = { problems: {}, choices: null, why: null };

const clockOf = (wall: string): string => clockTime(Number(wall.slice(11, 13)), Number(wall.slice(14, 16)));

function skippedWords({ before = '', after = '' }: Refusal): string {
  if (before.slice(0, 10) !== after.slice(0, 10))
    return 'That day didn’t exist there: the calendar skipped it.';
  const change = `clocks went from ${clockOf(before)} to ${clockOf(after)}`;
  return `That clock time didn’t exist: ${change}. Please check it, or choose “About.”`;
}

function outcomeOf(error: unknown): Outcome {
  const refusal = refusalIn(error);
  const { code, message = '', choices } = refusal ?? {};
  if (refusal && code === 'skipped_hour') return { ...NOTHING, problems: { time: skippedWords(refusal) } };
  if (code === 'skipped_day')
    return { ...NOTHING, problems: { date: 'That day didn’t exist there: the calendar skipped it.' } };
  if (code === 'repeated_hour' && choices) return { ...NOTHING, choices };
  if (code === 'unknown_place')
    return { ...NOTHING, problems: { place: 'We’ve lost that place. Please choose it again.' } };
  if (message.includes('future')) return { ...NOTHING, problems: { date: 'That moment is still to come.' } };
  if (message.includes('zone'))
    return { ...NOTHING, problems: { zone: 'There’s no such time zone. Try one such as Europe/Paris.' } };
  return { ...NOTHING, why: failureWords(error) };
}

/** Asks the site about a birth, and keeps what it answered to the form. */
export function useBirthCall<Answer>(
  call: (request: ChartRequest, values: ChartValues) => Promise<Answer>,
  onAnswer: (answered: Answered<Answer>) => void,
): Drawing {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState(NOTHING);
  const ask = async (values: ChartValues): Promise<void> => {
    // The button stays where the keyboard is: pressed twice, it asks once.
    if (isBusy) return;
    setBusy(true);
    try {
      const answer = await call(requestOf(values), values);
      setOutcome(NOTHING);
      onAnswer({ values, answer });
    } catch (error) {
      setOutcome(outcomeOf(error));
    }
    setBusy(false);
  };
  return {
    ...outcome,
    isBusy,
    draw: (values) => void ask(values),
    forget: () => setOutcome(NOTHING),
  };
}

export function useChart(onDrawn: (drawn: DrawnChart) => void): Drawing {
  return useBirthCall(drawChart, onDrawn);
}
