import type { CivilDate } from '../calendar/civil-date.ts';
import type { SignKey } from '../zodiac/signs.ts';
import type { Candidate } from './candidate.ts';
import type { Candidates } from './candidates.ts';
import { alsoCandidate } from './news.ts';
import {
  farthestReservedParagraph,
  firstFittingParagraph,
  leastRecentParagraph,
  longMissed,
  shortestParagraph,
  subjectsOf,
  type ChoiceContext,
  type ChosenParagraph,
} from './choose-paragraph.ts';
import { overlaps, ranked, sharesBody, sharesPlace } from './rank.ts';
import { fractionOf } from '../calendar/seed.ts';
import { shapesToTry, type Part } from './shapes.ts';

/** One sign's reading of one day, before its slots are filled. */
export interface ChosenReading {
  sign: SignKey;
  date: CivilDate;
  blocks: ChosenParagraph[];
  lead: ChosenParagraph;
  shape: number;
}

/** Thrown when the bank has no words for a true sky: a fault of the content, found by its check. */
export class MissingWords extends Error {}

/** 220 less a few for slots that are longer than usual. */
const MOST_WORDS = 214;
const LEAST_WORDS = 150;
const WORDS_FOR_TIP = 30;
const WORDS_FOR_CLOSING = 18;
const WORDS_FOR_REMINDER = 38;
const LEAST_BODY_WORDS = 54;
/** Some days end on a single line instead of a tip; every day would be a mannerism. */
const SHARE_OF_CLOSINGS = 0.15;
/** On so many days without a new or full Moon one of its aspects takes the place of where it is. */
const SHARE_OF_MOON_TOUCHES = 0.45;

/** From now on these sentences are taken, for the rest of this reading and for the other signs. */
function take(chosen: ChosenParagraph, { usedToday, history, day, told }: ChoiceContext): ChosenParagraph {
  for (const sentence of chosen.unit.sentences) usedToday.add(sentence);
  history.use(chosen.unit, day);
  told.push(chosen);
  return chosen;
}

function takeOrThrow(chosen: ChosenParagraph | null, what: string, context: ChoiceContext): ChosenParagraph {
  if (!chosen) throw new MissingWords(`no ${what} is left for ${context.sign} on ${context.date}`);
  return take(chosen, context);
}

function chooseOpener({ opener, moonTouches }: Candidates, context: ChoiceContext): ChosenParagraph {
  const { date, sign } = context;
  const isLunation = opener.facts.some(({ kind }) => kind === 'lunation');
  const prefersTouch = !isLunation && fractionOf(`moon ${date} ${sign}`) < SHARE_OF_MOON_TOUCHES;
  const touches = isLunation ? [] : ranked(moonTouches, context);
  const openers = prefersTouch ? [...touches, opener] : [opener, ...touches];
  const chosen = firstFittingParagraph(openers, context) ?? leastRecentParagraph(openers, context);
  return takeOrThrow(chosen, 'words for the Moon', context);
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
  // A reminder that is due ends the day, and nothing else then speaks of its planet there.
  const [due] = dueCourses(candidates, context);
  const isFree = (one: Candidate): boolean =>
    !sharesPlace(one, opener.candidate) && (isHeadline(one) || !due || !sharesPlace(one, due));
  const bodies = ranked(candidates.bodies, context).filter(isFree);
  const least = due ? WORDS_FOR_REMINDER : WORDS_FOR_CLOSING;
  const ending = prefersClosingLine(context) ? least : Math.max(least, WORDS_FOR_TIP);
  const budgetBeside = (words: number): WordBudget => ({
    planned: MOST_WORDS - ending - words,
    most: MOST_WORDS - least - words,
  });
  const firstBudget = budgetBeside(opener.unit.words + LEAST_BODY_WORDS);
  const strongest = bodies.filter(isNews);
  const first = takeOrThrow(chooseBody([bodies], strongest, firstBudget, context), 'body paragraph', context);
  const others = bodies.filter((one) => one !== first.candidate && !sharesPlace(one, first.candidate));
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

/** What is still to be told of the day, a reminder that is due, or a tip, on some days a closing line instead. */
function chooseEnding(candidates: Candidates, context: ChoiceContext): ChosenParagraph {
  const { tip, closing, bodies } = candidates;
  const { told } = context;
  const wordsSoFar = told.reduce((sum, { unit }) => sum + unit.words, 0);
  const limits = { least: LEAST_WORDS - wordsSoFar, most: MOST_WORDS - wordsSoFar };
  const rest = bodies.filter((one) => isHeadline(one) && !told.some(({ candidate }) => candidate === one));
  const due = [...(rest.length > 0 ? [alsoCandidate(rest)] : []), ...dueCourses(candidates, context)];
  const needed = firstFittingParagraph(due, context, limits) ?? firstFittingParagraph(due, context);
  if (needed) return take(needed, context);
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

/** A closing line always stands last. */
function arrange(
  parts: Record<Part, ChosenParagraph>,
  endsOnClosingLine: boolean,
  { date, sign, history }: ChoiceContext,
): Pick<ChosenReading, 'blocks' | 'shape'> {
  const inPlace = (order: readonly Part[]): readonly Part[] =>
    endsOnClosingLine ? [...order.filter((part) => part !== 'ending'), 'ending'] : order;
  const arranged = shapesToTry(`${date} ${sign}`, history.recentShapes).map(({ index, parts: order }) => ({
    shape: index,
    blocks: inPlace(order).map((part) => parts[part]),
  }));
  const repeatsFirstWord = ({ blocks }: { blocks: ChosenParagraph[] }) =>
    blocks.some(({ unit }, at) => at > 0 && blocks[at - 1]!.unit.firstWord === unit.firstWord);
  return arranged.find((one) => !repeatsFirstWord(one)) ?? arranged[0]!;
}

/** The strongest of what can say the day in one sentence. */
export function leadOf(blocks: readonly ChosenParagraph[]): ChosenParagraph {
  const leading = blocks.filter(({ unit }) => unit.summary !== undefined);
  return leading.reduce((best, one) => (one.candidate.strength > best.candidate.strength ? one : best));
}

/** Chooses one sign's paragraphs of the day, and keeps them in its history. */
export function choose(candidates: Candidates, context: ChoiceContext): ChosenReading {
  const { sign, date, day, history } = context;
  const opener = chooseOpener(candidates, context);
  const [first, second] = chooseBodies(candidates, opener, context);
  const ending = chooseEnding(candidates, context);
  const endsOnClosingLine = ending.unit.heading === undefined;
  const { blocks, shape } = arrange({ opener, first, second, ending }, endsOnClosingLine, context);
  history.endDay(
    day,
    context.told.flatMap(({ candidate }) => subjectsOf(candidate.name)),
    shape,
  );
  return { sign, date, blocks, lead: leadOf(blocks), shape };
}
