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
export const MOST_WORDS = 210;
const LEAST_WORDS = 150;
/** In words: a reminder comes before the paragraphs are chosen, and should leave them room. */
const SHORT_REMINDER = 30;
/** Some days end on a single line instead of a tip; every day would be a mannerism. */
const SHARE_OF_CLOSINGS = 0.1;

export function prefersClosingLine({ date, sign }: ChoiceContext): boolean {
  return fractionOf(`closing ${date} ${sign}`) < SHARE_OF_CLOSINGS;
}

const isHeadline = ({ headline }: Candidate): boolean => headline !== undefined;

/** Everybody hears of a retrograde so often; of two by turns. */
const COURSE_EVERY_DAYS = 4;

function dueCourses({ courses }: Candidates, { history, day, ahead }: ChoiceContext): Candidate[] {
  const since = ({ name }: Candidate): number => history.daysSince(name, day);
  // Where tomorrow has no room for a reminder, today's comes early.
  const early = (courses.length > 1 ? 1 : 0) + (ahead.isTomorrowAnEve ? 2 : 0);
  const every = COURSE_EVERY_DAYS - early;
  return courses.filter((one) => since(one) >= every).sort((a, b) => since(b) - since(a));
}

/** A tip says nothing of its ruler that the reading has said already; most leave the ruler to their reason. */
function isFresh({ candidate, unit }: ChosenParagraph, { told }: ChoiceContext): boolean {
  if (!unit.namesSky) return true;
  const {
    facts: [place, aspect],
    body,
  } = candidate;
  const reasons = told.flatMap(({ candidate }) => candidate.facts);
  if (aspect) return !reasons.some((fact) => fact.aspect && fact.bodies.join() === aspect.bodies.join());
  return !reasons.some(({ bodies, kind }) => kind !== place!.kind && bodies.includes(body));
}

/** An ending that the day cannot do without: the rest of its news, tomorrow's, or a reminder that is due. */
export function chooseNeeded(candidates: Candidates, context: ChoiceContext): ChosenParagraph | null {
  const { told } = context;
  const rest = candidates.bodies.filter(
    (one) => isHeadline(one) && !told.some(({ candidate }) => candidate === one),
  );
  const courses = dueCourses(candidates, context).filter((one) => isNew(one, context));
  const groups = rest.length > 0 ? [[alsoCandidate(rest)]] : [candidates.eves, courses];
  for (const due of groups) {
    const found =
      firstFittingParagraph(due, context, { most: SHORT_REMINDER }) ?? firstFittingParagraph(due, context);
    if (found) return take(found, context);
  }
  return null;
}

/** A tip, on some days a closing line instead. */
export function chooseEnding({ tip, closing }: Candidates, context: ChoiceContext): ChosenParagraph {
  const soFar = wordsSoFar(context);
  const limits = { least: LEAST_WORDS - soFar, most: MOST_WORDS - soFar };
  const fitting = firstFittingParagraph([tip], context, limits);
  const isMissed = fitting !== null && longMissed(fitting.unit, context) > 0;
  const tips = fitting && (isMissed || isFresh(fitting, context)) ? [tip] : [];
  const order = prefersClosingLine(context) && !isMissed ? [closing, ...tips] : [...tips, closing];
  const ending =
    firstFittingParagraph(order, context, limits) ??
    shortestParagraph([tip, closing], context) ??
    leastRecentParagraph([closing], context);
  return takeOrThrow(ending, 'ending', context);
}
