import type { CivilDate } from '../calendar/civil-date.ts';
import type { SignKey } from '../zodiac/signs.ts';
import type { Candidate } from './candidate.ts';
import type { Candidates } from './candidates.ts';
import { alsoCandidate } from './news.ts';
import {
  farthestReservedParagraph,
  firstFittingParagraph,
  leastRecentParagraph,
  shortestParagraph,
  subjectsOf,
  type ChoiceContext,
  type ChosenParagraph,
} from './choose-paragraph.ts';
import { overlaps, ranked, sharesBody } from './rank.ts';
import { fractionOf } from '../calendar/seed.ts';
import { shapesToTry, type Part } from './shapes.ts';

/** One sign's reading of one day, before its slots are filled. */
export interface ChosenReading {
  sign: SignKey;
  date: CivilDate;
  blocks: ChosenParagraph[];
  lead: Candidate;
  shape: number;
}

/** Thrown when the bank has no words for a true sky: a fault of the content, found by its check. */
export class MissingWords extends Error {}

/** 220 less what filled slots add to a paragraph's own count. */
const MOST_WORDS = 203;
const LEAST_WORDS = 150;
const WORDS_FOR_ADVICE = 36;
const WORDS_FOR_CLOSING = 18;
const LEAST_BODY_WORDS = 50;
/**
 * Some days end on a single line instead of a piece of advice; every day would be a mannerism. Long paragraphs leave
 * words for no more than a line on about as many days again.
 */
const SHARE_OF_CLOSINGS = 0.2;

/** From now on these sentences are taken, for the rest of this reading and for the other signs. */
function take(chosen: ChosenParagraph, { usedToday, history, day }: ChoiceContext): ChosenParagraph {
  for (const sentence of chosen.unit.sentences) usedToday.add(sentence);
  history.use(chosen.unit, day);
  return chosen;
}

function takeOrThrow(chosen: ChosenParagraph | null, what: string, context: ChoiceContext): ChosenParagraph {
  if (!chosen) throw new MissingWords(`no ${what} is left for ${context.sign} on ${context.date}`);
  return take(chosen, context);
}

function prefersClosingLine({ date, sign }: ChoiceContext): boolean {
  return fractionOf(`closing ${date} ${sign}`) < SHARE_OF_CLOSINGS;
}

/** Words left for a paragraph: if the day ends as planned, and if it ends on a single line. */
interface WordBudget {
  planned: number;
  most: number;
}

/** Candidates in groups, the preferred ones first. */
type Tiers = readonly (readonly Candidate[])[];

/**
 * What happens today is included even if the day then ends on a single line; anything else first tries to leave the
 * ending as it is planned. Rather than speak of one thing twice, a reading uses words reserved for a later day.
 */
function chooseBody(
  tiers: Tiers,
  news: readonly Candidate[],
  budget: WordBudget,
  context: ChoiceContext,
): ChosenParagraph | null {
  const limits = { most: budget.most };
  const fromTier = (tier: readonly Candidate[]): ChosenParagraph | null =>
    firstFittingParagraph(tier, context, { most: budget.planned }) ??
    firstFittingParagraph(tier, context, limits) ??
    farthestReservedParagraph(tier, context, limits);
  return (
    firstFittingParagraph(news, context, limits) ??
    tiers.reduce<ChosenParagraph | null>((found, tier) => found ?? fromTier(tier), null) ??
    shortestParagraph(tiers.flat(), context) ??
    leastRecentParagraph(tiers.flat(), context)
  );
}

const isNews = (candidate: Candidate): boolean => candidate.isNews === true;
const isHeadline = ({ headline }: Candidate): boolean => headline !== undefined;

function chooseBodies(
  candidates: Candidates,
  opener: ChosenParagraph,
  context: ChoiceContext,
): [ChosenParagraph, ChosenParagraph] {
  const { house } = opener.candidate;
  // On Mondays opener and advice are both about the Moon: a third paragraph on its house is one too many.
  const crowded = candidates.advice.house === house ? house : null;
  const bodies = ranked(candidates.bodies, crowded, context);
  const ending = prefersClosingLine(context) ? WORDS_FOR_CLOSING : WORDS_FOR_ADVICE;
  const budgetBeside = (words: number): WordBudget => ({
    planned: MOST_WORDS - ending - words,
    most: MOST_WORDS - WORDS_FOR_CLOSING - words,
  });
  const firstBudget = budgetBeside(opener.unit.words + LEAST_BODY_WORDS);
  const strongest = bodies.filter(isNews);
  const first = takeOrThrow(chooseBody([bodies], strongest, firstBudget, context), 'body paragraph', context);
  const others = bodies.filter(({ name }) => name !== first.candidate.name);
  const distinct = others.filter((one) => !overlaps(one, first.candidate));
  // Opener and first may both be about the Moon's house; the second then looks elsewhere if it can.
  const elsewhere = distinct.filter((one) => one.house !== house);
  const otherBodies = others.filter((one) => !sharesBody(one, first.candidate));
  const otherHouses = others.filter((one) => one.house !== first.candidate.house);
  const tiers = [[...elsewhere, ...distinct], otherHouses, otherBodies, others];
  const secondBudget = budgetBeside(opener.unit.words + first.unit.words);
  // What every sign is to hear comes even if it happens where the first did.
  const news = [...others.filter(isHeadline), ...distinct.filter(isNews)];
  const second = chooseBody(tiers, news, secondBudget, context);
  return [first, takeOrThrow(second, 'second body paragraph', context)];
}

/** Everybody hears of a retrograde so often; of two by turns. */
const COURSE_EVERY_DAYS = 5;

function dueCourses({ courses }: Candidates, { history, day }: ChoiceContext): Candidate[] {
  const since = ({ name }: Candidate): number => history.daysSince(name, day);
  const every = courses.length > 1 ? COURSE_EVERY_DAYS - 1 : COURSE_EVERY_DAYS;
  return courses.filter((one) => since(one) >= every).sort((a, b) => since(b) - since(a));
}

/** What is still to be told of the day, a reminder that is due, or advice, on some days a closing line instead. */
function chooseEnding(
  candidates: Candidates,
  told: readonly ChosenParagraph[],
  context: ChoiceContext,
): ChosenParagraph {
  const { advice, closing, bodies } = candidates;
  const wordsSoFar = told.reduce((sum, { unit }) => sum + unit.words, 0);
  const limits = { least: LEAST_WORDS - wordsSoFar, most: MOST_WORDS - wordsSoFar };
  const rest = bodies.filter((one) => isHeadline(one) && !told.some(({ candidate }) => candidate === one));
  const due = [...(rest.length > 0 ? [alsoCandidate(rest)] : []), ...dueCourses(candidates, context)];
  const needed = firstFittingParagraph(due, context, limits) ?? firstFittingParagraph(due, context);
  if (needed) return take(needed, context);
  const order = prefersClosingLine(context) ? [closing, advice] : [advice, closing];
  const ending = firstFittingParagraph(order, context, limits) ?? shortestParagraph([advice], context);
  return takeOrThrow(ending, 'advice', context);
}

/** A closing line takes the place of the advice, and always the last one. */
function arrange(
  parts: Record<Part, ChosenParagraph>,
  endsOnClosingLine: boolean,
  { date, sign, history }: ChoiceContext,
): Pick<ChosenReading, 'blocks' | 'shape'> {
  const inPlace = (order: readonly Part[]): readonly Part[] =>
    endsOnClosingLine ? [...order.filter((part) => part !== 'advice'), 'advice'] : order;
  const arranged = shapesToTry(`${date} ${sign}`, history.recentShapes).map(({ index, parts: order }) => ({
    shape: index,
    blocks: inPlace(order).map((part) => parts[part]),
  }));
  const repeatsFirstWord = ({ blocks }: { blocks: ChosenParagraph[] }) =>
    blocks.some(({ unit }, at) => at > 0 && blocks[at - 1]!.unit.firstWord === unit.firstWord);
  return arranged.find((one) => !repeatsFirstWord(one)) ?? arranged[0]!;
}

/** Chooses one sign's paragraphs of the day, and keeps them in its history. */
export function choose(candidates: Candidates, context: ChoiceContext): ChosenReading {
  const { sign, date, day, history } = context;
  const openers = [candidates.opener];
  const opener = takeOrThrow(
    firstFittingParagraph(openers, context) ?? leastRecentParagraph(openers, context),
    'Moon opener',
    context,
  );
  const [first, second] = chooseBodies(candidates, opener, context);
  const advice = chooseEnding(candidates, [opener, first, second], context);
  const endsOnClosingLine = advice.unit.heading === undefined;
  const { blocks, shape } = arrange({ opener, first, second, advice }, endsOnClosingLine, context);
  const subjects = [first, second, advice].flatMap(({ candidate }) => subjectsOf(candidate.name));
  history.endDay(day, subjects, shape);
  const lead = opener.candidate.strength > first.candidate.strength ? opener.candidate : first.candidate;
  return { sign, date, blocks, lead, shape };
}
