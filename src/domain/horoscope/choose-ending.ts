import { fractionOf } from '../calendar/seed.ts';
import type { Candidate } from './candidate.ts';
import type { Candidates } from './candidates.ts';
import {
  firstFittingParagraph,
  leastRecentParagraph,
  longMissed,
  shortestParagraph,
  type ChoiceContext,
  type ChosenParagraph,
} from './choose-paragraph.ts';
import { alsoCandidate } from './news.ts';
import { isNew, take, takeOrThrow, wordsSoFar } from './take.ts';

/** 220 less a few for slots that are longer than usual. */
export const MOST_WORDS = 209;
const LEAST_WORDS = 150;
/** In words: a reminder comes before the paragraphs are chosen, and should leave them room. */
const SHORT_REMINDER = 30;
/** Some days end on a single line instead of a tip; every day would be a mannerism. */
const SHARE_OF_CLOSINGS = 0.15;

export function prefersClosingLine({ date, sign }: ChoiceContext): boolean {
  return fractionOf(`closing ${date} ${sign}`) < SHARE_OF_CLOSINGS;
}

const isHeadline = ({ headline }: Candidate): boolean => headline !== undefined;

/** Everybody hears of a retrograde so often; of two by turns. */
const COURSE_EVERY_DAYS = 4;

function dueCourses({ courses }: Candidates, { history, day }: ChoiceContext): Candidate[] {
  const since = ({ name }: Candidate): number => history.daysSince(name, day);
  const every = courses.length > 1 ? COURSE_EVERY_DAYS - 1 : COURSE_EVERY_DAYS;
  return courses.filter((one) => since(one) >= every).sort((a, b) => since(b) - since(a));
}

/** A tip says nothing of its ruler that the reading has said already. */
function isFresh({ facts: [place, aspect], body }: Candidate, { told }: ChoiceContext): boolean {
  const reasons = told.flatMap(({ candidate }) => candidate.facts);
  if (aspect) return !reasons.some((fact) => fact.aspect && fact.bodies.join() === aspect.bodies.join());
  return !reasons.some(({ bodies, kind }) => kind !== place!.kind && bodies.includes(body));
}

/** An ending that the day cannot do without: the rest of its news, or a reminder that is due. */
export function chooseNeeded(candidates: Candidates, context: ChoiceContext): ChosenParagraph | null {
  const { told } = context;
  const rest = candidates.bodies.filter(
    (one) => isHeadline(one) && !told.some(({ candidate }) => candidate === one),
  );
  const courses = dueCourses(candidates, context).filter((one) => isNew(one, context));
  const due = rest.length > 0 ? [alsoCandidate(rest)] : courses;
  const found =
    firstFittingParagraph(due, context, { most: SHORT_REMINDER }) ?? firstFittingParagraph(due, context);
  return found && take(found, context);
}

/** A tip, on some days a closing line instead. */
export function chooseEnding({ tip, closing }: Candidates, context: ChoiceContext): ChosenParagraph {
  const soFar = wordsSoFar(context);
  const limits = { least: LEAST_WORDS - soFar, most: MOST_WORDS - soFar };
  const fitting = firstFittingParagraph([tip], context, limits);
  const isMissed = fitting !== null && longMissed(fitting.unit, context) > 0;
  const tips = fitting && (isMissed || isFresh(tip, context)) ? [tip] : [];
  const order = prefersClosingLine(context) && !isMissed ? [closing, ...tips] : [...tips, closing];
  const ending =
    firstFittingParagraph(order, context, limits) ??
    shortestParagraph([tip, closing], context) ??
    leastRecentParagraph([closing], context);
  return takeOrThrow(ending, 'ending', context);
}
