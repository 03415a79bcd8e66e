import type { CivilDate } from '../calendar/civil-date.ts';
import type { SignKey } from '../zodiac/signs.ts';
import type { Candidate } from './candidate.ts';
import type { Candidates } from './candidates.ts';
import {
  farthestReservedParagraph,
  firstFittingParagraph,
  leastRecentParagraph,
  shortestParagraph,
  subjectsOf,
  type ChoiceContext,
  type Limits,
  type ChosenParagraph,
} from './choose-paragraph.ts';
import { chooseEnding, chooseNeeded, MOST_WORDS, prefersClosingLine } from './choose-ending.ts';
import { overlaps, ranked, sharesBody, sharesPlace } from './rank.ts';
import { isNew, take, takeOrThrow, wordsSoFar } from './take.ts';
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

const WORDS_FOR_TIP = 30;
const WORDS_FOR_CLOSING = 18;
const LEAST_BODY_WORDS = 57;
/** On so many days without a new or full Moon one of its aspects takes the place of where it is. */
const SHARE_OF_MOON_TOUCHES = 0.45;

function chooseOpener(
  { opener, moonTouches }: Candidates,
  limits: Limits,
  context: ChoiceContext,
): ChosenParagraph {
  const { date, sign } = context;
  const isLunation = opener.facts.some(({ kind }) => kind === 'lunation');
  const prefersTouch = !isLunation && fractionOf(`moon ${date} ${sign}`) < SHARE_OF_MOON_TOUCHES;
  const touches = isLunation ? [] : ranked(moonTouches, context);
  const openers = (prefersTouch ? [...touches, opener] : [opener, ...touches]).filter((one) =>
    isNew(one, context),
  );
  const chosen =
    firstFittingParagraph(openers, context, limits) ??
    firstFittingParagraph(openers, context) ??
    leastRecentParagraph(openers, context);
  return takeOrThrow(chosen, 'words for the Moon', context);
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

/** A reading has this many paragraphs besides the Moon's and its ending. */
const BODIES = 2;

/** What every sign is to hear comes before anything else is chosen, even if two things happen in one house. */
function chooseHeadlines({ bodies }: Candidates, context: ChoiceContext): ChosenParagraph[] {
  const chosen: ChosenParagraph[] = [];
  for (const headline of ranked(bodies.filter(isHeadline), context)) {
    const found = isNew(headline, context) ? firstFittingParagraph([headline], context) : null;
    if (found && chosen.length < BODIES) chosen.push(take(found, context));
  }
  return chosen;
}

/** Words that are left for one more paragraph, and for an ending after it, unless there is one already. */
function budgetOf(missing: number, hasEnding: boolean, context: ChoiceContext): WordBudget {
  const least = hasEnding ? 0 : WORDS_FOR_CLOSING;
  const ending = hasEnding || prefersClosingLine(context) ? least : WORDS_FOR_TIP;
  const words = wordsSoFar(context) + (missing - 1) * LEAST_BODY_WORDS;
  return { planned: MOST_WORDS - ending - words, most: MOST_WORDS - least - words };
}

/** The candidates for one more paragraph: those about something else than what is told first. */
function tiersOf(bodies: readonly Candidate[], { told }: ChoiceContext): Tiers {
  // What ends the day is no subject of its own.
  const others = told
    .filter(({ unit }) => unit.summary !== undefined)
    .map(({ candidate }) => candidate)
    .filter(({ body }) => body !== 'moon');
  const beside = (clashes: (one: Candidate, other: Candidate) => boolean): Candidate[] =>
    bodies.filter((one) => !others.some((other) => clashes(one, other)));
  const distinct = beside(overlaps);
  // The Moon's paragraph and another may be about one house; a third looks elsewhere if it can.
  const elsewhere = distinct.filter((one) => !told.some(({ candidate }) => candidate.house === one.house));
  const sameHouse = (one: Candidate, other: Candidate): boolean => one.house === other.house;
  return [[...elsewhere, ...distinct], beside(sameHouse), beside(sharesBody), bodies];
}

function chooseBodies(
  candidates: Candidates,
  count: number,
  hasEnding: boolean,
  context: ChoiceContext,
): ChosenParagraph[] {
  const { told } = context;
  const open = ranked(candidates.bodies, context).filter((one) => !isHeadline(one));
  const chosen: ChosenParagraph[] = [];
  for (let missing = count; missing > 0; missing -= 1) {
    const bodies = open.filter((one) => isNew(one, context));
    // Rather a place whose aspect was told than words read not long ago.
    const touched = open.filter((one) => !told.some(({ candidate }) => sharesPlace(one, candidate)));
    const tiers = [...tiersOf(bodies, context), touched];
    const news = tiers[0]!.filter(isNews);
    const found = chooseBody(tiers, news, budgetOf(missing, hasEnding, context), context);
    chosen.push(takeOrThrow(found, 'body paragraph', context));
  }
  return chosen;
}

/** An eclipse, a planet's arrival or turning round opens the day: nobody should have to look for it. */
const GREAT_NEWS = 7;

/** A closing line always stands last. */
function arrange(
  parts: Record<Part, ChosenParagraph>,
  endsOnClosingLine: boolean,
  { date, sign, history }: ChoiceContext,
): Pick<ChosenReading, 'blocks' | 'shape'> {
  const lead = leadOf(Object.values(parts));
  const inPlace = (order: readonly Part[]): readonly Part[] =>
    endsOnClosingLine ? [...order.filter((part) => part !== 'ending'), 'ending'] : order;
  const arranged = shapesToTry(`${date} ${sign}`, history.recentShapes).map(({ index, parts: order }) => ({
    shape: index,
    blocks: inPlace(order).map((part) => parts[part]),
  }));
  const repeatsFirstWord = ({ blocks }: { blocks: ChosenParagraph[] }) =>
    blocks.some(({ unit }, at) => at > 0 && blocks[at - 1]!.unit.firstWord === unit.firstWord);
  const opensWithLead = ({ blocks }: { blocks: ChosenParagraph[] }) => blocks[0] === lead;
  const opening = lead.candidate.strength >= GREAT_NEWS ? arranged.filter(opensWithLead) : arranged;
  const wanted = opening.length > 0 ? opening : arranged;
  return wanted.find((one) => !repeatsFirstWord(one)) ?? wanted[0]!;
}

/** The strongest of what can say the day in one sentence. */
export function leadOf(blocks: readonly ChosenParagraph[]): ChosenParagraph {
  const leading = blocks.filter(({ unit }) => unit.summary !== undefined);
  return leading.reduce((best, one) => (one.candidate.strength > best.candidate.strength ? one : best));
}

/** Chooses one sign's paragraphs of the day, and keeps them in its history. */
export function choose(candidates: Candidates, context: ChoiceContext): ChosenReading {
  const { sign, date, day, history } = context;
  const headlines = chooseHeadlines(candidates, context);
  const needed = chooseNeeded(candidates, context);
  const missing = BODIES - headlines.length;
  const opener = chooseOpener(
    candidates,
    { most: budgetOf(missing + 1, needed !== null, context).most },
    context,
  );
  const bodies = chooseBodies(candidates, missing, needed !== null, context);
  const [first, second] = [...headlines, ...bodies] as [ChosenParagraph, ChosenParagraph];
  const ending = needed ?? chooseEnding(candidates, context);
  const endsOnClosingLine = ending.unit.heading === undefined;
  const { blocks, shape } = arrange({ opener, first, second, ending }, endsOnClosingLine, context);
  history.endDay(
    day,
    context.told.flatMap(({ candidate }) => subjectsOf(candidate.name)),
    shape,
  );
  return { sign, date, blocks, lead: leadOf(blocks), shape };
}
