import type { Candidate } from './candidate.ts';
import type { ChoiceContext, ChosenParagraph } from './choose-paragraph.ts';
import { sharesAspect, sharesPlace } from './rank.ts';

/** Thrown when the bank has no words for a true sky: a fault of the content, found by its check. */
export class MissingWords extends Error {}

/** From now on these sentences are taken, for the rest of this reading and for the other signs. */
export function take(
  chosen: ChosenParagraph,
  { usedToday, history, day, told }: ChoiceContext,
): ChosenParagraph {
  for (const sentence of chosen.unit.sentences) usedToday.add(sentence);
  history.use(chosen.unit, day);
  told.push(chosen);
  return chosen;
}

export function takeOrThrow(
  chosen: ChosenParagraph | null,
  what: string,
  context: ChoiceContext,
): ChosenParagraph {
  if (!chosen) throw new MissingWords(`no ${what} is left for ${context.sign} on ${context.date}`);
  return take(chosen, context);
}

/** Nothing told so far speaks of one of its bodies in the same house, or of the same aspect. */
export function isNew(candidate: Candidate, { told }: ChoiceContext): boolean {
  return !told.some((one) => sharesPlace(one.candidate, candidate) || sharesAspect(one.candidate, candidate));
}

export const wordsSoFar = ({ told }: ChoiceContext): number =>
  told.reduce((sum, { unit }) => sum + unit.words, 0);
