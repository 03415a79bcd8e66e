import { fractionOf } from '../calendar/seed.ts';

/** One of several texts for a place in a report. */
export type Choice = (texts: readonly string[], place: string) => string;

/** The same for the same report. */
export function choiceFor(seed: string): Choice {
  return (texts, place) => texts[Math.floor(fractionOf(`${seed} ${place}`) * texts.length)]!;
}
